import { api } from '@arriero/contract'
import { calledTexts, callOutcomeTexts } from '@arriero/contract/es/inbox'
import { callOutcomes, type CalledSide, type CallOutcome } from '@arriero/domain/house/inbox'
import { lettersMost } from '@arriero/domain/typed/limits'
import { useAct } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { inboxTexts } from './inbox.texts.ts'

const texts = inboxTexts.call

interface Answers {
  called: CalledSide
  outcome: CallOutcome | undefined
  text: string
}

interface CallFormProps {
  orderId: string
  /** Whom the service has; the first is who is mostly called. */
  sides: readonly [CalledSide, ...CalledSide[]]
}

/** That somebody was called about a service, and what came of it. */
export const CallForm = ({ orderId, sides }: CallFormProps) => {
  const empty: Answers = { called: sides[0], outcome: undefined, text: '' }
  const form = useForm({
    act: useAct(api.inbox.call),
    empty,
    fields: {
      called: {
        kind: 'choice',
        label: texts.called,
        options: sides.map((value) => ({ value, label: calledTexts[value] })),
      },
      outcome: {
        kind: 'choice',
        label: texts.outcome,
        isRadios: true,
        options: callOutcomes.map((value) => ({ value, label: callOutcomeTexts[value] })),
        required: texts.outcomeRequired,
      },
      text: {
        kind: 'words',
        rows: 2,
        label: texts.text,
        help: texts.textHelp,
        isOptional: true,
        most: lettersMost.inboxNote,
      },
    },
    input: (body) => ({ params: { _id: orderId }, body }),
    done: texts.done,
    refreshes: [api.inbox.notes, api.inbox.items, api.notes.all, api.orders.history],
    onDone: () => form.reset(),
  })
  return <DeskForm form={form} act={texts.act} />
}
