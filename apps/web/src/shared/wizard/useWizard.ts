import { useEffect, useState } from 'react'
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
  isLastStep,
  startWizard,
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

interface WizardSetup<Answers extends object> {
  /** One wizard of this name at a time in a tab; it resumes after a reload. */
  name: string
  steps: readonly StepPlan<Answers>[]
  initial?: Partial<Answers>
  /** Resolves to true when the server took it: only then the answers are forgotten. */
  onFinish: (answers: Answers) => Promise<boolean>
}

export const useWizard = <Answers extends object>(setup: WizardSetup<Answers>): WizardRun<Answers> => {
  const { name, steps, initial, onFinish } = setup
  const [state, setState] = useState(() =>
    startWizard(steps, readSaved<Answers>(name) ?? { trail: [], answers: initial ?? {} }),
  )
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, setBusy] = useState(false)
  useEffect(() => save(name, state), [name, state])

  const move = (next: WizardState<Answers>) => {
    setProblems({})
    setState(next)
  }
  const finish = async () => {
    setBusy(true)
    try {
      // Every step on the way was valid, so the answers are whole.
      if (await onFinish(state.answers as Answers)) forget(name)
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
      setState(result.state)
      if (result.finished) void finish()
    },
    back: () => move(goBack(state)),
    goTo: (key) => move(goTo(state, key)),
  }
}
