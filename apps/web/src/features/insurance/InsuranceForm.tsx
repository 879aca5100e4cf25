import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { errorTexts } from '@arriero/contract/es/errors'
import { isInsurable } from '@arriero/domain/insurance'
import { useState } from 'react'
import { useAct } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import type { FieldOf, Fields } from '#shared/forms/form-spec.ts'
import { NumberField } from '#shared/plain/NumberField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { pesosKind } from '#shared/numbers/number-kinds.ts'
import { declare, noAnswers, type InsuranceAnswers } from './insurance-form.ts'
import { insuranceTexts as texts } from './insurance.texts.ts'
import { Premium, usePremium } from './Premium.tsx'

export type InsuranceCatalogues = ReplyOf<typeof api.insurance.catalogues>

/** More than can be insured goes back to 0 with its sentence. Spec §5. */
const declaredKind = pesosKind({ least: 0 })

const optionsOf = (catalogues: InsuranceCatalogues) => ({
  commodity: catalogues.responseMercancias.map(({ cod_mercan, nom_mercan }) => ({
    value: cod_mercan,
    label: nom_mercan,
  })),
  packaging: catalogues.responseEmpaque.map(({ cod_tipemp, nom_tipemp }) => ({
    value: cod_tipemp,
    label: nom_tipemp,
  })),
  mobilization: catalogues.responseMovili.map(({ cod_movili, nom_movili }) => ({
    value: cod_movili,
    label: nom_movili,
  })),
})

/** The premium goes along only when it is known: the server refuses one that is no longer in force. */
const bodyOf = (
  {
    orderId,
    catalogues,
    answers,
  }: { orderId: string; catalogues: InsuranceCatalogues; answers: InsuranceAnswers },
  premiumPesos: number | undefined,
) => {
  const goods = catalogues.responseMercancias.find(({ cod_mercan }) => cod_mercan === answers.commodity)
  return {
    orderId,
    responseMovili: answers.mobilization ?? '',
    responseEmpaque: answers.packaging ?? '',
    responseMercancias: {
      id: answers.commodity ?? '',
      ...(goods ? { name: goods.nom_mercan, codTipmer: goods.cod_tipmer } : {}),
    },
    priceCommodity: answers.declared.declaredPesos ?? 0,
    ...(premiumPesos === undefined ? {} : { priceInsurance: premiumPesos }),
  }
}

interface InsuranceFormProps {
  orderId: string
  catalogues: InsuranceCatalogues
  onStart?: (() => void) | undefined
  onDone: (link: string) => void
}

const declared: FieldOf<InsuranceAnswers['declared'], InsuranceAnswers> = {
  kind: 'own',
  label: texts.value,
  help: texts.valueHelp,
  denial: ({ declaredPesos }) => (isInsurable(declaredPesos ?? 0) ? undefined : texts.missing),
  draw: ({ label, help, problem, value, set }) => (
    <NumberField
      {...{ label, help }}
      problem={value.problem ? errorTexts[value.problem] : problem}
      kind={declaredKind}
      value={value.declaredPesos}
      onChange={(typed) => set(declare(typed))}
    />
  ),
}

const chosen = (label: string, options: { value: string; label: string }[]) =>
  ({
    kind: 'choice',
    label,
    options,
    placeholder: texts.choose,
    hasSearch: true,
    required: texts.missing,
  }) as const

type Options = Record<'commodity' | 'packaging' | 'mobilization', { value: string; label: string }[]>

export const insuranceFields = ({ commodity, packaging, mobilization }: Options) =>
  ({
    commodity: chosen(texts.commodity, commodity),
    packaging: chosen(texts.packaging, packaging),
    mobilization: chosen(texts.mobilization, mobilization),
    declared,
  }) satisfies Fields<InsuranceAnswers>

export const InsuranceForm = ({ orderId, catalogues, onStart, onDone }: InsuranceFormProps) => {
  const held = useState(noAnswers)
  const [answers] = held
  const { declaredPesos = 0 } = answers.declared
  const premium = usePremium(declaredPesos)
  const form = useForm({
    act: useAct(api.insurance.create),
    empty: noAnswers,
    held,
    fields: insuranceFields(optionsOf(catalogues)),
    input: () => ({ body: bodyOf({ orderId, catalogues, answers }, premium.shown?.premiumPesos) }),
    onStart,
    onDone: ({ data }) => onDone(data.link),
  })
  const isIncomplete = Object.keys(form.problems).length > 0
  const cost = premium.shown && premium.shown.premiumPesos + premium.shown.vatPesos
  return (
    <DeskForm
      form={isIncomplete ? { ...form, foot: errorTexts['form.incomplete'] } : form}
      act={cost === undefined ? texts.act : texts.actFor(formatMoney(cost))}
    >
      <DeskFields form={form} />
      <Premium declaredPesos={declaredPesos} {...premium} />
    </DeskForm>
  )
}
