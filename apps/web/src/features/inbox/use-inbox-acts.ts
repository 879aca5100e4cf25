import { api } from '@arriero/contract'
import { inboxCauseTexts } from '@arriero/contract/es/inbox'
import type { InboxItem } from '@arriero/contract/house/inbox'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { keyOf, useAct } from '#shared/api/queries.ts'
import { formatDateTime } from '#shared/format.ts'
import { useSending } from '#shared/forms/use-sending.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { useToast } from '#shared/ui/use-toast.ts'
import { changeEntry, gone, ownedBy } from './inbox-cache.ts'
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

/** One after the other, in the order of the presses; once none is left the queue is read again. */
const useTurns = () => {
  const client = useQueryClient()
  const turns = useRef({ last: Promise.resolve(true), waiting: 0 })
  return (go: (onAnswered: (isDone: boolean) => void) => void): Promise<boolean> => {
    const { current } = turns
    current.waiting += 1
    current.last = current.last
      .then(() => new Promise<boolean>(go))
      .finally(() => {
        current.waiting -= 1
        if (current.waiting === 0) void client.invalidateQueries({ queryKey: keyOf(api.inbox.items) })
      })
    return current.last
  }
}

/** Each stands on screen at once, and is sent in its turn. */
const useInboxSends = (onRefused: (error: unknown) => void) => {
  const { _id: me, name } = useProfile()
  const client = useQueryClient()
  const inTurn = useTurns()
  const taking = useSending({ act: useAct(api.inbox.take), onRefused })
  const snoozing = useSending({ act: useAct(api.inbox.snooze), onRefused })
  return {
    take: ({ _id }: InboxItem, { seenOwner, isMine }: { seenOwner: string | null; isMine: boolean }) => {
      void changeEntry(client, _id, ownedBy(isMine ? { _id: me, name } : null))
      return inTurn((onAnswered) => taking.send({ params: { _id }, body: { seenOwner, isMine } }, onAnswered))
    },
    snooze: ({ _id }: InboxItem, until: string | null) => {
      void changeEntry(client, _id, gone)
      return inTurn((onAnswered) => snoozing.send({ params: { _id }, body: { until } }, onAnswered))
    },
  }
}

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
  const sends = useInboxSends((error) => {
    setLast(undefined)
    toast.error(errorText(error))
  })
  /** What was refused is not taken back. */
  const undoable = (words: string, sent: Promise<boolean>, back: () => void) =>
    setLast({
      words,
      undo: () => {
        setLast(undefined)
        void sent.then((isDone) => isDone && back())
      },
    })
  return {
    last,
    take: (item) => {
      const seenOwner = item.owner?._id ?? null
      const isMine = seenOwner !== me
      const words = (isMine ? texts.taken : texts.given)(nameOf(item))
      undoable(
        words,
        sends.take(item, { seenOwner, isMine }),
        () => void sends.take(item, { seenOwner: isMine ? me : null, isMine: !isMine }),
      )
    },
    snooze: (item, choice) => {
      const until = untilOf(choice, new Date())
      const words = texts.snoozed(nameOf(item), formatDateTime(until))
      undoable(words, sends.snooze(item, until.toISOString()), () => void sends.snooze(item, null))
    },
    wake: (item) => void sends.snooze(item, null),
  }
}
