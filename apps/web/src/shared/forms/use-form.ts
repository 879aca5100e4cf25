import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { errorText } from '../api/error-text.ts'
import { type Proof, type ProofState, useProof } from '../session/use-proof.ts'
import {
  type Drawn,
  drawnOf,
  type Fields,
  isSaidAtFoot,
  type Judging,
  problemsOf,
  type Said,
  shownProblems,
  type Tries,
} from './form-spec.ts'
import { type Sent, useSending } from './use-sending.ts'

/** A field that must be there is there when the form goes out. */
type Filled<V, F> = {
  [K in keyof V]: K extends keyof F ? (F[K] extends { required: string } ? NonNullable<V[K]> : V[K]) : V[K]
}

export interface FormSetup<V, F extends Fields<V>, Input, Reply> extends Judging<V>, Sent<Input, Reply> {
  /** The values the form starts with. */
  empty: V
  /** What is typed, where it belongs to the screen: shown beside the form, or kept longer than it. */
  held?: readonly [V, Dispatch<SetStateAction<V>>]
  fields: F
  /** Asks for the password again, and says why. */
  proof?: { label?: string; help?: string }
  input: (values: Filled<V, F>, proof: Proof) => Input
  /** The last question before it goes out: a price that is odd, nothing that would be changed. */
  mayGo?: (values: V) => boolean | Promise<boolean>
  /** Its effect is shown and confirmed first, see `asking`. */
  isAsked?: boolean
  /** Something else it needs is on its way. */
  isHeld?: boolean
  /** Nothing typed in it is worth a question before it is left: a door. */
  isKept?: boolean
  /** What is said of a refusal that belongs to no field. */
  says?: (error: unknown) => Said
}

/** A form as the looks draw it: `DeskForm`, `PlainForm`. */
export interface FormLook {
  place: RefObject<HTMLFormElement | null>
  drawn: (only?: readonly string[]) => Drawn[]
  /** What went wrong and belongs to no field. */
  foot: Said
  isBusy: boolean
  isKept: boolean
  submit: () => void
  proof: (ProofState & { label?: Said; help?: Said }) | undefined
}

export interface FormControls<V> extends FormLook {
  values: V
  set: (given: Partial<V>) => void
  problems: Partial<Record<keyof V, Said>>
  /** Leads to what is wrong, and answers whether nothing is: for another way on than its button. */
  isWhole: () => boolean
  /** Nothing was changed since it went out: what was answered is of what stands there. */
  isAsSent: boolean
  /** For the question before it goes out. */
  asking: { isOpen: boolean; isBusy: boolean; onConfirm: () => void; onClose: () => void }
  reset: () => void
}

const untried: Tries = { wasTried: false, changed: [] }

/** The first field that is wrong takes the focus, once its sentence stands. */
const leadTo = (place: RefObject<HTMLFormElement | null>) =>
  requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())

/** What is typed, and what stands under each field; a refusal of the server's leads to the first of them. */
const useTyped = <V extends object, F extends Fields<V>, Input, Reply>(
  setup: FormSetup<V, F, Input, Reply>,
) => {
  const { act, empty, held } = setup
  const place = useRef<HTMLFormElement>(null)
  const own = useState(empty)
  const [values, setValues] = held ?? own
  const [tries, setTries] = useState(untried)
  const state = { ...tries, values }
  const problems = shownProblems(setup, state, act.error)
  const lead = useEffectEvent(() => {
    if (act.error && Object.keys(problems).length > 0) leadTo(place)
  })
  useEffect(() => lead(), [act.error])
  const change = (...names: string[]) =>
    setTries((before) => ({ ...before, changed: [...before.changed, ...names] }))
  return {
    place,
    values,
    problems,
    isAsSent: tries.changed.length === 0,
    isOfNoField: isSaidAtFoot(setup, tries, act.error),
    change,
    set: (given: Partial<V>) => {
      setValues((before) => ({ ...before, ...given }))
      change(...Object.keys(given))
    },
    tell: () => setTries((before) => ({ ...before, wasTried: true })),
    settle: () => setTries((before) => ({ ...before, changed: [] })),
    reset: () => {
      setValues(empty)
      setTries(untried)
    },
  }
}

/** The one mechanism of all forms: tried, wrong, busy, refused, asked, done. */
export const useForm = <V extends object, const F extends Fields<V>, Input, Reply>(
  setup: FormSetup<V, F, Input, Reply>,
): FormControls<V> => {
  const { act, fields, input, mayGo, isAsked = false, says = errorText } = setup
  const isBusy = act.isPending || setup.isHeld === true
  const { place, values, problems, set, isAsSent, ...typed } = useTyped(setup)
  const { send, ask, asking } = useSending(setup)
  const proof = useProof(place, isAsSent ? act.error : undefined)
  const isAtFoot = typed.isOfNoField && !proof.isOfCode
  const take = () => (setup.proof ? proof.take() : { password: '' })
  const go = (given = take()) => {
    if (!given) return
    typed.settle()
    send(input(values as Filled<V, F>, given))
  }
  const wholeProof = () => {
    typed.tell()
    const given = take()
    if (given && Object.keys(problemsOf(setup, values)).length === 0) return given
    leadTo(place)
    return undefined
  }
  const submit = async () => {
    const given = isBusy ? undefined : wholeProof()
    if (!given || (mayGo && !(await mayGo(values)))) return
    if (isAsked) ask()
    else go(given)
  }
  const typeProof: ProofState['type'] = (given) => {
    proof.type(given)
    typed.change('proof')
  }
  return {
    place,
    values,
    set,
    problems,
    drawn: (only) => drawnOf({ fields, values, problems, set }, only),
    foot: isAtFoot ? says(act.error) : undefined,
    isBusy,
    isKept: setup.isKept === true,
    isAsSent,
    submit: () => void submit(),
    isWhole: () => wholeProof() !== undefined,
    proof: setup.proof && { ...proof, ...setup.proof, type: typeProof },
    asking: { ...asking, onConfirm: () => go() },
    reset: typed.reset,
  }
}
