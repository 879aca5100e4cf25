import { CallError } from '@arriero/contract/call'
import { newVehicle } from '@arriero/contract/vehicles/vehicles'
import { describe, expect, test } from 'vitest'
import { goForward, startWizard } from '#shared/wizard/wizard.ts'
import { openingVehicle, stepNames, type VehicleAnswers, type VehicleStepName } from './vehicle-answers.ts'
import { vehicleProblems } from './vehicle-checks.ts'
import { newVehicleBody, refusedAnswer } from './vehicle-payload.ts'
import { vehicleSteps } from './vehicle-steps.ts'
import { vehicleSummary } from './vehicle-summary.ts'

const now = new Date('2026-03-10T15:00:00Z')
const today = '2026-03-10'
const id = (digit: string) => digit.repeat(24)
let taken = 0
const photo = () => [{ id: String(++taken).padStart(24, '0'), url: 'data:,', name: 'foto.jpg' }]

const answers: VehicleAnswers = {
  licensePlate: 'sxc 481',
  brand: { id: id('1'), name: 'Hino' },
  model: '2020',
  service: 'publico',
  registeredOn: '2020-05-01',
  images: photo(),
  vehicleType: { id: id('2'), name: 'Camión sencillo', key: 'singleTruck', needsTrailer: false },
  bodyWork: { id: id('3'), name: 'Estacas' },
  capacity: { value: '9,5', unit: 'Tn' },
  trailerPlate: '',
  soatFront: photo(),
  soatBack: photo(),
  soatIssuedOn: '2026-01-01',
  soatExpiresOn: '2027-01-01',
  cardFront: photo(),
  cardBack: photo(),
  cardIssuedOn: '2020-05-01',
  inspectionPhoto: photo(),
  inspectionExpiresOn: '2026-12-31',
}
const problems = (step: VehicleStepName, change: Partial<VehicleAnswers> = {}) =>
  vehicleProblems(step, { ...answers, ...change }, today)

test('an empty wizard is told everything its first step asks', () => {
  expect(vehicleProblems('basics', openingVehicle, today)).toEqual({
    images: 'image.required',
    licensePlate: 'plate.required',
    brand: 'brand.required',
    model: 'model.required',
  })
})

test('the specs ask for type, body, capacity and its unit', () => {
  expect(vehicleProblems('specs', openingVehicle, today)).toEqual({
    vehicleType: 'vehicle.type_required',
    bodyWork: 'body.required',
    capacity: 'capacity.required',
  })
  expect(problems('specs', { capacity: { value: '9', unit: '' } })).toEqual({
    capacity: 'capacity.unit_required',
  })
})

test('an articulated type takes its trailer now or later; another forgets one that was typed before', () => {
  const tractor = { id: id('4'), name: 'Tractomula 3S3', key: 'tractor3S3', needsTrailer: true }
  expect(problems('specs', { vehicleType: tractor })).toEqual({})
  expect(newVehicleBody({ ...answers, vehicleType: tractor })).not.toHaveProperty('trailerPlate')
  expect(problems('specs', { vehicleType: tractor, trailerPlate: 'T1' })).toEqual({
    trailerPlate: 'trailer_plate.invalid',
  })
  expect(problems('specs', { trailerPlate: 'R12345' })).toEqual({})
  expect(newVehicleBody({ ...answers, trailerPlate: 'R12345' })).not.toHaveProperty('trailerPlate')
})

describe('the SOAT', () => {
  test('needs both sides and both dates', () => {
    expect(vehicleProblems('soat', openingVehicle, today)).toEqual({
      soatFront: 'image.required',
      soatBack: 'image.required',
      soatIssuedOn: 'paper.issued_on_required',
      soatExpiresOn: 'paper.expires_on_required',
    })
  })

  test('ends after it was issued', () => {
    expect(problems('soat', { soatExpiresOn: '2026-01-01' })).toEqual({
      soatExpiresOn: 'paper.dates_out_of_order',
    })
  })
})

test('a day that is over is told where it was typed, and stays there', () => {
  const past = { soatIssuedOn: '2025-01-01', soatExpiresOn: '2026-01-01' }
  expect(problems('soat', past)).toEqual({ soatExpiresOn: 'paper.already_expired' })
  expect(vehicleSummary({ ...answers, ...past })).toContainEqual(
    expect.objectContaining({ value: expect.stringContaining('1 Ene 2026') }),
  )
})

describe('the inspection', () => {
  const none = { inspectionPhoto: [], inspectionExpiresOn: undefined }

  test('is asked of a truck of six years', () => {
    expect(vehicleProblems('inspection', { ...answers, ...none }, today)).toEqual({
      inspectionPhoto: 'image.required',
      inspectionExpiresOn: 'paper.expires_on_required',
    })
  })

  test('may be skipped by a young one, whole or not at all', () => {
    const young = { ...answers, ...none, registeredOn: '2025-05-01' }
    expect(vehicleProblems('inspection', young, today)).toEqual({})
    expect(vehicleProblems('inspection', { ...young, inspectionPhoto: photo() }, today)).toEqual({
      inspectionExpiresOn: 'paper.expires_on_required',
    })
  })
})

test('what may be told later is left out, and then the inspection is asked for', () => {
  const untold = { ...answers, service: undefined, registeredOn: undefined }
  expect(vehicleProblems('basics', untold, today)).toEqual({})
  const body = newVehicleBody(untold)
  expect(newVehicle.safeParse(JSON.parse(JSON.stringify(body))).error).toBeUndefined()
  const none = { inspectionPhoto: [], inspectionExpiresOn: undefined }
  expect(vehicleProblems('inspection', { ...untold, ...none }, today)).toHaveProperty('inspectionPhoto')
})

test('the payload is what the contract takes', () => {
  const body = newVehicleBody(answers)
  expect(newVehicle.safeParse(body).error).toBeUndefined()
  expect(body).toMatchObject({
    loadingCapacity: '9.5 Tn',
    isActive: false,
    documents: [{ name: 'Soat' }, { name: 'Tarjeta de propiedad' }, { name: 'Revisión Tecnicomecánica' }],
  })
})

test('the five steps are walked in order, and a reload resumes where one was', () => {
  const steps = vehicleSteps(() => now)
  let state = { ...startWizard(steps), answers: answers as Partial<VehicleAnswers> }
  for (const key of stepNames.slice(1)) {
    state = goForward(steps, state).state
    expect(state.trail.at(-1)).toBe(key)
  }
  expect(goForward(steps, state).finished).toBe(true)
  const reloaded = JSON.parse(JSON.stringify(state)) as typeof state
  expect(startWizard(steps, reloaded)).toEqual(state)
})

test('a plate that is taken is told beside the plate', () => {
  const reply = { error: '', code: 'plate.taken', requestId: '', fields: { licensePlate: '' } }
  expect(refusedAnswer(new CallError(409, reply))).toEqual({ licensePlate: 'plate.taken' })
  expect(refusedAnswer(new TypeError('offline'))).toBeUndefined()
})

test('the summary says what was chosen so far', () => {
  expect(vehicleSummary({ ...openingVehicle, licensePlate: 'sxc481' })).toEqual([
    { label: 'Placa', value: 'SXC481', isWide: true },
  ])
  expect(vehicleSummary(answers)).toContainEqual({ label: 'Capacidad', value: '9,5 tn', isWide: true })
})
