import { describe, expect, test } from 'vitest'
import {
  composeReservation,
  driverReminders,
  earliestReservation,
  effectiveAt,
  offerExpiresAt,
  parseHour,
  parseReservation,
  paymentReminders,
  payUntil,
  plannedEndAt,
  untakenUntil,
} from './schedule.ts'

const minute = 60_000
const hour = 60 * minute
const takenAt = new Date('2026-03-10T12:00:00Z')
const from = (ms: number) => new Date(takenAt.getTime() + ms)
const hoursFrom = (dates: Date[]) => dates.map((date) => (date.getTime() - takenAt.getTime()) / hour)

test.each([
  { km: 0, hours: 4 },
  { km: 40, hours: 5 },
  { km: 438.5, hours: 14.9625 },
])('a service of $km km holds its truck for $hours h', ({ km, hours }) => {
  expect(plannedEndAt(takenAt, km)).toEqual(from(hours * hour))
})

test('handling time and speed are settings', () => {
  expect(plannedEndAt(takenAt, 100, { handlingHours: 2, speedKmPerHour: 50 })).toEqual(from(4 * hour))
})

describe('the time to pay', () => {
  test.each([
    { reservedIn: 72 * hour, payIn: 24 * hour, why: 'a day, when the service is far' },
    { reservedIn: 26 * hour, payIn: 24 * hour, why: 'a day, at the edge' },
    { reservedIn: 10 * hour, payIn: 8 * hour, why: 'until two hours before the service' },
    { reservedIn: 2.5 * hour, payIn: 30 * minute, why: 'half an hour at the edge' },
    { reservedIn: hour, payIn: 30 * minute, why: 'half an hour at least' },
    { reservedIn: -hour, payIn: 30 * minute, why: 'half an hour even late' },
  ])('is $why', ({ reservedIn, payIn }) => {
    expect(payUntil(takenAt, from(reservedIn))).toEqual(from(payIn))
  })

  test.each([
    { window: 24 * hour, at: [12, 23.5] },
    { window: 2 * hour, at: [1, 1.5] },
    { window: hour, at: [0.5] },
    { window: 40 * minute, at: [1 / 6, 1 / 3] },
    { window: 30 * minute, at: [0.25] },
  ])('of $window ms brings reminders after $at h', ({ window, at }) => {
    expect(hoursFrom(paymentReminders(takenAt, from(window)))).toEqual(at)
  })
})

test.each([
  { reservedIn: 48, at: [24, 34, 44] },
  { reservedIn: 24, at: [10, 20] },
  { reservedIn: 5, at: [1] },
  { reservedIn: 4, at: [] },
])('a service $reservedIn h ahead without a driver is recalled after $at h', ({ reservedIn, at }) => {
  expect(hoursFrom(driverReminders(takenAt, from(reservedIn * hour)))).toEqual(at)
})

test('an offer lives a day, or until the service', () => {
  expect(offerExpiresAt(takenAt, from(48 * hour))).toEqual(from(24 * hour))
  expect(offerExpiresAt(takenAt, from(3 * hour))).toEqual(from(3 * hour))
})

test('a service is reserved an hour ahead at least, and given up a day after its time', () => {
  expect(earliestReservation(takenAt)).toEqual(from(hour))
  expect(untakenUntil(takenAt)).toEqual(from(24 * hour))
})

describe('the hour of a service', () => {
  test.each([
    ['12:00 AM', 0],
    ['12:59 AM', 59],
    ['01:00 AM', 60],
    ['11:59 AM', 719],
    ['12:00 PM', 720],
    ['12:30 PM', 750],
    ['01:05 PM', 785],
    ['11:59 PM', 1439],
  ])('%s is minute %d of the day', (text, minutes) => {
    expect(parseHour(text)).toBe(minutes)
  })

  test.each([
    '00:30 PM',
    '00:00 AM',
    '13:00 PM',
    '1:5 pm',
    '1:05 PM',
    '01:05 pm',
    '01:05PM',
    '01:60 AM',
    '24:00',
    '08:00',
    '',
    ' 08:00 AM',
    '08:00 AM ',
    '08:00  AM',
    '08:00 AM\n',
    '٠٨:00 AM',
    '08:00 XM',
  ])('%j is none', (text) => {
    expect(parseHour(text)).toBeUndefined()
  })
})

