/** Whoever presses twice, or asks again for a lost answer, has acted once. Decisions §4. */
import { api } from '@arriero/contract'
import { takesKey, type Endpoint, type KeylessReason } from '@arriero/contract/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { some } from '#testing/form.ts'
import { routeOf } from './matrix/matrix.ts'
import { callOf } from './matrix/row-check.fixture.ts'
import { isActing, keyedRows, openTwice } from './twice.fixture.ts'

/** By hand: acts that count no key, and why. */
const keyless: Record<string, KeylessReason> = {
  'POST /auth/tokenbackoffice': 'secret',
  'POST /auth/firstadministrator': 'secret',
  'POST /auth/ticket': 'secret',
  'POST /auth/logout': 'session ends',
  'POST /registration/confirm': 'secret',
  'POST /invitation/accept': 'secret',
  'POST /user/secondfactor': 'secret',
  'PUT /user/secondfactor': 'secret',
  'POST /user/secondfactor/codes': 'secret',
  'POST /order/link/{_id}': 'secret',
  'POST /location/device': 'secret',
  'POST /integration/key': 'secret',
  'POST /integration/webhook': 'secret',
  'POST /integration/secret/{_id}': 'secret',
  'POST /accounting/refundaccountread/{_id}': 'secret',
  'POST /accounting/settlement/{carrierId}': 'address',
  'POST /accounting/bankfile/{_id}': 'address',
  'POST /accounting/month/file/{month}': 'address',
  'POST /user/data': 'personal data',
  'POST /user/deletion': 'session ends',
  'POST /location/osmand': 'report',
  'POST /payment/notification': 'report',
}

/** By hand: what their valid call asks for stands already; staff leaves no mark of what it has read. */
const changeNothing: readonly string[] = ['g4', 'i57', 'k9', 'n33', 'm7', 'm13']

const acting: Endpoint[] = Object.values(api)
  .flatMap((noun): Endpoint[] => Object.values(noun))
  .filter(isActing)

test('every act counts a key, or stands here with the reason why not', () => {
  const found = acting.flatMap((endpoint) =>
    takesKey(endpoint) ? [] : [[routeOf(endpoint), endpoint.keyless] as const],
  )
  expect(Object.fromEntries(found)).toEqual(keyless)
})

test('every act that counts a key is tried here', () => {
  const tried = new Set(keyedRows.map((row) => callOf(row).endpoint))
  expect(acting.filter((endpoint) => takesKey(endpoint) && !tried.has(endpoint)).map(routeOf)).toEqual([])
})

let twice: Awaited<ReturnType<typeof openTwice>>
beforeAll(async () => {
  twice = await openTwice()
})

test.each(some(keyedRows))(
  '$id: to $act twice in one instant under one key is to do it once, and both read the same',
  async (row) => {
    const { answers, moved, movedByOne } = await twice.inOneInstant(row)
    expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual(['200 ', '200 ', '200 '])
    const [, first, second] = answers
    expect(JSON.parse(second?.text ?? '')).toEqual(JSON.parse(first?.text ?? ''))
    expect(moved).toEqual(movedByOne)
    expect(Object.keys(moved).length > 0).toBe(!changeNothing.includes(row.id))
  },
)
