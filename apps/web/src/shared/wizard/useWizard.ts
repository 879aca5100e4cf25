import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { forget, readSaved, save } from './saved-wizard.ts'
import { goneBack, roomBehind, trailIn, withTrail } from './step-history.ts'
import {
  type Problems,
  type StepPlan,
  type WizardState,
  answer,
  currentStep,
  goBack,
  goForward,
  goTo,
  goToProblem,
  isLastStep,
  startWizard,
  without,
} from './wizard.ts'

export interface WizardRun<Answers extends object> {
  state: WizardState<Answers>
  step: StepPlan<Answers>
  problems: Problems
  isLast: boolean
  isBusy: boolean
  set: (given: Partial<Answers>) => void
  forward: () => void
  back: () => void
  goTo: (key: string) => void
}

/**
 * Resolves to true when the server took it: only then the answers are forgotten. What it refused of single fields brings
 * the wizard back to the step that asks for them.
 */
export type OnFinish<Answers> = (answers: Answers) => Promise<boolean | Problems>

interface WizardSetup<Answers extends object> {
  /** One wizard of this name at a time in a tab; it resumes after a reload. */
  name: string
  steps: readonly StepPlan<Answers>[]
  initial?: Partial<Answers>
  /** Answers this page only remembers: a reload asks for them again. */
  unsaved?: readonly (keyof Answers & string)[] | undefined
  /** Where it leads once the server took it; left out where `onFinish` leads on by itself. */
  doneAt?: string | undefined
  onFinish: OnFinish<Answers>
  /** Somebody went elsewhere in the middle: his answers are kept, and he should know. */
  onLeft?: (() => void) | undefined
}

/** The wizard is gone because another address is shown. */
const useLeaving = (leave: () => void): void => {
  const { pathname } = useLocation()
  const latest = useRef({ leave, pathname })
  useEffect(() => {
    latest.current = { leave, pathname }
  })
  useEffect(
    () => () => {
      if (window.location.pathname !== latest.current.pathname) latest.current.leave()
    },
    [],
  )
}

/** Keeps the steps and the browser's history together. Answers a way to each of a trail's steps. */
const useStepHistory = (name: string, follow: (trail: readonly string[]) => void) => {
  const { state: held, key } = useLocation()
  const navigate = useNavigate()
  const shown = trailIn(held, name)
  const hasBegun = useRef(false)
  const here = (trail: readonly string[], replace: boolean) =>
    navigate({ search: window.location.search }, { replace, state: withTrail(held, name, trail) })
  /** Who comes to a wizard begun before finds its steps behind him. */
  const begin = useEffectEvent(async (trail: readonly string[]) => {
    if (hasBegun.current || shown !== undefined) return
    hasBegun.current = true
    for (let length = 1; length <= trail.length; length += 1) await here(trail.slice(0, length), length === 1)
  })
  const arrive = useEffectEvent(() => {
    if (shown !== undefined) follow(shown)
  })
  useEffect(() => arrive(), [key])
  return {
    shown,
    begin,
    push: (trail: readonly string[]) => void here(trail, false),
    /** False where the history does not reach so far. */
    back: (entries: number): boolean => {
      if (roomBehind() < entries) return false
      void navigate(-entries)
      return true
    },
    /** To where it leads once it is done: none of its steps stays behind. */
    leave: async (entries: number, to: string) => {
      if (entries > 0 && roomBehind() >= entries) await goneBack(entries, (delta) => void navigate(delta))
      await navigate(to, { replace: true })
    },
  }
}

export const useWizard = <Answers extends object>(setup: WizardSetup<Answers>): WizardRun<Answers> => {
  const { name, steps, initial, unsaved, doneAt, onFinish, onLeft } = setup
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, setBusy] = useState(false)
  /** Of what the server refused, shown once the history is back at its step. */
  const refused = useRef<Problems>({})
  const isDone = useRef(false)
  const history = useStepHistory(name, (trail) => {
    if (isDone.current || trail.join() === state.trail.join()) return
    setState(({ answers }) => startWizard(steps, { trail, answers }))
    setProblems(refused.current)
    refused.current = {}
  })
  const [state, setState] = useState(() => {
    const saved = readSaved<Answers>(name) ?? { trail: [], answers: initial ?? {} }
    return startWizard(steps, { ...saved, trail: history.shown ?? saved.trail })
  })
  useEffect(() => {
    if (!isDone.current) save(name, without(state, unsaved))
  }, [name, state, unsaved])
  const begin = useEffectEvent(() => history.begin(state.trail))
  useEffect(() => void begin(), [])
  useLeaving(() => {
    const isBegun = JSON.stringify(state.answers) !== JSON.stringify(initial ?? {})
    if (!isDone.current && isBegun) onLeft?.()
  })

  const move = (next: WizardState<Answers>, told: Problems = {}) => {
    const entries = state.trail.length - next.trail.length
    refused.current = told
    if (entries > 0 && history.back(entries)) return
    setProblems(told)
    setState(next)
  }
  const finish = async () => {
    setBusy(true)
    try {
      // Every step on the way was valid, so the answers are whole.
      const outcome = await onFinish(state.answers as Answers)
      if (outcome === true) {
        isDone.current = true
        forget(name)
        if (doneAt !== undefined) await history.leave(state.trail.length - 1, doneAt)
      } else if (outcome !== false) {
        setProblems(outcome)
        move(goToProblem(steps, state, outcome), outcome)
      }
    } finally {
      setBusy(false)
    }
  }
  return {
    state,
    step: currentStep(steps, state),
    problems,
    isLast: isLastStep(steps, state),
    isBusy,
    set: (given) => {
      setState((current) => answer(current, given))
      setProblems((current) =>
        Object.fromEntries(Object.entries(current).filter(([field]) => !(field in given))),
      )
    },
    forward: () => {
      const result = goForward(steps, state)
      setProblems(result.problems)
      if (result.finished) return void finish()
      if (result.state === state) return
      setState(result.state)
      history.push(result.state.trail)
    },
    back: () => move(goBack(state)),
    goTo: (key) => move(goTo(state, key)),
  }
}
