import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { keyOf } from '#shared/api/queries.ts'
import { useOnce } from '#shared/api/use-once.ts'
import { useToast } from '#shared/ui/useToast.ts'
import type { DriverProblems, TypedDriver } from './own-driver.ts'

interface OwnDriverSetup<Answer> {
  initial: TypedDriver
  judge: (typed: TypedDriver) => DriverProblems
  send: (typed: TypedDriver) => Promise<Answer>
  done: string
  onDone: (answer: Answer) => void
}

export interface OwnDriverControls {
  typed: TypedDriver
  problems: DriverProblems
  /** What went wrong and belongs to no field. */
  problem: string | undefined
  isBusy: boolean
  set: (given: Partial<TypedDriver>) => void
  submit: () => void
}

/** The server's sentences stand at their fields until something is typed. */
export const useOwnDriver = <Answer>(setup: OwnDriverSetup<Answer>): OwnDriverControls => {
  const { initial, judge, send, done, onDone } = setup
  const toast = useToast()
  const client = useQueryClient()
  const [typed, setTyped] = useState(initial)
  const [wasTried, setTried] = useState(false)
  const [error, setError] = useState<unknown>()
  const refused = error === undefined ? {} : fieldTexts(error)
  const hasField = Object.keys(refused).some((field) => field in typed)
  const { run, isBusy } = useOnce(async () => {
    setError(undefined)
    try {
      const answer = await send(typed)
      toast.success(done)
      for (const read of [api.users.ofEnterprise, api.users.detail])
        void client.invalidateQueries({ queryKey: keyOf(read) })
      onDone(answer)
    } catch (caught) {
      setError(caught)
    }
  })
  const submit = () => {
    setTried(true)
    if (Object.keys(judge(typed)).length === 0) run()
  }
  return {
    typed,
    problems: wasTried ? { ...refused, ...judge(typed) } : {},
    problem: error !== undefined && !hasField ? errorText(error) : undefined,
    isBusy,
    set: (given) => {
      setError(undefined)
      setTyped((before) => ({ ...before, ...given }))
    },
    submit,
  }
}