describe('the reserved day', () => {
  test.each([
    ['2026-03-10', '08:30 AM', '2026-03-10T13:30:00.000Z'],
    ['2026-03-10', '07:00 PM', '2026-03-11T00:00:00.000Z'],
    ['2026-03-10', '12:00 AM', '2026-03-10T05:00:00.000Z'],
    ['2028-02-29', '12:00 PM', '2028-02-29T17:00:00.000Z'],
    ['2026-03-11T02:00:00.000Z', '08:30 AM', '2026-03-10T13:30:00.000Z'],
    ['2026-03-10T23:00:00-05:00', '08:30 AM', '2026-03-10T13:30:00.000Z'],
    ['2026-03-10T13:30:00.000Z', undefined, '2026-03-10T13:30:00.000Z'],
    ['2026-03-10T08:30:00-05:00', undefined, '2026-03-10T13:30:00.000Z'],
    ['2026-03-10T08:30-05:00', undefined, '2026-03-10T13:30:00.000Z'],
  ])('%s at %s in Bogotá is %s', (day, hourService, instant) => {
    expect(parseReservation(day, hourService)?.toISOString()).toBe(instant)
  })

  test.each([
    ['2026-02-30', '08:00 AM'],
    ['2027-02-29', '08:00 AM'],
    ['2026-13-01', '08:00 AM'],
    ['2026-00-10', '08:00 AM'],
    ['2026-04-31', '08:00 AM'],
    ['0001-01-01', '08:00 AM'],
    ['9999-01-01', '08:00 AM'],
    ['300000-01-01', '08:00 AM'],
    ['10/03/2026', '08:00 AM'],
    ['2026-3-1', '08:00 AM'],
    ['2026-03-10 ', '08:00 AM'],
    ['1773144000', '08:00 AM'],
    ['', '08:00 AM'],
    ['2026-03-10', '00:30 PM'],
    ['2026-03-10', undefined],
    ['2026-02-30T10:00:00Z', undefined],
    ['2026-03-10T24:00:00Z', undefined],
    ['2026-03-10T23:59:60Z', undefined],
    ['2026-03-10T10:00:00', undefined],
    ['2026-03-10T10:00:00+25:00', undefined],
  ])('%s at %s is refused', (day, hourService) => {
    expect(parseReservation(day, hourService)).toBeUndefined()
  })

  test('is told the way it came, for every half hour of a day', () => {
    for (let step = 0; step < 48; step += 1) {
      const at = from(step * 30 * minute)
      const { reservationDate, hourService } = composeReservation(at)
      expect(parseReservation(reservationDate, hourService)).toEqual(at)
    }
    expect(composeReservation(new Date('2026-03-11T00:05:00Z'))).toEqual({
      reservationDate: '2026-03-10',
      hourService: '07:05 PM',
    })
  })
})

describe('the time that counts for a milestone', () => {
  const receivedAt = from(0)
  const stamp = { deviceAt: from(-10 * minute), clockOffsetMs: 0, previousAt: null, receivedAt }
  const server = { at: receivedAt, verified: false }

  test.each([
    { why: "the device's own", given: stamp, expected: { at: from(-10 * minute), verified: true } },
    {
      why: "the device's, put right by its offset",
      given: { ...stamp, deviceAt: from(50 * minute), clockOffsetMs: -hour },
      expected: { at: from(-10 * minute), verified: true },
    },
    {
      why: 'the same instant as the stamp before',
      given: { ...stamp, previousAt: from(-10 * minute) },
      expected: { at: from(-10 * minute), verified: true },
    },
    {
      why: 'that of the stamp before, whose contact was the slower',
      given: { ...stamp, previousAt: from(-10 * minute + 45_000) },
      expected: { at: from(-10 * minute + 45_000), verified: true },
    },
    {
      why: 'the moment of arrival itself',
      given: { ...stamp, deviceAt: receivedAt },
      expected: { at: receivedAt, verified: true },
    },
    {
      why: '72 h old at the edge',
      given: { ...stamp, deviceAt: from(-72 * hour) },
      expected: { at: from(-72 * hour), verified: true },
    },
    {
      why: "the server's: older than 72 h",
      given: { ...stamp, deviceAt: from(-72 * hour - 1) },
      expected: server,
    },
    {
      why: "the server's: before the stamp before",
      given: { ...stamp, previousAt: from(-10 * minute + 45_001) },
      expected: server,
    },
    { why: "the server's: from the future", given: { ...stamp, deviceAt: from(1) }, expected: server },
    {
      why: "the server's: the offset leads to the future",
      given: { ...stamp, clockOffsetMs: hour },
      expected: server,
    },
    { why: "the server's: no time at all", given: { ...stamp, deviceAt: new Date(NaN) }, expected: server },
  ])('is $why', ({ given, expected }) => {
    expect(effectiveAt(given)).toEqual(expected)
  })
})
