import { api } from '@arriero/contract'
import { bogotaDay, daysAfter } from '@arriero/domain/calendar'
import { vatBases, type VatBase } from '@arriero/domain/rates'
import { Select } from 'antd'
import { useState } from 'react'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatDay } from '#shared/format.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { DayInput } from '#shared/forms/DayInput.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { ConfirmAct } from '#shared/ui/ConfirmAct.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { vatBaseTexts as texts } from './vat-base.texts.ts'

const planAheadDays = 5 * 366

interface VatBaseFormProps {
  inForce: VatBase
  onChanged: () => void
}

/** What VAT will be taken on, and from which day; asked once with its effect. */
export const VatBaseForm = ({ inForce, onChanged }: VatBaseFormProps) => {
  const toast = useToast()
  const plan = useAct(api.rates.planVatBase)
  const today = bogotaDay(new Date())
  const [vatBase, setVatBase] = useState<VatBase>()
  const [validFrom, setValidFrom] = useState<string>()
  const [wasTried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const told = fieldTexts(plan.error)['validFrom']
  const dayProblem = told ?? (wasTried && !validFrom ? texts.dayRequired : undefined)
  const change = (set: () => void) => {
    set()
    if (plan.isError) plan.reset()
  }
  const ask = () => {
    setTried(true)
    if (vatBase && validFrom) setAsking(true)
  }
  const save = () => {
    if (!vatBase || !validFrom) return
    plan.mutate(
      { body: { vatBase, validFrom } },
      {
        onSuccess: () => {
          toast.success(texts.done)
          setVatBase(undefined)
          setValidFrom(undefined)
          setTried(false)
          onChanged()
        },
        onSettled: () => setAsking(false),
      },
    )
  }
  return (
    <>
      <ActForm
        act={texts.act}
        isBusy={plan.isPending}
        problem={plan.isError && !told ? errorText(plan.error) : undefined}
        onSubmit={ask}
      >
        <FormField
          label={texts.base}
          problem={wasTried && vatBase === undefined ? texts.baseRequired : undefined}
        >
          {(control) => (
            <Select<VatBase | null>
              {...control}
              size="large"
              value={vatBase ?? null}
              placeholder={texts.choose}
              options={vatBases.map((value) => ({ value, label: texts.options[value] }))}
              onChange={(chosen) => change(() => setVatBase(chosen ?? undefined))}
            />
          )}
        </FormField>
        <FormField label={texts.from} help={texts.fromHelp} problem={dayProblem}>
          {(control) => (
            <DayInput
              control={control}
              value={validFrom}
              onChange={(day) => change(() => setValidFrom(day))}
              first={today}
              last={daysAfter(today, planAheadDays)}
            />
          )}
        </FormField>
      </ActForm>
      <ConfirmAct
        isOpen={isAsking}
        title={texts.confirmTitle}
        effect={<p>{texts.confirm(vatBase ?? inForce, formatDay(validFrom ?? today))}</p>}
        act={texts.act}
        isBusy={plan.isPending}
        onConfirm={save}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
