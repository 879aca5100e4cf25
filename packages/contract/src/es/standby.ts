/** Spanish words for a charge for waiting. */
import type { StandbyState } from '@arriero/domain/orders/standby'
import type { Tone } from '../lists/column.ts'

export const standbyStateTexts: Record<StandbyState, string> = {
  proposed: 'Por aceptar',
  objected: 'En revisión',
  accepted: 'Aceptado',
  decided: 'Resuelto',
  waived: 'Sin cobro',
}

export const standbyStateTones: Record<StandbyState, Tone> = {
  proposed: 'waiting',
  objected: 'bad',
  accepted: 'waiting',
  decided: 'waiting',
  waived: 'off',
}
