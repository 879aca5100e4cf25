import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { errorTexts } from '@arriero/contract/es/errors'
import { isInsurable } from '@arriero/domain/money/insurance'
import { useState } from 'react'
import { useAct, useRead } from '#shared/api/queries.ts'
import { formatMoney, formatPercent } from '#shared/format.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import type { FieldOf, Fields } from '#shared/forms/form-spec.ts'
import { NumberField } from '#shared/plain/fields/NumberField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { pesosKind } from '#shared/numbers/number-kinds.ts'
import { errorText } from '#shared/api/error-text.ts'
import { Statement } from '#shared/plain/values/Statement.tsx'
import { useDebounced } from '#shared/use-debounced.ts'
import { declare, noAnswers, type InsuranceAnswers } from './insurance-form.ts'
import { insuranceTexts as texts } from './insurance.texts.ts'

interface PremiumShown {
  premiumPesos: number
  vatPesos: number
  vatPercent: number
}

/** The premium of a declared value by the rates in force; undefined while it is not known. */
const usePremium = (declaredPesos: number) => {
  const settled = useDebounced(declaredPesos)
  const read = useRead<typeof api.rates.calculate, 'client'>(
    api.rates.calculate,
    { body: { priceCommodity: settled } },
    { enabled: isInsurable(settled), staleTimeMs: 60_000 },
  )
  const reply = settled === declaredPesos && isInsurable(settled) ? read.data : undefined
  const shown: PremiumShown | undefined = reply && {
    premiumPesos: reply.priceInsurance ?? 0,
    vatPesos: reply.insuranceVat ?? 0,
    vatPercent: reply.vatPercent,
  }
  return { shown, problem: read.isError ? errorText(read.error) : undefined }
}

interface PremiumProps {
  declaredPesos: number
  shown: PremiumShown | undefined
  problem: string | undefined
}

const rateText = (premiumPesos: number, declaredPesos: number) =>
  formatPercent(Math.round((premiumPesos * 10_000) / declaredPesos))

const Premium = ({ declaredPesos, shown, problem }: PremiumProps) => {
  if (problem) return <p role="alert">{problem}</p>
  const { premiumPesos = 0, vatPesos = 0, vatPercent } = shown ?? {}
  return (
    <div aria-live="polite">
      <Statement
        caption={texts.statement.caption}
        lines={[
          {
            what: texts.statement.premium,
            amountPesos: premiumPesos,
            ...(shown
              ? { basePesos: declaredPesos, rate: rateText(premiumPesos, declaredPesos) }
              : { rate: '' }),
          },
          {
            what: texts.statement.vat,
            amountPesos: vatPesos,
            ...(vatPercent === undefined
              ? {}
              : { basePesos: premiumPesos, rate: formatPercent(vatPercent * 100) }),
          },
          { what: texts.statement.total, amountPesos: premiumPesos + vatPesos, isTotal: true },
        ]}
      />
    </div>
  )
}

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

export const InsuranceForm = ({ orderId, catalogues, onDone }: InsuranceFormProps) => {
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
