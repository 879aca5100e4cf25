import { describe, expect, test } from 'vitest'
import { changeCount, emptyDraft } from '#features/papers/review-draft.ts'
import { cargoOptions, judged, type Vehicle, vehicleChangesOf } from './review-draft.ts'

const paper = (_id: string, typeLoadId: string | null = null, isActive = true) => ({
  isWaiting: false,
  _id,
  name: _id,
  kind: _id,
  isActive,
  isPermition: typeLoadId !== null,
  typeLoadId,
  images: [],
  expeditionDate: null,
  expirationDate: '2026-12-31',
  category: null,
  turnedDown: null,
  invalidated: null,
})

const vehicle: Vehicle = {
  _id: 'v',
  version: 3,
  licensePlate: 'SXC481',
  trailerPlate: null,
  brand: 'Hino',
  model: '2022',
  bodyWork: { _id: 'b', name: 'Estacas' },
  _idTypeVehicle: { id: 't', name: 'Camión sencillo' },
  loadingCapacity: '9000 Kg',
  loadingCapacityKg: 9000,
  service: 'publico',
  registeredOn: '2022-03-01',
  lacking: [],
  papers: 'valid',
  isActive: true,
  images: [],
  permissions: [
    { id: 'general', name: 'General' },
    { id: 'bulk', name: 'Granel' },
  ],
  createdAt: '2026-01-12T13:00:00Z',
  documents: [paper('soat', null, false), paper('bulkPaper', 'bulk'), paper('movesPaper', 'moves', false)],
  user: { _id: 'u', name: 'Ana', image: null, score: null },
  base: null,
}

const types = [
  { id: 'general', name: 'General', needsPermission: false, papers: [] },
  { id: 'bulk', papers: ['bulkPaper'], name: 'Granel', needsPermission: true },
  { id: 'moves', papers: ['movesPaper'], name: 'Mudanzas', needsPermission: true },
  { id: 'special', papers: ['specialPaper'], name: 'Especial', needsPermission: true },
]

const judge = (paperId: string, isValidated: boolean, draft = emptyDraft) =>
  judged(draft, vehicle, { paperId, isValidated })

describe('what is sent', () => {
  test('is only what differs from what is', () => {
    const draft = { ...judge('soat', true), isActive: true }
    expect(vehicleChangesOf(draft, vehicle)).toEqual({ documents: [{ _id: 'soat', isActive: true }] })
    expect(vehicleChangesOf(judge('soat', false, draft), vehicle)).toEqual({})
  })

  test('counts each decision', () => {
    const draft = { ...judge('soat', true), isActive: false, permissions: ['general'] }
    expect(changeCount(vehicleChangesOf(draft, vehicle))).toBe(3)
  })

  test('leaves out permissions that only changed their order', () => {
    expect(vehicleChangesOf({ ...emptyDraft, permissions: ['bulk', 'general'] }, vehicle)).toEqual({})
  })
})

test('a cargo paper that is turned down takes its cargo type with it', () => {
  expect(vehicleChangesOf(judge('bulkPaper', false), vehicle)).toEqual({
    documents: [{ _id: 'bulkPaper', isActive: false }],
    permissions: ['general'],
  })
})

describe('a cargo type', () => {
  const whyNot = (draft = emptyDraft, today = '2026-03-01') =>
    Object.fromEntries(
      cargoOptions({ draft, vehicle, today }, types).map(({ value, whyNot: reason }) => [value, reason]),
    )

  test('that is granted stays open, one without its paper is closed with the reason', () => {
    expect(whyNot()).toMatchObject({ general: undefined, bulk: undefined })
    expect(whyNot()['special']).toContain('falta su documento')
    expect(whyNot()['moves']).toContain('Valide primero')
  })

  test('opens when its paper is validated, unless that has expired', () => {
    expect(whyNot(judge('movesPaper', true))['moves']).toBeUndefined()
    expect(whyNot(judge('movesPaper', true), '2027-01-01')['moves']).toContain('vencido')
  })

  test('whose paper was just turned down is closed', () => {
    expect(whyNot(judge('bulkPaper', false))['bulk']).toContain('Valide primero')
  })
})
