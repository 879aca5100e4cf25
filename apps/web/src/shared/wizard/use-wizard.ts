import { useEffect, useRef, useState } from 'react'
import { useOnce } from '../api/use-once.ts'
import { takeBackKept, tellKept } from './kept-word.ts'
import { forget, readSaved, save } from './saved-wizard.ts'
import { useLeaving, useShownTrail, useStepHistory } from './use-step-history.ts'
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
}

/** Where one is and what was answered, kept over a reload, and moved by the browser's Back as by the wizard's own. */
const useSteps = <Answers extends object>(setup: WizardSetup<Answers>) => {
  const { name, steps, initial, unsaved } = setup
  const [problems, setProblems] = useState<Problems>({})
  /** Of what the server refused, shown once the history is back at its step. */
  const refused = useRef<Problems>({})
  const isDone = useRef(false)
  const shown = useShownTrail(name)
  const [state, setState] = useState(() => {
    const saved = readSaved<Answers>(name) ?? { trail: [], answers: initial ?? {} }
    return startWizard(steps, { ...saved, trail: shown ?? saved.trail })
  })
  const history = useStepHistory({
    name,
    trail: state.trail,
    follow: (trail) => {
      if (isDone.current || trail.join() === state.trail.join()) return
      setState(({ answers }) => startWizard(steps, { trail, answers }))
      setProblems(refused.current)
      refused.current = {}
    },
  })
  useEffect(() => {
    if (!isDone.current) save(name, without(state, unsaved))
  }, [name, state, unsaved])
  useEffect(() => takeBackKept(name), [name])
  useLeaving(() => {
    const isBegun = JSON.stringify(state.answers) !== JSON.stringify(initial ?? {})
    if (!isDone.current && isBegun) tellKept(name)
  })
  const move = (next: WizardState<Answers>, told: Problems = {}) => {
    const entries = state.trail.length - next.trail.length
    refused.current = told
    if (entries > 0 && history.back(entries)) return
    setProblems(told)
    setState(next)
  }
  const end = () => {
    isDone.current = true
    forget(name)
  }
  return { state, setState, problems, setProblems, history, move, end }
}

export const useWizard = <Answers extends object>(setup: WizardSetup<Answers>): WizardRun<Answers> => {
  const { steps, doneAt, onFinish } = setup
  const { state, setState, problems, setProblems, history, move, end } = useSteps(setup)
  const { run: finish, isBusy } = useOnce(async () => {
    // Every step on the way was valid, so the answers are whole.
    const outcome = await onFinish(state.answers as Answers)
    if (outcome === true) {
      end()
      if (doneAt !== undefined) await history.leave(doneAt)
    } else if (outcome !== false) move(goToProblem(steps, state, outcome), outcome)
  })
  const go = ({ problems: found, state: next, finished }: ReturnType<typeof goForward<Answers>>) => {
    setProblems(found)
    if (finished) return finish()
    if (next.trail.length === state.trail.length) return
    setState(next)
    history.push(next.trail)
  }
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  const { run: askThenGo, isBusy: isAsking } = useOnce(async () => {
    const found = (await currentStep(steps, state).ask?.(state.answers)) ?? {}
    // What was typed meanwhile stays typed, and is looked at like the rest.
    if (Object.keys(found).length === 0) go(goForward(steps, latest.current))
    else setProblems(found)
  })
  return {
    state,
    step: currentStep(steps, state),
    problems,
    isLast: isLastStep(steps, state),
    isBusy: isBusy || isAsking,
    set: (given) => {
      setState((current) => answer(current, given))
      setProblems((current) =>
        Object.fromEntries(Object.entries(current).filter(([field]) => !(field in given))),
      )
    },
    forward: () => {
      const result = goForward(steps, state)
      const isRight = Object.keys(result.problems).length === 0
      if (isRight && currentStep(steps, state).ask) askThenGo()
      else go(result)
    },
    back: () => move(goBack(state)),
    goTo: (key) => move(goTo(state, key)),
  }
}
