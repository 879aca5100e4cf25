import { useEffect, useState } from 'react'
import { useOnce } from '../api/use-once.ts'
import { forget, readSaved, save } from './saved-wizard.ts'
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
  onFinish: OnFinish<Answers>
}

export const useWizard = <Answers extends object>(setup: WizardSetup<Answers>): WizardRun<Answers> => {
  const { name, steps, initial, unsaved, onFinish } = setup
  const [state, setState] = useState(() =>
    startWizard(steps, readSaved<Answers>(name) ?? { trail: [], answers: initial ?? {} }),
  )
  const [problems, setProblems] = useState<Problems>({})
  useEffect(() => save(name, without(state, unsaved)), [name, state, unsaved])

  const move = (next: WizardState<Answers>) => {
    setProblems({})
    setState(next)
  }
  const { run: finish, isBusy } = useOnce(async () => {
    // Every step on the way was valid, so the answers are whole.
    const outcome = await onFinish(state.answers as Answers)
    if (outcome === true) forget(name)
    else if (outcome !== false) {
      setState((current) => goToProblem(steps, current, outcome))
      setProblems(outcome)
    }
  })
  const go = ({ problems: found, state: next, finished }: ReturnType<typeof goForward<Answers>>) => {
    setProblems(found)
    setState(next)
    if (finished) finish()
  }
  const { run: askThenGo, isBusy: isAsking } = useOnce(async () => {
    const found = (await currentStep(steps, state).ask?.(state.answers)) ?? {}
    setProblems(found)
    // What was typed meanwhile stays typed, and is looked at like the rest.
    if (Object.keys(found).length === 0) setState((current) => goForward(steps, current).state)
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
