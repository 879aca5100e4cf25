import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { errorTexts } from '@arriero/contract/es/errors'
import { Select } from 'antd'
import { useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { NumberField } from '#shared/forms/NumberField.tsx'
import { pesosKind } from '#shared/numbers/number-kinds.ts'
import { declare, missing, noAnswers, type InsuranceAnswers } from './insurance-form.ts'
import { insuranceTexts as texts } from './insurance.texts.ts'
import { Premium, usePremium } from './Premium.tsx'

export type InsuranceCatalogues = ReplyOf<typeof api.insurance.catalogues>

/** More than can be insured goes back to 0 with its sentence. Spec §5. */
const declaredKind = pesosKind({ least: 0 })

interface ChoiceProps {
  label: string
  value: string | undefined
  options: { value: string; label: string }[]
  problem: string | undefined
  onChange: (value: string) => void
}

const Choice = ({ label, value, options, problem, onChange }: ChoiceProps) => (
  <FormField label={label} problem={problem}>
    {(control) => (
      <Select
        {...control}
        value={value ?? null}
        options={options}
        onChange={(chosen) => chosen && onChange(chosen)}
        placeholder={texts.choose}
        showSearch={{ optionFilterProp: 'label' }}
        size="large"
      />
    )}
  </FormField>
)

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
    priceCommodity: answers.declaredPesos ?? 0,
    ...(premiumPesos === undefined ? {} : { priceInsurance: premiumPesos }),
  }
}

interface InsuranceFormProps {
  orderId: string
  catalogues: InsuranceCatalogues
  onStart?: () => void
  onDone: (link: string) => void
}

export const InsuranceForm = ({ orderId, catalogues, onStart, onDone }: InsuranceFormProps) => {
  const insure = useAct(api.insurance.create)
  const [answers, setAnswers] = useState<InsuranceAnswers>(noAnswers)
  const [wasTried, setTried] = useState(false)
  const [valueProblem, setValueProblem] = useState<string>()
  const premium = usePremium(answers.declaredPesos ?? 0)
  const options = optionsOf(catalogues)
  const incomplete = missing(answers)
  const absent = (value: string | undefined) => (wasTried && !value ? texts.missing : undefined)

  const answer = (next: InsuranceAnswers) => {
    setAnswers(next)
    // What was refused is no longer what stands there.
    if (insure.isError) insure.reset()
  }
  const submit = () => {
    setTried(true)
    if (incomplete) return
    onStart?.()
    const body = bodyOf({ orderId, catalogues, answers }, premium.shown?.premiumPesos)
    insure.mutate({ body }, { onSuccess: ({ data }) => onDone(data.link) })
  }
  const incompleteText = wasTried && incomplete ? errorTexts['form.incomplete'] : undefined
  const problem = incompleteText ?? (insure.isError ? errorText(insure.error) : undefined)
  const cost = premium.shown && premium.shown.premiumPesos + premium.shown.vatPesos
  return (
    <ActForm
      act={cost === undefined ? texts.act : texts.actFor(formatMoney(cost))}
      isBusy={insure.isPending}
      problem={problem}
      onSubmit={submit}
    >
      {(['commodity', 'packaging', 'mobilization'] as const).map((field) => (
        <Choice
          key={field}
          label={texts[field]}
          value={answers[field]}
          options={options[field]}
          problem={absent(answers[field])}
          onChange={(value) => answer({ ...answers, [field]: value })}
        />
      ))}
      <NumberField
        label={texts.value}
        help={texts.valueHelp}
        problem={valueProblem ?? (wasTried && !answers.declaredPesos ? texts.missing : undefined)}
        kind={declaredKind}
        value={answers.declaredPesos}
        onChange={(typed) => {
          const { declaredPesos, problem } = declare(typed)
          answer({ ...answers, declaredPesos })
          setValueProblem(problem && errorTexts[problem])
        }}
      />
      <Premium declaredPesos={answers.declaredPesos ?? 0} {...premium} />
    </ActForm>
  )
}
