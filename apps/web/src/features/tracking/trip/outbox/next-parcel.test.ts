import { describe, expect, test } from 'vitest'
import { nextParcel, type Queued } from './next-parcel.ts'

const at = (minute: number) => `2026-01-12T13:${String(minute).padStart(2, '0')}:00.000Z`
const report = (key: string, minute: number, change: Partial<Queued> = {}): Queued => ({
  key,
  orderId: 'trip',
  at: at(minute),
  ...change,
})
const none = { reports: [], oldestPointAt: undefined, arePointsDue: true }

describe('what goes to the server next', () => {
  test('nothing, where nothing waits', () => {
    expect(nextParcel(none)).toBeUndefined()
  })

  test('the first report of a service, whatever came after it', () => {
    expect(nextParcel({ ...none, reports: [report('a', 1), report('b', 2)] })).toEqual({
      kind: 'report',
      key: 'a',
    })
  })

  test('positions taken before a report go before it, at once; those taken after it wait for it', () => {
    const reports = [report('a', 5)]
    expect(nextParcel({ reports, oldestPointAt: at(3), arePointsDue: false })).toEqual({
      kind: 'points',
      before: at(5),
    })
    expect(nextParcel({ reports, oldestPointAt: at(7), arePointsDue: true })).toMatchObject({ key: 'a' })
  })

  test('positions alone go when there are enough of them', () => {
    expect(nextParcel({ ...none, oldestPointAt: at(1) })).toEqual({ kind: 'points', before: undefined })
    expect(nextParcel({ ...none, oldestPointAt: at(1), arePointsDue: false })).toBeUndefined()
  })

  test('a refused report stops those behind it on its service, and nothing of another one', () => {
    const reports = [
      report('a', 1, { refusal: { code: 'soat.expired' } }),
      report('b', 2),
      report('c', 3, { orderId: 'other' }),
    ]
    expect(nextParcel({ ...none, reports })).toEqual({ kind: 'report', key: 'c' })
    expect(nextParcel({ ...none, reports: reports.slice(0, 2) })).toBeUndefined()
  })

  test('what its driver may still take back stays, what was reported before it goes', () => {
    const reports = [report('a', 1), report('b', 2, { heldUntilMs: 1 })]
    expect(nextParcel({ ...none, reports })).toEqual({ kind: 'report', key: 'a' })
    expect(nextParcel({ ...none, reports: reports.slice(1) })).toBeUndefined()
  })

  test('of a cancelled service the rest is sent all the same: the server keeps it as evidence', () => {
    const reports = [report('a', 1, { refusal: { code: 'order.cancelled' } }), report('b', 2)]
    expect(nextParcel({ ...none, reports })).toEqual({ kind: 'report', key: 'b' })
  })

  test('while setting out is not accepted, positions taken since then stay in the phone', () => {
    const reports = [report('a', 4, { milestone: 'onTheWay', refusal: { code: 'order.not_paid' } })]
    expect(nextParcel({ reports, oldestPointAt: at(5), arePointsDue: true })).toBeUndefined()
    expect(nextParcel({ reports, oldestPointAt: at(3), arePointsDue: true })).toEqual({
      kind: 'points',
      before: at(4),
    })
  })
})
