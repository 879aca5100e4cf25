/** Sentences of `errors-of-assignment` of the domain. Part of `errors.ts`. */
import type { assignmentRefusals } from '@arriero/domain/errors/errors-of-assignment'

export const assignmentErrorTexts: Record<keyof typeof assignmentRefusals, string> = {
  'driver.busy': 'El conductor ya tiene otro servicio en ese horario.',
  'driver.inactive': 'El conductor no está activo.',
  'driver.not_yours': 'El conductor no pertenece a su empresa.',
  'driver.rest_short':
    'El conductor no alcanza a descansar: con el servicio anterior o el siguiente conduce más horas seguidas de las permitidas.',
  'order.assignment_changed':
    'Mientras usted lo movía, otra persona cambió el conductor o el vehículo de este servicio. Mire cómo quedó y asigne de nuevo si hace falta.',
}
