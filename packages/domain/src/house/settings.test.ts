import { expect, test } from 'vitest'
import { defaultCarrierShareOfFee } from '../orders/cancellations.ts'
import { defaultPlan } from '../orders/schedule.ts'
import { initialSettings, settingDenial, settingRules, settingValues, settingsOf } from './settings.ts'

test('where nothing was set the rules stand as the decisions say', () => {
  expect(initialSettings).toEqual({
    policyIssueCostPesos: 0,
    carrierShareOfFee: defaultCarrierShareOfFee,
    plan: defaultPlan,
    positionLifeMs: 90 * 86_400_000,
    historyMonths: 120,
    auditMonths: 120,
    messageHistoryMonths: 24,
    silentPhoneMs: 30 * 60_000,
    offRouteKm: 3,
    rest: { drivingMs: 10 * 3_600_000, restMs: 8 * 3_600_000 },
    accountancyIdleMs: 30 * 60_000,
    captureWithinDays: 7,
    secondPersonFromPesos: 10_000_000,
    advanceMost: 7000,
    isFloorBlocking: false,
    secondLook: { onNewMoneyPapers: true, onEveryPaper: false },
  })
})

test.each([
  ['policyIssueCostPesos', -1, 'setting.out_of_range'],
  ['policyIssueCostPesos', 12_500, undefined],
  ['carrierShareOfFeeBasisPoints', 10_001, 'setting.out_of_range'],
  ['plannedSpeedKmPerHour', 0, 'setting.out_of_range'],
  ['plannedSpeedKmPerHour', 35.5, 'setting.out_of_range'],
  ['plannedHandlingHours', 0, undefined],
  ['historyMonths', 119, 'setting.out_of_range'],
  ['auditMonths', 119, 'setting.out_of_range'],
  ['accountancyIdleMinutes', 120, undefined],
  ['accountancyIdleMinutes', 121, 'setting.out_of_range'],
  ['accountancyIdleMinutes', Number.NaN, 'setting.out_of_range'],
] as const)('%s of %d: %s', (key, value, denial) => {
  expect(settingDenial(key, value)).toBe(denial)
})

test('a stored value that is no longer within its range stands where it started', () => {
  const values = settingValues({ plannedSpeedKmPerHour: 35, plannedHandlingHours: 'six', unknown: 7 })
  expect(settingsOf(values).plan).toEqual({ speedKmPerHour: 35, handlingHours: 4 })
})

test('a carrier reads what the client pays in all until an administrator decides otherwise', () => {
  expect(settingValues({}).showsClientTotalToCarrier).toBe(1)
  expect(settingValues({ showsClientTotalToCarrier: 0 }).showsClientTotalToCarrier).toBe(0)
})

test('each starts within its own range', () => {
  for (const { initial, least, most } of Object.values(settingRules)) {
    expect(initial).toBeGreaterThanOrEqual(least)
    expect(initial).toBeLessThanOrEqual(most)
  }
})
