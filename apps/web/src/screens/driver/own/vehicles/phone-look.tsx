import { Fragment } from 'react'
import type { VehicleLook } from '#features/vehicles/new/vehicle-look.ts'
import { Choice } from '#shared/plain/fields/Choice.tsx'
import { Pictures } from './Pictures.tsx'

export const phoneLook: VehicleLook = {
  Photos: Pictures,
  Choice,
  /** In the phone's own list; what speaks for the chosen one stands below it. */
  Cards: ({ legend, cards, help, ...choice }) => (
    <Choice
      {...choice}
      label={legend}
      help={cards.find(({ value }) => value === choice.value)?.hint ?? help}
      options={cards}
      onChange={(chosen) => choice.onChange(String(chosen))}
    />
  ),
  Fields: Fragment,
}
