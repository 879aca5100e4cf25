import { describe, expect, test } from 'vitest'
import { closingView } from './closing-money.ts'

const person = { _id: 'p', name: 'Ana', image: null, score: null, cellPhone: null, identification: null }
const vehicle = { _id: 'v', licensePlate: 'SXC481', trailerPlate: null, typeName: 'Camión', images: [] }
const order = {
  status: 1,
  pay: { transaction: 'abc123', status: 'CAPTURED', isLost: false, alertAt: null },
  total: 2_380_000,
  vatPercent: 19 as number | null,
  driver: person,
  vehicle: vehicle as typeof vehicle | null,
  reservationDate: '2026-03-02T13:00:00.000Z',
  priceInsurance: null as number | null,
  percentArrieroInsurance: null as number | null,
}
const now = new Date('2026-03-02T15:00:00Z')
const view = (feePesos: number, more: Partial<typeof order> = {}) =>
  closingView({ ...order, ...more }, { feePesos, now })

describe('closing a service as cancelled', () => {
  test('keeps the fee with its VAT and gives back the rest', () => {
    expect(view(100_000)).toMatchObject({
      receivedPesos: 2_380_000,
      problem: undefined,
      terms: { feePesos: 100_000, vatPesos: 19_000, refundPesos: 2_261_000 },
    })
  })

  test('keeps the insurance once its cover has begun', () => {
    const insured = { total: 2_558_500, priceInsurance: 150_000, percentArrieroInsurance: 28_500 }
    expect(view(0, insured)).toMatchObject({ terms: { insuranceKeptPesos: 178_500, refundPesos: 2_380_000 } })
    expect(view(0, { ...insured, reservationDate: '2026-03-03T13:00:00.000Z' })).toMatchObject({
      terms: { insuranceKeptPesos: 0, refundPesos: 2_558_500 },
    })
  })

  test('cannot keep more than came in', () => {
    expect(view(2_000_000).problem).toBeUndefined()
    expect(view(2_000_001)).toMatchObject({ problem: 'fee.exceeds_paid', terms: undefined })
  })

  test('of one that nobody was named to drive gives all of it back, the premium too', () => {
    const undriven = {
      vehicle: null,
      total: 2_558_500,
      priceInsurance: 150_000,
      percentArrieroInsurance: 28_500,
    }
    expect(view(0, undriven)).toMatchObject({
      isUndriven: true,
      terms: { insuranceKeptPesos: 0, refundPesos: 2_558_500 },
    })
    expect(view(1, undriven).problem).toBe('fee.not_for_undriven')
    expect(view(0, { ...undriven, reservationDate: '2026-03-02T19:00:01.000Z' }).isUndriven).toBe(false)
  })

  test('keeps nothing where nothing came in or its payment was lost', () => {
    const lost = { ...order.pay, isLost: true }
    expect(view(0, { pay: lost }).receivedPesos).toBe(0)
    expect(view(0, { pay: { ...order.pay, status: null as unknown as string } }).receivedPesos).toBe(0)
    expect(view(1, { pay: lost }).problem).toBe('fee.exceeds_paid')
  })
})

test('the VAT of the fee is that which the service froze, else the usual one', () => {
  expect(view(100_000, { vatPercent: 16 }).terms?.vatPesos).toBe(16_000)
  expect(view(100_000, { vatPercent: null }).terms?.vatPesos).toBe(19_000)
})
