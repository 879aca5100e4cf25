/** What keeps each of the five steps from being left. Messages are codes: the form and the server say the same sentence. */
import { lettersMost } from '@arriero/domain/typed/limits'
import type { SaidCode } from '@arriero/domain/errors/errors'
import { routeDenial } from '@arriero/domain/places/geography'
import { readNumber } from '@arriero/domain/typed/numbers'
import { placeLine } from '#features/places/place-answer.ts'
import { pesos, pesosCode } from '#shared/numbers/number-kinds.ts'
import { contactProblem } from '#features/saved-places/contact.ts'
import type { Problems, StepSchema } from '#shared/wizard/wizard.ts'
import { misfitOf } from './cargo-load.ts'
import { dateProblem } from '#features/orders/moment/date-checks.ts'
import { measureProblem } from './measure-checks.ts'
import { measureFields, type ServiceAnswers } from './service-answers.ts'

type Answers = Partial<ServiceAnswers>
type Found = Partial<Record<keyof ServiceAnswers, SaidCode | undefined>>
export type StepName = 'route' | 'cargo' | 'vehicle' | 'date' | 'price'

const checkRoute = (answers: Answers): Found => {
  const { origin, destination, contacts = {} } = answers
  const wrong = Object.values(contacts).flatMap((contact) => contactProblem(contact) ?? [])
  if (!origin || !destination) {
    return {
      origin: origin ? undefined : 'place.choose_from_list',
      destination: destination ? undefined : 'place.choose_from_list',
      contacts: wrong[0],
    }
  }
  const tooLong = (line: string) =>
    [...line].length > lettersMost.place ? ('input.invalid' as const) : undefined
  return {
    origin: tooLong(placeLine(origin)),
    destination: routeDenial(origin.pin, destination.pin) ?? tooLong(placeLine(destination)),
    contacts: wrong[0],
  }
}

const checkVehicle = (answers: Answers): Found => ({
  vehicleType: answers.vehicleType ? misfitOf(answers)?.code : 'vehicle.type_required',
  ...Object.fromEntries(measureFields.map((field) => [field, measureProblem(field, answers[field])])),
})

const checkPrice = ({ price = '' }: Answers): Found => {
  const problem = readNumber(price, pesos)?.problem
  return { price: problem && pesosCode(problem) }
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
    Object.entries(found).filter((entry): entry is [string, SaidCode] => entry[1] !== undefined),
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
  route: ['origin', 'destination', 'way', 'contacts'],
  cargo: ['typeLoad', 'images', 'description'],
  /** The type of cargo is asked before; whether the vehicle carries it hangs on it, too. */
  vehicle: ['vehicleType', ...measureFields, 'typeLoad'],
  date: ['day', 'hourService'],
  price: ['price', 'deliveryCode'],
}
