/** What keeps each of the five steps from being left. Messages are codes: the form and the server say the same sentence. */
import type { ErrorCode } from '@arriero/domain/errors'
import { typedAmountMaxPesos } from '@arriero/domain/money'
import { placeLine } from '#features/places/place-answer.ts'
import type { Problems, StepSchema } from '#shared/wizard/wizard.ts'
import { dateProblem } from './date-checks.ts'
import { measureProblem } from './measure-checks.ts'
import { measureFields, type ServiceAnswers } from './service-answers.ts'

type Answers = Partial<ServiceAnswers>
type Found = Partial<Record<keyof ServiceAnswers, ErrorCode | undefined>>
export type StepName = 'route' | 'cargo' | 'vehicle' | 'date' | 'price'

const samePlace = ({ origin, destination }: Answers) =>
  origin?.pin.latitude === destination?.pin.latitude && origin?.pin.longitude === destination?.pin.longitude

const checkRoute = (answers: Answers): Found => {
  const { origin, destination } = answers
  if (!origin || !destination) {
    return {
      origin: origin ? undefined : 'place.required',
      destination: destination ? undefined : 'place.required',
    }
  }
  const tooLong = (line: string) => ([...line].length > 200 ? ('input.invalid' as const) : undefined)
  return {
    origin: tooLong(placeLine(origin)),
    destination: samePlace(answers) ? 'order.route_same_place' : tooLong(placeLine(destination)),
  }
}

const checkVehicle = (answers: Answers): Found => ({
  vehicleType: answers.vehicleType ? undefined : 'vehicle.type_required',
  ...Object.fromEntries(measureFields.map((field) => [field, measureProblem(field, answers[field])])),
})

const checkPrice = ({ pricePesos }: Answers): Found => {
  const isWrong = typeof pricePesos === 'number' && (pricePesos < 1 || pricePesos > typedAmountMaxPesos)
  return { pricePesos: isWrong ? 'money.out_of_range' : undefined }
}

export const checkStep = (step: StepName, answers: Answers, now: Date): Found => {
  switch (step) {
    case 'route':
      return checkRoute(answers)
    case 'cargo':
      return { typeLoad: answers.typeLoad ? undefined : 'cargo.not_found' }
    case 'vehicle':
      return checkVehicle(answers)
    case 'date':
      return { day: dateProblem(answers, now) }
    case 'price':
      return checkPrice(answers)
  }
}

export const foundIn = (found: Found): Problems =>
  Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, ErrorCode] => entry[1] !== undefined),
  )

/** A check in the form the wizard asks for. */
export const schemaOf = (step: StepName, now: () => Date): StepSchema => ({
  safeParse: (value) => {
    const problems = Object.entries(foundIn(checkStep(step, value as Answers, now())))
    if (problems.length === 0) return { success: true }
    return {
      success: false,
      error: { issues: problems.map(([field, message]) => ({ path: [field], message })) },
    }
  },
})

export const stepFields: Readonly<Record<StepName, readonly (keyof ServiceAnswers)[]>> = {
  route: ['origin', 'destination'],
  cargo: ['typeLoad', 'images', 'description'],
  vehicle: ['vehicleType', ...measureFields],
  date: ['day', 'hourService'],
  price: ['pricePesos', 'deliveryCode'],
}
