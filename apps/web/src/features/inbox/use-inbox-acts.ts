import { api } from '@arriero/contract'
import { inboxCauseTexts } from '@arriero/contract/es/inbox'
import type { InboxItem } from '@arriero/contract/house/inbox'
import { useEffect, useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatDateTime } from '#shared/format.ts'
import { useSending } from '#shared/forms/use-sending.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { useToast } from '#shared/ui/use-toast.ts'
import { inboxTexts as texts } from './inbox.texts.ts'
import { untilOf, type SnoozeChoice } from './snoozes.ts'

/** What was just done and is taken back by one press. */
interface Undoable {
  words: string
  undo: () => void
}

export interface InboxActs {
  take: (item: InboxItem) => void
  snooze: (item: InboxItem, choice: SnoozeChoice) => void
  wake: (item: InboxItem) => void
  last: Undoable | undefined
}

const undoMs = 10_000

export const nameOf = ({ causes: [first], person }: InboxItem): string =>
  [first && inboxCauseTexts[first.cause], person?.name].filter(Boolean).join(', ')

/** What is done with an entry where it stands; each can be taken back for ten seconds. */
export const useInboxActs = (): InboxActs => {
  const { _id: me } = useProfile()
  const toast = useToast()
  const [last, setLast] = useState<Undoable>()
  useEffect(() => {
    if (last === undefined) return undefined
    const timer = setTimeout(() => setLast(undefined), undoMs)
    return () => clearTimeout(timer)
  }, [last])
  const told = { refreshes: [api.inbox.items], onRefused: (error: unknown) => toast.error(errorText(error)) }
  const taking = useSending({ act: useAct(api.inbox.take), ...told })
  const snoozing = useSending({ act: useAct(api.inbox.snooze), ...told })
  const sendTake = (item: InboxItem, owner: { seen: string | null; isMine: boolean }) =>
    taking.send({ params: { _id: item._id }, body: { seenOwner: owner.seen, isMine: owner.isMine } })
  const sendSnooze = (item: InboxItem, until: string | null) =>
    snoozing.send({ params: { _id: item._id }, body: { until } })
  return {
    last,
    take: (item) => {
      const seen = item.owner?._id ?? null
      const isMine = seen !== me
      sendTake(item, { seen, isMine })
      setLast({
        words: (isMine ? texts.taken : texts.given)(nameOf(item)),
        undo: () => {
          setLast(undefined)
          sendTake(item, { seen: isMine ? me : null, isMine: !isMine })
        },
      })
    },
    snooze: (item, choice) => {
      const until = untilOf(choice, new Date())
      sendSnooze(item, until.toISOString())
      setLast({
        words: texts.snoozed(nameOf(item), formatDateTime(until)),
        undo: () => {
          setLast(undefined)
          sendSnooze(item, null)
        },
      })
    },
    wake: (item) => sendSnooze(item, null),
  }
}
