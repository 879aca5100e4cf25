import { api } from '@arriero/contract'
import { useEffect, useState } from 'react'
import { useAct } from '#shared/api/queries.ts'
import { errorText } from '#shared/api/error-text.ts'
import { useSending } from '#shared/forms/use-sending.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { useToast } from '#shared/ui/use-toast.ts'
import { supportTexts } from './support.texts.ts'

const texts = supportTexts.assign

interface Person {
  _id: string
  name: string
}

interface Assigned {
  _id: string
  assignee: Person | null
}

export interface Assigning {
  isBusy: boolean
  isMine: boolean
  takeIt: () => void
  give: (to: Person | null) => void
  /** What was just done, to be taken back by one press. */
  last: { words: string; undo: () => void } | undefined
}

const undoMs = 10_000

/** Gives a PQR to somebody; for ten seconds it can be taken back. */
export const useAssign = ({ _id, assignee }: Assigned): Assigning => {
  const { _id: me, name } = useProfile()
  const toast = useToast()
  const [last, setLast] = useState<Assigning['last']>()
  useEffect(() => {
    if (last === undefined) return undefined
    const timer = setTimeout(() => setLast(undefined), undoMs)
    return () => clearTimeout(timer)
  }, [last])
  const sending = useSending({
    act: useAct(api.support.assign),
    refreshes: [api.support.detail, api.support.all, api.inbox.items],
    onRefused: (error) => toast.error(errorText(error)),
  })
  const send = (to: Person | null, from: Person | null, onDone?: () => void) =>
    sending.send(
      { params: { _id }, body: { assignee: to?._id ?? null, seenAssignee: from?._id ?? null } },
      (isDone) => isDone && onDone?.(),
    )
  const give = (to: Person | null) => {
    if (sending.isBusy || to?._id === assignee?._id) return
    send(to, assignee, () =>
      setLast({
        words: to === null ? texts.freed : texts.assigned(to.name),
        undo: () => {
          setLast(undefined)
          send(assignee, to)
        },
      }),
    )
  }
  return {
    isBusy: sending.isBusy,
    isMine: assignee?._id === me,
    takeIt: () => give({ _id: me, name }),
    give,
    last,
  }
}
