import type { FieldOf } from '#shared/forms/form-spec.ts'
import type { Problems } from '#shared/wizard/wizard.ts'
import { dateProblem } from './date-checks.ts'
import { DateStep } from './DateStep.tsx'

export interface Chosen {
  /** Bogotá day; asked anew, so that nobody keeps the day there was by not looking. */
  day?: string | undefined
  hourService: string
}

const problemsOf = (chosen: Chosen): Problems => {
  const code = dateProblem(chosen, new Date())
  return code ? { day: code } : {}
}

/** The day and hour of a service as the one field of a form. */
export const momentField = (label: string): FieldOf<Chosen, { moment: Chosen }> => ({
  kind: 'own',
  label,
  denial: (chosen) => dateProblem(chosen, new Date()),
  draw: ({ value, problem, set }) => (
    <DateStep
      answers={{ hourService: value.hourService, ...(value.day ? { day: value.day } : {}) }}
      problems={problem ? problemsOf(value) : {}}
      set={({ hourService = value.hourService, ...given }) =>
        set({ day: 'day' in given ? given.day : value.day, hourService })
      }
    />
  ),
})
