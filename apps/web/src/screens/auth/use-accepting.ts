import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { bogotaDay } from '@arriero/domain/calendar'
import { consentVersions } from '@arriero/domain/consents'
import type { ErrorCode } from '@arriero/domain/errors'
import { passwordLengthDenial } from '@arriero/domain/passwords'
import { denialOfAge } from '@arriero/domain/registration'
import { useState } from 'react'
import { enterWith } from '#features/session/enter-and-leave.ts'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'

interface Acceptance {
  password: string
  birthOn: string | undefined
  terms: boolean
  data: boolean
}

type Field = keyof Acceptance

const codesOf = ({ password, birthOn, terms, data }: Acceptance): [Field, ErrorCode | undefined][] => [
  ['birthOn', birthOn ? denialOfAge(birthOn, bogotaDay(new Date())) : 'birth.required'],
  ['password', password === '' ? 'password.required' : passwordLengthDenial(password, 'enterprisedriver')],
  ['terms', terms ? undefined : 'consent.terms_required'],
  ['data', data ? undefined : 'consent.data_required'],
]

const problemsOf = (typed: Acceptance): Partial<Record<Field, string>> =>
  Object.fromEntries(codesOf(typed).flatMap(([field, code]) => (code ? [[field, errorTexts[code]]] : [])))

/** What a driver types to join, judged while he types once he tried. */
export const useAccepting = (code: string) => {
  const act = useAct(api.enterpriseDrivers.accept)
  const [typed, setTyped] = useState<Acceptance>({
    password: '',
    birthOn: undefined,
    terms: false,
    data: false,
  })
  const [wasTried, setTried] = useState(false)
  const refused: Record<string, string> = act.isError ? fieldTexts(act.error) : {}
  const problems = wasTried ? { ...refused, ...problemsOf(typed) } : {}
  const submit = () => {
    setTried(true)
    const { password, birthOn } = typed
    if (birthOn === undefined || Object.keys(problemsOf(typed)).length > 0) return
    const { terms, data } = consentVersions
    act.mutate(
      { body: { code, password, birthOn, consents: { terms, data } } },
      { onSuccess: (opened) => enterWith(opened) },
    )
  }
  return {
    typed,
    problems,
    isBusy: act.isPending,
    problem: act.isError && Object.keys(refused).length === 0 ? errorText(act.error) : undefined,
    set: (given: Partial<Acceptance>) => {
      if (act.isError) act.reset()
      setTyped((before) => ({ ...before, ...given }))
    },
    submit,
  }
}
