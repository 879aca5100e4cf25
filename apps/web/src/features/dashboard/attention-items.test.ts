import { expect, test } from 'vitest'
import { attentionItems, type Attention } from './attention-items.ts'

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

test('services without a driver are told by the nearest of them', () => {
  expect(
    item('unassigned', { unassigned: { within4Hours: 2, within14Hours: 3, within24Hours: 5 } }),
  ).toMatchObject({
    count: 5,
    detail: '2 en menos de 4 horas',
    isUrgent: true,
  })
  expect(
    item('unassigned', { unassigned: { within4Hours: 0, within14Hours: 0, within24Hours: 1 } }),
  ).toMatchObject({
    detail: 'En menos de 24 horas',
    isUrgent: false,
  })
})

test('trucks that have left their way lead to just those on the map', () => {
  expect(item('strayTrucks', { strayTrucks: 1 })).toMatchObject({
    count: 1,
    ways: [{ words: 'Vehículos fuera de la ruta', path: '/main/flota?view=stray' }],
  })
})

test('trucks that would be late lead to just those on the map', () => {
  expect(item('lateTrucks', { lateTrucks: 2 })).toMatchObject({
    count: 2,
    ways: [{ words: 'Vehículos con retraso', path: '/main/flota?view=late' }],
  })
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
