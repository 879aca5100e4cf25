import type { Endpoint } from '@arriero/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { errorText } from '../api/error-text.ts'
import { type Act, keyOf } from '../api/queries.ts'
import { type Proof, type ProofState, useProof } from '../session/use-proof.ts'
import { useToast } from '../ui/useToast.ts'
import {
  type Drawn,
  drawnOf,
  type Fields,
  type FormState,
  isSaidAtFoot,
  type Judging,
  problemsOf,
  type Said,
  shownProblems,
  typedInto,
} from './form-spec.ts'

/** A field that must be there is there when the form goes out. */
type Filled<V, F> = {
  [K in keyof V]: K extends keyof F ? (F[K] extends { required: string } ? NonNullable<V[K]> : V[K]) : V[K]
}

export type Sending<Input, Reply> = Pick<Act<Input, Reply>, 'mutate' | 'isPending' | 'error'>

export interface FormSetup<V, F extends Fields<V>, Input, Reply> extends Judging<V> {
  /** By `useAct` or `useWork`: one press is one act there. */
  act: Sending<Input, Reply>
  /** What stands in it at first. */
  empty: V
  fields: F
  /** Asks for the password again, and says why. */
  proof?: { help?: string }
  input: (values: Filled<V, F>, proof: Proof) => Input
  /** The last question before it goes out: a price that is odd, nothing that would be changed. */
  mayGo?: (values: V) => boolean | Promise<boolean>
  /** Its effect is shown and confirmed first, see `asking`. */
  isAsked?: boolean
  /** Something else it needs is on its way. */
  isHeld?: boolean
  /** What is said of a refusal that belongs to no field. */
  says?: (error: unknown) => Said
  done?: string | ((reply: Reply) => string) | undefined
  /** Reads that are another afterwards. */
  refreshes?: readonly Endpoint[]
  onStart?: (() => void) | undefined
  onDone?: (reply: Reply) => void
  onRefused?: (error: unknown) => void
  onSettled?: () => void
}

/** A form as the looks draw it: `DeskForm`, `PlainForm`. */
export interface FormLook {
  place: RefObject<HTMLFormElement | null>
  drawn: (only?: readonly string[]) => Drawn[]
  /** What went wrong and belongs to no field. */
  foot: Said
  isBusy: boolean
  submit: () => void
  proof: (ProofState & { help: Said }) | undefined
}

export interface FormControls<V> extends FormLook {
  values: V
  set: (given: Partial<V>) => void
  problems: Partial<Record<keyof V, Said>>
  /** For the question before it goes out. */
  asking: { isOpen: boolean; isBusy: boolean; onConfirm: () => void; onClose: () => void }
  reset: () => void
}

/** The first field that is wrong takes the focus, once its sentence stands. */
const leadTo = (place: RefObject<HTMLFormElement | null>) =>
  requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())

/** Out it goes; what follows the answer is said, read again and handed on. */
const useSending = <V, F extends Fields<V>, Input, Reply>(setup: FormSetup<V, F, Input, Reply>) => {
  const toast = useToast()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { act, done, refreshes = [], onDone, onRefused, onSettled } = setup
  const send = (input: Input) =>
    act.mutate(input, {
      onSuccess: (reply) => {
        if (done !== undefined) toast.success(typeof done === 'string' ? done : done(reply))
        for (const read of refreshes) void client.invalidateQueries({ queryKey: keyOf(read) })
        onDone?.(reply)
      },
      onError: (error) => onRefused?.(error),
      onSettled: () => {
        setAsking(false)
        onSettled?.()
      },
    })
  return { isAsking, setAsking, send }
}

/** What is typed, and what stands under each field; a refusal of the server's leads to the first of them. */
const useTyped = <V extends object>(judging: Judging<V>, empty: V, error: unknown) => {
  const place = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<FormState<V>>({ values: empty, wasTried: false, changed: [] })
  const problems = shownProblems(judging, state, error)
  const lead = useEffectEvent(() => {
    if (error && Object.keys(problems).length > 0) leadTo(place)
  })
  useEffect(() => lead(), [error])
  return { place, state, setState, problems }
}

/** The one mechanism of all forms: tried, wrong, busy, refused, asked, done. */
export const useForm = <V extends object, const F extends Fields<V>, Input, Reply>(
  setup: FormSetup<V, F, Input, Reply>,
): FormControls<V> => {
  const { act, empty, fields, input, mayGo, isAsked = false, says = errorText } = setup
  const isBusy = act.isPending || setup.isHeld === true
  const { place, state, setState, problems } = useTyped(setup, empty, act.error)
  const { values } = state
  const { isAsking, setAsking, send } = useSending(setup)
  const proof = useProof(state.changed.length === 0 ? act.error : undefined)
  const isAtFoot = isSaidAtFoot(fields, state, act.error) && !proof.isOfCode
  const take = () => (setup.proof ? proof.take() : { password: '' })
  const go = (given = take()) => {
    if (!given) return
    setup.onStart?.()
    setState((before) => ({ ...before, changed: [] }))
    send(input(values as Filled<V, F>, given))
  }
  const goOn = async (given: Proof) => {
    if (mayGo && !(await mayGo(values))) return
    if (isAsked) setAsking(true)
    else go(given)
  }
  const submit = () => {
    if (isBusy) return
    setState((before) => ({ ...before, wasTried: true }))
    const given = take()
    if (Object.keys(problemsOf(setup, values)).length > 0 || !given) leadTo(place)
    else void goOn(given)
  }
  const set = (given: Partial<V>) => setState((before) => typedInto(before, given))
  const typeProof: ProofState['type'] = (given) => {
    proof.type(given)
    setState((before) => ({ ...before, changed: [...before.changed, 'proof'] }))
  }
  return {
    place,
    values,
    set,
    problems,
    drawn: (only) => drawnOf({ fields, values, problems, set }, only),
    foot: isAtFoot ? says(act.error) : undefined,
    isBusy,
    submit,
    proof: setup.proof && { ...proof, help: setup.proof.help, type: typeProof },
    asking: {
      isOpen: isAsking,
      isBusy: act.isPending,
      onConfirm: () => go(),
      onClose: () => setAsking(false),
    },
    reset: () => setState({ values: empty, wasTried: false, changed: [] }),
  }
}
