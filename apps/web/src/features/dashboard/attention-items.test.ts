import { expect, test } from 'vitest'
import { attentionItems, riskWays, type Attention } from './attention-items.ts'

const nobody = { drivers: 0, enterpriseDrivers: 0, enterprises: 0, clients: 0, clientEnterprises: 0 }
const calm: Attention = {
  papers: nobody,
  accounts: nobody,
  unassigned: { within4Hours: 0, within14Hours: 0, within24Hours: 0 },
  requests: { amber: 0, red: 0 },
  refunds: { count: 0, value: 0 },
  lostPayments: 0,
  lateTrucks: 0,
  strayTrucks: 0,
}
const item = (key: string, attention: Partial<Attention>) =>
  attentionItems({ ...calm, ...attention }).find((one) => one.key === key)

test('a calm day has nothing to count', () => {
  expect(attentionItems(calm).every(({ count, isUrgent }) => count === 0 && !isUrgent)).toBe(true)
})

test('what is urgent stands first', () => {
  const [first] = attentionItems({
    ...calm,
    accounts: { ...nobody, clients: 9 },
    requests: { amber: 2, red: 1 },
  })
  expect(first).toMatchObject({ key: 'requests', count: 3, isUrgent: true })
})

test('services at risk are figures with the way to just those, and no rows of what waits besides', () => {
  const attention: Attention = {
    ...calm,
    unassigned: { within4Hours: 2, within14Hours: 3, within24Hours: 5 },
    lateTrucks: 2,
    strayTrucks: 1,
  }
  expect(riskWays(attention)).toEqual([
    {
      words: 'Servicios sin conductor: 5',
      path: '/main/servicios?needsDriverWithinHours=24&orden=reservationDate',
    },
    { words: 'Vehículos con retraso: 2', path: '/main/flota?view=late' },
    { words: 'Vehículos fuera de la ruta: 1', path: '/main/flota?view=stray' },
  ])
  expect(riskWays({ ...calm, lostPayments: 1 })).toEqual([
    { words: 'Pagos perdidos: 1', path: '/main/servicios?isPaymentLost=true' },
  ])
  expect(riskWays(calm)).toEqual([])
  expect(attentionItems(attention).filter(({ count }) => count > 0)).toEqual([])
})

test('people who wait are reached in each list where some of them are, and only there', () => {
  const found = item('accounts', { accounts: { ...nobody, enterprises: 1, clientEnterprises: 2 } })
  expect(found).toMatchObject({
    count: 3,
    ways: [
      { words: '1 empresa', path: '/main/empresas?validation=pending' },
      { words: '2 empresas cliente', path: '/main/duenodecarga?tipo=empresa&validation=pending' },
    ],
  })
})
