import { expect, test } from 'vitest'
import { settingExample } from './setting-example.ts'

const amounts = (key: Parameters<typeof settingExample>[0], value: number) =>
  settingExample(key, value).lines.map(({ amountPesos }) => amountPesos)

test('exactly the amount of the setting one person pays alone, a peso more waits for another', () => {
  expect(settingExample('secondPersonFromPesos', 10_000_000).sentences).toEqual([
    'Un pago de $10.000.000 lo registra una sola persona.',
    'Uno de $10.000.001 espera a que otra persona lo confirme.',
  ])
  expect(settingExample('secondPersonFromPesos', 0).sentences).toEqual([
    'Todo pago espera a que otra persona lo confirme.',
  ])
})

test('an advance and what is left come to the value', () => {
  expect(amounts('advanceMostBasisPoints', 7000)).toEqual([2_000_000, 1_400_000, 600_000])
  expect(amounts('advanceMostBasisPoints', 0)).toEqual([2_000_000, 0, 2_000_000])
})

test('so many days a payment waits to be captured before anybody is told', () => {
  expect(settingExample('captureWithinDays', 1).sentences[0]).toBe(
    'Un pago autorizado y sin capturar espera 1 día sin avisar.',
  )
})

test('of the insurance never more than was paid for it is kept', () => {
  expect(amounts('policyIssueCostPesos', 15_000)).toEqual([178_500, -15_000, 163_500])
  expect(amounts('policyIssueCostPesos', 5_000_000_000)).toEqual([178_500, -178_500, 0])
})

test('the fee is shared between carrier and platform to the peso', () => {
  expect(amounts('carrierShareOfFeeBasisPoints', 5000)).toEqual([130_900, 65_450, 65_450])
  expect(amounts('carrierShareOfFeeBasisPoints', 3333)).toEqual([130_900, 43_629, 87_271])
})

test('the rests of a long trip are those that its arrival counts', () => {
  expect(settingExample('drivingHoursMost', 10).sentences).toEqual([
    'En un viaje de 25 horas al volante, el conductor descansa 2 veces.',
  ])
  expect(settingExample('drivingHoursMost', 16).sentences).toEqual([
    'En un viaje de 25 horas al volante, el conductor descansa una vez.',
  ])
})
