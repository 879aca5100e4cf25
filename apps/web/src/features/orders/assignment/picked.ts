import type { ErrorCode } from '@arriero/domain/errors/errors'
import type { ReactNode } from 'react'
import type { ControlProps } from '#shared/plain/fields/FormField.tsx'

export interface Pick {
  control: ControlProps
  value: string | undefined
  onChange: (id: string) => void
}

/** The selects are of other features: the screen gives them. */
export type PickOne = (pick: Pick) => ReactNode

/** A driver or a vehicle that must be named. */
export const picked = <C extends ErrorCode>(label: string, required: C, pick: PickOne) => ({
  kind: 'control' as const,
  label,
  required,
  draw: (control: ControlProps, { value, set }: { value: string | undefined; set: (id: string) => void }) =>
    pick({ control, value, onChange: set }),
})
