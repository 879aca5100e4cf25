/** The wizard's five steps as data, without any screen: the portal and the driver area give them their bodies. Spec §2. */
import type { StepPlan } from '#shared/wizard/wizard.ts'
import { newVehicleTexts as texts } from './new-vehicle.texts.ts'
import {
  stepNames,
  type VehicleAnswer,
  type VehicleAnswers,
  type VehicleStepName,
} from './vehicle-answers.ts'
import { plateProblems } from './taken-plate.ts'
import { schemaOf } from './vehicle-checks.ts'

/** What each step asks, and what its rules look at besides: the inspection is due by the day of registration. */
export const stepFields: Readonly<Record<VehicleStepName, readonly VehicleAnswer[]>> = {
  basics: ['images', 'licensePlate', 'brand', 'model', 'service', 'registeredOn'],
  specs: ['vehicleType', 'trailerPlate', 'bodyWork', 'capacity'],
  soat: ['soatFront', 'soatBack', 'soatIssuedOn', 'soatExpiresOn'],
  propertyCard: ['cardFront', 'cardBack', 'cardIssuedOn'],
  inspection: ['inspectionPhoto', 'inspectionExpiresOn', 'registeredOn', 'service'],
}

interface VehicleStepPlan extends StepPlan<VehicleAnswers> {
  key: VehicleStepName
}

export const vehicleSteps = (now: () => Date): VehicleStepPlan[] =>
  stepNames.map((key) => ({
    key,
    title: texts.steps[key],
    fields: stepFields[key],
    schema: schemaOf(key, now),
    ...(key === 'basics' ? { ask: ({ licensePlate }) => plateProblems(licensePlate) } : {}),
  }))
