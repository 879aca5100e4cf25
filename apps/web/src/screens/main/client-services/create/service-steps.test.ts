import { CallError } from '@arriero/contract/call'
import { newOrder } from '@arriero/contract/orders/orders'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { expect, test } from 'vitest'
import { goForward, startWizard, type StepPlan } from '#shared/wizard/wizard.ts'
import { choose } from '#features/places/place-answer.ts'
import { earliestChoice, hourParts, joinHour, nextDays } from '#features/orders/moment/date-checks.ts'
import { measureProblem, wireOf } from './measure-checks.ts'
import { openingAnswers, type ServiceAnswers } from './service-answers.ts'
import { checkStep, foundIn, schemaOf, stepFields, type StepName } from './service-checks.ts'
import { newOrderBody, refusedAnswer } from './service-payload.ts'

const now = new Date('2026-01-12T13:00:00Z')
const town = (name: string, latitude: number) =>
  choose(
    {
      code: '11001',
      name,
      town: name,
      department: 'Cauca',
      latitude,
      longitude: -74,
      exact: false,
      zoneKm: 2,
    },
    '',
  )

const answers = {
  ...openingAnswers,
  origin: town('Cali', 3.4),
  destination: town('Pasto', 1.2),
  typeLoad: { id: '1'.repeat(24), name: 'General' },
  vehicleType: { id: '2'.repeat(24), key: 'singleTruck', name: 'Camión sencillo', payloadHintKg: 9000 },
  high: { value: '2,5', unit: 'M' },
  width: { value: '240', unit: 'cm' },
  weight: { value: '8', unit: 'tn' },
  day: '2026-01-13',
  hourService: '08:00 AM',
} as ServiceAnswers

const problems = (step: StepName, change: Partial<ServiceAnswers> = {}) =>
  foundIn(checkStep(step, { ...answers, ...change }, now))

test('without both ends the route cannot be left', () => {
  expect(foundIn(checkStep('route', {}, now))).toEqual({
    origin: 'place.choose_from_list',
    destination: 'place.choose_from_list',
  })
})

test('origin and destination are two different points', () => {
  expect(problems('route', { destination: answers.origin })).toEqual({
    destination: 'order.route_same_place',
  })
})

test('a cargo type is chosen; photos and description are not required', () => {
  expect(foundIn(checkStep('cargo', {}, now))).toEqual({ typeLoad: 'cargo.not_found' })
  expect(problems('cargo')).toEqual({})
})

test('height, width and weight are required, the other measures are not', () => {
  expect(foundIn(checkStep('vehicle', openingAnswers, now))).toEqual({
    vehicleType: 'vehicle.type_required',
    high: 'measure.required',
    width: 'measure.required',
    weight: 'measure.required',
  })
})

test.each([
  ['0', 'measure.too_small'],
  ['-2', 'number.negative'],
  ['dos', 'number.unreadable'],
  ['1,2345', 'measure.too_fine'],
  ['9999999', 'measure.length_too_large'],
])('a height of «%s» M is refused as %s', (value, code) => {
  expect(measureProblem('high', { value, unit: 'M' })).toBe(code)
})

test('each limit is told in its own sentence: the weight, the pieces', () => {
  expect(measureProblem('weight', { value: '99999', unit: 'tn' })).toBe('measure.weight_too_large')
  expect(measureProblem('pieces', { value: '1.5', unit: 'Unidades' })).toBe('measure.pieces_not_whole')
  expect(measureProblem('pieces', { value: '2,5', unit: 'Unidades' })).toBe('measure.pieces_not_whole')
})

test('a decimal comma is sent as a point, and grouped thousands without', () => {
  expect(wireOf('high', { value: ' 2,5 ', unit: 'M' })).toBe('2.5 M')
  expect(wireOf('weight', { value: '12.000', unit: 'kl' })).toBe('12000 kl')
})

test.each([
  ['2026-01-12', '08:59 AM', 'order.reservation_too_soon'],
  ['2026-01-12', '09:00 AM', undefined],
  ['2027-01-14', '08:00 AM', 'order.reservation_too_late'],
  [undefined, '08:00 AM', 'order.reservation_required'],
])('at eight in Bogotá, %s at %s is answered with %s', (day, hourService, problem) => {
  const found = foundIn(checkStep('date', { day, hourService }, now))
  expect(found).toEqual(problem ? { day: problem } : {})
})

