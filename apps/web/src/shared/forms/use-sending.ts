import type { Endpoint } from '@arriero/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../api/error-text.ts'
import { type Act, keyOf } from '../api/queries.ts'
import { useToast } from '../ui/use-toast.ts'

export type Sending<Input, Reply> = Pick<Act<Input, Reply>, 'mutate' | 'isPending' | 'error'>

export interface Sent<Input, Reply> {
  /** By `useAct` or `useWork`: one press is one act there. */
  act: Sending<Input, Reply>
  done?: string | ((reply: Reply, input: Input) => string) | undefined
  /** Reads that are another afterwards; of a refusal too, which may be because they are. */
  refreshes?: readonly Endpoint[]
  onDone?: (reply: Reply) => void
  onRefused?: (error: unknown) => void
  onSettled?: (input: Input) => void
}

/** Out it goes; what follows the answer is said, read again and handed on. `asking`: for `ConfirmAct`, where it is asked first. */
export const useSending = <Input, Reply>(setup: Sent<Input, Reply>) => {
  const toast = useToast()
  const client = useQueryClient()
  const [isOpen, setAsking] = useState(false)
  const { act, done, refreshes = [], onDone, onRefused, onSettled } = setup
  const readAgain = () => {
    for (const read of refreshes) void client.invalidateQueries({ queryKey: keyOf(read) })
  }
  /** `onAnswered`: after this one alone, whether it was done. */
  const send = (input: Input, onAnswered?: (isDone: boolean) => void) =>
    act.mutate(input, {
      onSuccess: (reply) => {
        if (done !== undefined) toast.success(typeof done === 'string' ? done : done(reply, input))
        readAgain()
        onDone?.(reply)
        onAnswered?.(true)
      },
      onError: (error) => {
        readAgain()
        onRefused?.(error)
        onAnswered?.(false)
      },
      onSettled: () => {
        setAsking(false)
        onSettled?.(input)
      },
    })
  return {
    send,
    error: act.error,
    isBusy: act.isPending,
    ask: () => setAsking(true),
    asking: { isOpen, isBusy: act.isPending, onClose: () => setAsking(false) },
  }
}

interface Told<Input, Reply> extends Sent<Input, Reply> {
  input: Input
  says?: (error: unknown) => string
}

/** An act of one button: sent by `go`, or by `ask` and `ConfirmAct`. Its refusal is a message, unless somebody takes it. */
export const useToldAct = <Input, Reply>({ input, says = errorText, ...setup }: Told<Input, Reply>) => {
  const toast = useToast()
  const sending = useSending({ onRefused: (error) => toast.error(says(error)), ...setup })
  const go = () => sending.send(input)
  return { ...sending, go, asking: { ...sending.asking, onConfirm: go } }
}
