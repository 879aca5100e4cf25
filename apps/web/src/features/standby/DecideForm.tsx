import { api } from '@arriero/contract'
import { standbyHoursMax } from '@arriero/domain/standby'
import { updateErrorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { hoursProblem, hoursUpTo, priceOfHours } from './decided-price.ts'
import type { Standby } from './standby-view.ts'
import { standbyTexts } from './standby.texts.ts'
import { StandbyStatement } from './StandbyStatement.tsx'

const texts = standbyTexts.decide
/** Of both phases; what the meter says is the rule's to say. */
const decidedKind = hoursUpTo(2 * standbyHoursMax)

interface DecideFormProps {
  standby: Standby
  onStart: (() => void) | undefined
  onDone: () => void
}

interface Decided {
  hours: number | undefined
  reason: string
}

/** How many hours are charged, and why: both sides read it. No hours waive it, and never more than the meter says. */
export const DecideForm = ({ standby, onStart, onDone }: DecideFormProps) => {
  const { orderId } = standby
  const empty: Decided = { hours: standby.hours, reason: '' }
  const form = useForm({
    act: useAct(api.standby.decide),
    empty,
    fields: {
      hours: {
        kind: 'number',
        label: texts.hours,
        help: texts.hoursHelp(standbyTexts.hours(standby.meteredHours)),
        takes: decidedKind,
        denial: (hours) => hoursProblem(hours, standby),
        isLive: true,
      },
      reason: {
        kind: 'words',
        label: texts.reason,
        help: texts.reasonHelp,
        required: 'reason.required',
        draft: ['standby-decision', orderId],
      },
    },
    input: ({ hours = 0, reason }) => ({ params: { orderId }, body: { hours, reason } }),
    says: updateErrorText,
    done: texts.done,
    onStart,
    onDone,
  })
  const { hours = 0 } = form.values
  const isWrong = hoursProblem(form.values.hours, standby) !== undefined
  const price = priceOfHours(standby, hours)
  const act = hours === 0 ? texts.waive : texts.act(formatMoney(price.total))
  return (
    <DeskForm form={form} act={isWrong ? texts.open : act} isDangerous={!isWrong && hours === 0}>
      <DeskFields form={form} only={['hours']} />
      {!isWrong && hours > 0 && <StandbyStatement standby={{ ...standby, ...price, hours }} />}
      <DeskFields form={form} only={['reason']} />
    </DeskForm>
  )
}
