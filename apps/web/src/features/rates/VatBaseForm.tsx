import { api } from '@arriero/contract'
import { bogotaDay, daysAfter } from '@arriero/domain/calendar'
import { vatBases, type VatBase } from '@arriero/domain/rates'
import { useAct } from '#shared/api/queries.ts'
import { formatDay } from '#shared/format.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { ConfirmAct } from '#shared/ui/ConfirmAct.tsx'
import { vatBaseTexts as texts } from './vat-base.texts.ts'

const planAheadDays = 5 * 366

interface VatBaseFormProps {
  inForce: VatBase
  onChanged: () => void
}

const empty: { vatBase: VatBase | undefined; validFrom: string | undefined } = {
  vatBase: undefined,
  validFrom: undefined,
}

/** What VAT will be taken on, and from which day; asked once with its effect. */
export const VatBaseForm = ({ inForce, onChanged }: VatBaseFormProps) => {
  const today = bogotaDay(new Date())
  const form = useForm({
    act: useAct(api.rates.planVatBase),
    empty,
    fields: {
      vatBase: {
        kind: 'choice',
        label: texts.base,
        placeholder: texts.choose,
        options: vatBases.map((value) => ({ value, label: texts.options[value] })),
        required: texts.baseRequired,
      },
      validFrom: {
        kind: 'day',
        label: texts.from,
        help: texts.fromHelp,
        first: today,
        last: daysAfter(today, planAheadDays),
        required: texts.dayRequired,
      },
    },
    isAsked: true,
    input: (body) => ({ body }),
    done: texts.done,
    onDone: () => {
      form.reset()
      onChanged()
    },
  })
  const { vatBase = inForce, validFrom = today } = form.values
  return (
    <>
      <DeskForm form={form} act={texts.act} />
      <ConfirmAct
        {...form.asking}
        title={texts.confirmTitle}
        effect={<p>{texts.confirm(vatBase, formatDay(validFrom))}</p>}
        act={texts.act}
      />
    </>
  )
}
