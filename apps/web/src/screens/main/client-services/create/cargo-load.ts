/** The cargo as the rules of what a vehicle carries read it. Decisions §12. */
import { fitDenial, isUnusuallyHeavy, smallestFor, type CargoLoad } from '@arriero/domain/orders/cargo-fit'
import { parseMeasure } from '@arriero/domain/typed/measures'
import { isVehicleTypeKey, type VehicleTypeKey } from '@arriero/domain/vehicles/vehicles'
import { kindOf, wireOf } from './measure-checks.ts'
import type { MeasureField, ServiceAnswers } from './service-answers.ts'

type Answers = Partial<ServiceAnswers>

const loadOf = (answers: Answers): CargoLoad => {
  const read = (field: MeasureField) => parseMeasure(kindOf[field], wireOf(field, answers[field]) ?? '')
  return {
    kind: answers.typeLoad?.key,
    weightKg: read('weight'),
    highCm: read('high'),
    widthCm: read('width'),
    depthCm: read('bottom'),
    volumeM3: read('volume'),
  }
}

const typeOf = ({ vehicleType }: Answers): VehicleTypeKey | undefined =>
  vehicleType && isVehicleTypeKey(vehicleType.key) ? vehicleType.key : undefined

/** Why the chosen type cannot carry it, with the smallest that does. */
export const misfitOf = (answers: Answers) => {
  const type = typeOf(answers)
  return type && fitDenial(type, loadOf(answers))
}

/** A better type where some trucks of the chosen one carry it, though most do not. */
export const roomierThan = (answers: Answers): VehicleTypeKey | undefined => {
  const type = typeOf(answers)
  const load = loadOf(answers)
  if (!type || !isUnusuallyHeavy(type, load)) return undefined
  const smallest = smallestFor(load)
  return smallest === type ? undefined : smallest
}
