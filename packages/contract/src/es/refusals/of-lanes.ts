/** Sentences of `errors-of-lanes` of the domain. Part of `errors.ts`. */
import type { laneRefusals } from '@arriero/domain/errors/errors-of-lanes'

export const laneErrorTexts: Record<keyof typeof laneRefusals, string> = {
  'lane.alerts_most_invalid': 'Escriba cuántos avisos quiere al día: de 1 a 50.',
  'lane.matches_everything':
    'Así le avisaríamos de todas las cargas del país. Diga por lo menos de dónde salen o a dónde van.',
  'lane.not_found': 'La ruta guardada no existe o no es suya.',
  'lane.per_km_invalid': 'Escriba los pesos por kilómetro como un número entero, hasta 1.000.000.',
  'lane.reach_invalid': 'Elija hasta dónde: el municipio, un círculo de hasta 250 km o el departamento.',
  'lane.too_many': 'Llegó al máximo de 20 rutas guardadas. Elimine alguna.',
  'lane.weight_invalid': 'Escriba el peso en kilos como un número entero, hasta 100.000.',
}