test('the earliest choice is the next quarter of an hour with an hour of notice and a quarter to decide', () => {
  expect(earliestChoice(new Date('2026-01-12T16:50:00Z'))).toMatchObject({
    day: '2026-01-12',
    hourService: '01:15 PM',
  })
})

test('late in the evening the earliest choice is tomorrow', () => {
  expect(earliestChoice(new Date('2026-01-13T04:10:00Z'))).toMatchObject({
    day: '2026-01-13',
    hourService: '12:30 AM',
  })
})

test('today is Bogotá’s day, also when it is tomorrow in London', () => {
  expect(nextDays(new Date('2026-01-13T03:00:00Z'))).toEqual(['2026-01-12', '2026-01-13', '2026-01-14'])
})

test('an hour comes apart and together again', () => {
  expect(hourParts('12:30 PM')).toEqual({ hour: '12', minutes: '30', half: 'PM' })
  expect(joinHour(hourParts('12:30 PM'))).toBe('12:30 PM')
})

test('no price is fine, a price of zero is not', () => {
  expect(problems('price', { price: '' })).toEqual({})
  expect(problems('price', { price: '0' })).toEqual({ price: 'money.too_small' })
  expect(problems('price', { price: '5.000.000.001' })).toEqual({ price: 'money.too_large' })
})

test('a price that cannot be read is not no price', () => {
  expect(problems('price', { price: '2.000.000,50' })).toEqual({ price: 'money.not_whole' })
  expect(problems('price', { price: '-500' })).toEqual({ price: 'number.negative' })
  expect(problems('price', { price: 'dos millones' })).toEqual({ price: 'money.unreadable' })
})

test('thirty tonnes do not leave the step with a single truck', () => {
  expect(problems('vehicle', { weight: { value: '30', unit: 'tn' } })).toEqual({
    vehicleType: 'vehicle.type_too_weak',
  })
  expect(problems('vehicle', { weight: { value: '36', unit: 'tn' } })).toEqual({
    vehicleType: 'cargo.too_heavy',
  })
  expect(problems('vehicle', { weight: { value: '9,5', unit: 'tn' } })).toEqual({})
})

test('the payload is what the contract takes', () => {
  const body = newOrderBody({ ...answers, price: '2.000.000,00' }, 2_380_000)
  expect(newOrder.safeParse(body).error).toBeUndefined()
  expect(body).toMatchObject({
    high: '2.5 M',
    width: '240 cm',
    weight: '8 tn',
    price: 2_380_000,
    hourService: '08:00 AM',
  })
})

test('without a price the payload has none, and empty measures stay out', () => {
  const body = newOrderBody(answers, undefined)
  expect(newOrder.safeParse(body).success).toBe(true)
  expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['price']))
  expect(body).not.toHaveProperty('volume')
})

test('the five steps are walked in order with whole answers', () => {
  const steps = (['route', 'cargo', 'vehicle', 'date', 'price'] as const).map(
    (key): StepPlan<ServiceAnswers> => ({
      key,
      title: key,
      fields: stepFields[key],
      schema: schemaOf(key, () => now),
    }),
  )
  let state = { ...startWizard(steps), answers }
  for (const key of ['cargo', 'vehicle', 'date', 'price']) {
    state = goForward(steps, state).state as typeof state
    expect(state.trail.at(-1)).toBe(key)
  }
  expect(goForward(steps, state).finished).toBe(true)
})

test('what the server refuses of one field leads back to the step that asks for it', () => {
  const refusal = (code: ErrorCode, field: string) =>
    new CallError(400, { error: '', code, requestId: 'x', fields: { [field]: '' } })
  expect(refusedAnswer(refusal('order.reservation_too_soon', 'reservationDate'))).toEqual({
    day: 'order.reservation_too_soon',
  })
  expect(refusedAnswer(refusal('place.outside_colombia', 'origin.latitude'))).toEqual({
    origin: 'place.outside_colombia',
  })
  expect(refusedAnswer(refusal('place.way_not_found', 'way'))).toEqual({ way: 'place.way_not_found' })
  expect(stepFields.route).toContain('way')
  expect(refusedAnswer(new TypeError('offline'))).toBeUndefined()
})
