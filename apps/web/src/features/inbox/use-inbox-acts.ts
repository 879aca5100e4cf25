import { api } from '@arriero/contract'
import { inboxCauseTexts } from '@arriero/contract/es/inbox'
import type { InboxItem } from '@arriero/contract/house/inbox'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { keyOf, useAct } from '#shared/api/queries.ts'
import { formatDateTime } from '#shared/format.ts'
import { useSending } from '#shared/forms/use-sending.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { useToast } from '#shared/ui/use-toast.ts'
import { useUndoable, type Undoable } from '#shared/undo/use-undoable.ts'
import { changeEntry, gone, ownedBy } from './inbox-cache.ts'
import { whoseOf } from './about.ts'
import { inboxTexts as texts } from './inbox.texts.ts'
import { untilOf, type SnoozeChoice } from './snoozes.ts'

export interface InboxActs {
  take: (item: InboxItem) => void
  snooze: (item: InboxItem, choice: SnoozeChoice) => void
  wake: (item: InboxItem) => void
  /** Of several chosen: those that are not the reader's become his. */
  takeAll: (items: readonly InboxItem[]) => void
  snoozeAll: (items: readonly InboxItem[], choice: SnoozeChoice) => void
  last: Undoable | undefined
}

export const nameOf = (item: InboxItem): string => {
  const [first] = item.causes
  return [first && inboxCauseTexts[first.cause], whoseOf(item)].filter(Boolean).join(', ')
}

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

interface Sent {
  item: InboxItem
  sent: Promise<boolean>
}

/** Of several only what was done is taken back; as long as anything was, that is offered. */
const anyOf = (all: readonly Sent[]): Promise<boolean> =>
  Promise.all(all.map(({ sent }) => sent)).then((done) => done.some(Boolean))

const backOf = (all: readonly Sent[], back: (item: InboxItem) => void) => () => {
  for (const { item, sent } of all) void sent.then((isDone) => isDone && back(item))
}

/** What is done with entries where they stand; each can be taken back for ten seconds. */
export const useInboxActs = (): InboxActs => {
  const { _id: me } = useProfile()
  const toast = useToast()
  const { last, offer } = useUndoable()
  const sends = useInboxSends((error) => toast.error(errorText(error)))
  const own = (item: InboxItem, isMine: boolean): Sent => ({
    item,
    sent: sends.take(item, { seenOwner: item.owner?._id ?? null, isMine }),
  })
  const disown = (item: InboxItem, wasTaken: boolean) =>
    void sends.take(item, { seenOwner: wasTaken ? me : null, isMine: !wasTaken })
  const putOff = (items: readonly InboxItem[], until: Date): Sent[] =>
    items.map((item) => ({ item, sent: sends.snooze(item, until.toISOString()) }))
  const wake = (item: InboxItem) => void sends.snooze(item, null)
  const offerBack = (words: string, all: readonly Sent[], back: (item: InboxItem) => void) =>
    offer(words, anyOf(all), backOf(all, back))
  return {
    last,
    wake,
    take: (item) => {
      const isMine = item.owner?._id !== me
      const words = (isMine ? texts.taken : texts.given)(nameOf(item))
      offerBack(words, [own(item, isMine)], () => disown(item, isMine))
    },
    takeAll: (items) => {
      const all = items.map((item) => own(item, true))
      offerBack(texts.takenAll(items.length), all, (item) => disown(item, true))
    },
    snooze: (item, choice) => {
      const until = untilOf(choice, new Date())
      offerBack(texts.snoozed(nameOf(item), formatDateTime(until)), putOff([item], until), wake)
    },
    snoozeAll: (items, choice) => {
      const until = untilOf(choice, new Date())
      offerBack(texts.snoozedAll(items.length, formatDateTime(until)), putOff(items, until), wake)
    },
  }
}
