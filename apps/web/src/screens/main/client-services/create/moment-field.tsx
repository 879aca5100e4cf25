import type { FieldOf } from '#shared/forms/form-spec.ts'
import { dateProblem } from './date-checks.ts'
import { DateStep } from './DateStep.tsx'
import { foundIn } from './service-checks.ts'

export interface Chosen {
  /** Bogotá day; asked anew, so that nobody keeps the day there was by not looking. */
  day?: string | undefined
  hourService: string
}

/** The day and hour of a service as the one field of a form. */
export const momentField = (label: string): FieldOf<Chosen, { moment: Chosen }> => ({
  kind: 'own',
  label,
  denial: (chosen) => dateProblem(chosen, new Date()),
  draw: ({ value, problem, set }) => (
    <DateStep
      answers={{ hourService: value.hourService, ...(value.day ? { day: value.day } : {}) }}
      problems={problem ? foundIn({ day: dateProblem(value, new Date()) }) : {}}
      set={({ hourService = value.hourService, ...given }) =>
        set({ day: 'day' in given ? given.day : value.day, hourService })
      }
    />
  ),
})
