/** How a wizard moves, without any screen: steps are data, answers are kept whole, going back loses nothing. */

/** What a step needs of a schema; zod's schemas fit. Messages are codes of the contract. */
export interface StepSchema {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }
}

export interface StepPlan<Answers extends object> {
  key: string
  title: string
  /** The answers this step asks for; the schema sees only these. */
  fields: readonly (keyof Answers & string)[]
  schema: StepSchema
  /** What only the server knows, asked before the step is left once all else is right. */
  ask?: (answers: Partial<Answers>) => Promise<Problems>
  /** The key of the step that follows these answers; undefined = the next one of the list. */
  next?: (answers: Partial<Answers>) => string | undefined
}

export interface WizardState<Answers extends object> {
  /** Keys of the steps gone through; the last one is on screen. */
  trail: readonly string[]
  answers: Partial<Answers>
}

/** Field → code of what is wrong with it. */
export type Problems = Readonly<Record<string, string>>

type Plans<Answers extends object> = readonly StepPlan<Answers>[]

export const problemsOf = <Answers extends object>(
  step: StepPlan<Answers>,
  answers: Partial<Answers>,
): Problems => {
  const asked = Object.fromEntries(
    step.fields.filter((field) => answers[field] !== undefined).map((field) => [field, answers[field]]),
  )
  const result = step.schema.safeParse(asked)
  if (result.success) return {}
  const problems: Record<string, string> = {}
  for (const { path, message } of result.error.issues) problems[String(path[0] ?? step.fields[0])] ??= message
  return problems
}

const isDone = <Answers extends object>(step: StepPlan<Answers> | undefined, answers: Partial<Answers>) =>
  step !== undefined && Object.keys(problemsOf(step, answers)).length === 0

export const currentStep = <Answers extends object>(
  steps: Plans<Answers>,
  state: WizardState<Answers>,
): StepPlan<Answers> => {
  const step = steps.find(({ key }) => key === state.trail.at(-1)) ?? steps[0]
  if (!step) throw new Error('a wizard has at least one step')
  return step
}

const keyAfter = <Answers extends object>(steps: Plans<Answers>, state: WizardState<Answers>) => {
  const step = currentStep(steps, state)
  return step.next?.(state.answers) ?? steps[steps.indexOf(step) + 1]?.key
}

export const isLastStep = <Answers extends object>(
  steps: Plans<Answers>,
  state: WizardState<Answers>,
): boolean => keyAfter(steps, state) === undefined

/** Begins, or resumes what was saved: up to the first step that is no longer complete or no longer exists. */
export const startWizard = <Answers extends object>(
  steps: Plans<Answers>,
  saved?: WizardState<Answers>,
): WizardState<Answers> => {
  const answers = saved?.answers ?? {}
  const trail: string[] = []
  for (const key of saved?.trail ?? []) {
    const step = steps.find((one) => one.key === key)
    if (!step) break
    trail.push(key)
    if (!isDone(step, answers)) break
  }
  return { trail: trail.length > 0 ? trail : steps.slice(0, 1).map(({ key }) => key), answers }
}

export const answer = <Answers extends object>(
  state: WizardState<Answers>,
  given: Partial<Answers>,
): WizardState<Answers> => ({ ...state, answers: { ...state.answers, ...given } })

/** The state one step on, or what keeps it here; `finished` when nothing follows. */
export const goForward = <Answers extends object>(
  steps: Plans<Answers>,
  state: WizardState<Answers>,
): { state: WizardState<Answers>; problems: Problems; finished: boolean } => {
  const problems = problemsOf(currentStep(steps, state), state.answers)
  if (Object.keys(problems).length > 0) return { state, problems, finished: false }
  const key = keyAfter(steps, state)
  if (key === undefined) return { state, problems, finished: true }
  return { state: { ...state, trail: [...state.trail, key] }, problems, finished: false }
}

export const goBack = <Answers extends object>(state: WizardState<Answers>): WizardState<Answers> =>
  state.trail.length > 1 ? { ...state, trail: state.trail.slice(0, -1) } : state

/** Returns to a step gone through before; others are not jumped to. */
export const goTo = <Answers extends object>(
  state: WizardState<Answers>,
  key: string,
): WizardState<Answers> => {
  const place = state.trail.indexOf(key)
  return place < 0 ? state : { ...state, trail: state.trail.slice(0, place + 1) }
}

/** Back at the first step that asks for one of these fields; where none does, the state as it is. */
export const goToProblem = <Answers extends object>(
  steps: Plans<Answers>,
  state: WizardState<Answers>,
  problems: Problems,
): WizardState<Answers> => {
  const step = steps.find(({ fields }) => fields.some((field) => field in problems))
  return step ? goTo(state, step.key) : state
}

/** The state without some of its answers. */
export const without = <Answers extends object>(
  state: WizardState<Answers>,
  fields: readonly (keyof Answers & string)[] = [],
): WizardState<Answers> => {
  const answers = { ...state.answers }
  for (const field of fields) delete answers[field]
  return { ...state, answers }
}
