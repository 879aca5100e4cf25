/** Services by a file where something goes wrong on the way: what is told, and what goes on beside it. */
import { api } from '@arriero/contract'
import { beforeEach, expect, test } from 'vitest'
import { workOnImports } from '#features/order-imports/work.ts'
import type { Caller } from '#testing/house.ts'
import { openStage } from '../stage.fixture.ts'
import { importing, lineOf } from './imported.fixture.ts'

const stage = await openStage()
const { house, called } = stage
const { soon, work, detail, rows, checked, publish, servicesOf } = importing(stage)

let client: Caller
beforeEach(async () => {
  client = await called('cliententerprise')
})

const good = (reference?: string, more: Parameters<typeof lineOf>[1] = {}) =>
  lineOf(soon(), { ...(reference && { Referencia: reference }), ...more })

test('one import that cannot go on keeps no other waiting', async () => {
  const first = await checked(client, [good('P-1')])
  house.clock.forward(1_000)
  const second = await checked(client, [good('P-2')])
  for (const _id of [first, second])
    await client.send(api.orderImports.publish, { params: { _id }, body: { which: 'all' } })
  const open = house.openCtx()
  let portions = 0
  await workOnImports({
    ...open,
    inTransaction: (portion) => {
      portions += 1
      return portions === 1 ? Promise.reject(new Error('broken')) : open.inTransaction(portion)
    },
  })
  expect(await detail(client, first)).toMatchObject({ state: 'publishing', counts: { published: 0 } })
  expect(await detail(client, second)).toMatchObject({ state: 'published', counts: { published: 1 } })
  await work()
  expect(await servicesOf(client)).toHaveLength(2)
})

test('signs that nobody can keep, and signs that a limit cuts in two, are told and break nothing', async () => {
  const _id = await checked(client, [
    good('P-1', { 'Peso (kg)': `${'x'.repeat(119)}🚚`, Origen: `${'y'.repeat(1_999)}🚚` }),
    good('P-2', { Destino: 'Cal\ufffd' }),
    good('P-3'),
  ])
  expect(
    (await rows(client, _id)).map(({ state, faults }) => [state, ...faults.map(({ code }) => code)]),
  ).toEqual([
    ['wrong', 'import.text_too_long', 'measure.invalid', 'town.not_found'],
    ['wrong', 'import.text_too_long', 'town.not_found'],
    ['good'],
  ])
})

test('what was to be taken back stays as it is once its owner may do nothing any more', async () => {
  const _id = await checked(client, [good('P-1')])
  await publish(client, _id)
  await client.send(api.orderImports.undo, { params: { _id } })
  const { db } = house.database
  await db.updateTable('users').set({ is_active: false }).where('id', '=', client.actor.id).execute()
  await work()
  const [row] = await db
    .selectFrom('order_import_rows')
    .select(['state', 'order_id'])
    .where('import_id', '=', _id)
    .execute()
  const [service] = await servicesOf(client)
  expect(service).toMatchObject({ status: 0 })
  expect(row).toEqual({ state: 'kept', order_id: service?.id })
})
