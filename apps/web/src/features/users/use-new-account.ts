import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { keyOf, useAct } from '#shared/api/queries.ts'
import { useToast } from '#shared/ui/useToast.ts'
import {
  bodyOf,
  emptyForm,
  problemsOf,
  type Field,
  type NewRole,
  type Problems,
  type Typed,
} from './user-form.ts'
import { keepOwnRow } from './own-rows.ts'
import { usersTexts as texts } from './users.texts.ts'

export interface NewAccountControls {
  typed: Typed
  problems: Problems
  /** What went wrong and belongs to no field. */
  problem: string | undefined
  isBusy: boolean
  set: <F extends Field>(field: F, value: Typed[F]) => void
  submit: () => void
}

const lists = [api.users.backoffice, api.users.clients, api.users.enterprises]

/** `rol` where the form is for one role only. The server's sentences stand at their fields until those change. */
export const useNewAccount = (rol: NewRole | undefined, onDone: (id: string) => void): NewAccountControls => {
  const toast = useToast()
  const client = useQueryClient()
  const act = useAct(api.users.create)
  const [typed, setTyped] = useState(() => emptyForm(rol))
  const [wasTried, setTried] = useState(false)
  const [refused, setRefused] = useState<Problems>({})
  const problems: Problems = wasTried ? { ...refused, ...problemsOf(typed) } : {}
  const submit = () => {
    setTried(true)
    if (Object.keys(problemsOf(typed)).length > 0) return
    act.mutate(
      { body: bodyOf(typed) },
      {
        onSuccess: ({ _id }) => {
          keepOwnRow(_id)
          toast.success(texts.form.done)
          for (const list of lists) void client.invalidateQueries({ queryKey: keyOf(list) })
          onDone(_id)
        },
        onError: (error) => setRefused(fieldTexts(error)),
      },
    )
  }
  const hasField = Object.keys(refused).some((field) => field in typed)
  return {
    typed,
    problems,
    problem: act.isError && !hasField ? errorText(act.error) : undefined,
    isBusy: act.isPending,
    set: (field, value) => {
      setTyped((before) => ({ ...before, [field]: value }))
      setRefused(({ [field]: _changed, ...others }) => others)
    },
    submit,
  }
}
