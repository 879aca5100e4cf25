import { CallError } from '@arriero/contract/call'
import { errorTexts } from '@arriero/contract/es/errors'
import { type RefObject, useEffect, useState } from 'react'

/** The password again, and the code where the server asked for one. */
export interface Proof {
  password: string
  code?: string
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof CallError ? error.reply.code : undefined

/** A password that was refused is chosen, to be typed over. */
const useChosenAgain = (place: RefObject<HTMLFormElement | null>, error: unknown): void =>
  useEffect(() => {
    if (codeOf(error) !== 'auth.wrong_credentials') return
    place.current?.querySelector<HTMLInputElement>('[autocomplete="current-password"]')?.select()
  }, [place, error])

/**
 * What is typed of a proof; it is kept in its fields alone and goes with them. The code is asked for once the server wants one,
 * and from then on. `error`: what the server refused.
 */
export const useProof = (place: RefObject<HTMLFormElement | null>, error: unknown) => {
  const [typed, setTyped] = useState({ password: '', code: '' })
  const [wasTried, setTried] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  const refused = codeOf(error)
  useChosenAgain(place, error)
  const isOfCode = refused === 'auth.code_required' || refused === 'auth.code_wrong'
  if (isOfCode && !wasAsked) {
    setAsked(true)
    setTried(false)
  }
  const missing = { password: typed.password === '', code: wasAsked && typed.code.trim() === '' }
  const isWrong = refused === 'auth.code_wrong'
  return {
    typed,
    type: (given: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...given })),
    asksCode: wasAsked || isOfCode,
    /** The refusal is said at the field of the code, and nowhere else. */
    isOfCode,
    problems: {
      password: wasTried && missing.password ? errorTexts['user.password_required'] : undefined,
      code:
        (isWrong ? errorTexts['auth.code_wrong'] : undefined) ??
        (wasTried && missing.code ? errorTexts['factor.code_required'] : undefined),
    },
    /** What goes along; undefined while something is missing, which is shown from then on. */
    take: (): Proof | undefined => {
      setTried(true)
      if (missing.password || missing.code) return undefined
      return wasAsked ? { password: typed.password, code: typed.code.trim() } : { password: typed.password }
    },
  }
}

export type ProofState = ReturnType<typeof useProof>
