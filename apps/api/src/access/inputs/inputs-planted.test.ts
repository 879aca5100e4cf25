import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { record } from '#features/audit/audit.store.ts'
import { AppError } from '#app-error.ts'
import type { Served } from '#http/serve.ts'
import { noteFigures } from '#testing/figures.ts'
import { served } from '../../routes.ts'
import { rowsWithSession } from '../matrix/matrix-checks.fixture.ts'
import { routeOf, type Row } from '../matrix/matrix.ts'
import { deskOf } from '../matrix/row-check.fixture.ts'
import { watchHouse, type Watch } from '../probe.fixture.ts'
import { serverWith } from '../server.fixture.ts'
import { openWorld, type World } from '../world.fixture.ts'
import { checkInputs } from './judged-inputs.fixture.ts'

vi.setConfig({ testTimeout: 120_000 })

let world: World
let watch: Watch
let found = 0
beforeAll(async () => {
  world = await openWorld()
  watch = await watchHouse(world.house)
})
afterAll(() => {
  watch.stop({ of: 'inputs' })
  noteFigures({ 'planted: carelessness': found })
})

/** A PQR: many fields, and nothing else follows from it. */
const row: Row = rowsWithSession.find(({ id }) => id === '46')!

type Handle = Served['handle']
const faultsWith = async (handle: (usual: Handle) => Handle): Promise<string[]> => {
  const careless = served.map((one) =>
    routeOf(one.endpoint) === routeOf(row) ? { ...one, handle: handle(one.handle) } : one,
  )
  const app = await serverWith(world, careless)
  const scene = deskOf(world, app, { watch }).fresh
  const { faults } = await checkInputs({ world, app, watch, scene }, row, { count: 120, seed: 7 })
  await app.close()
  return faults
}

test('nothing is wrong with it as it is', async () => {
  expect(await faultsWith((usual) => usual)).toEqual([])
})

test('a handler that stumbles over a text is found', async () => {
  const faults = await faultsWith((usual) => async (ctx, input, exchange) => {
    const { subject, description } = input.body as { subject: string; description: string }
    if (/[^ -~]/.test(subject + description)) throw new TypeError('reading of nothing')
    return usual(ctx, input, exchange)
  })
  expect(faults.join('\n')).toMatch(/500: a failure/)
  found++
})

test('a refusal that leaves something behind is found', async () => {
  const faults = await faultsWith(() => async (ctx) => {
    await record(ctx, { act: 'pqr.create', objectKind: 'pqr', objectId: null, details: {} })
    throw new AppError('user.not_found', { keepsChanges: true })
  })
  expect(faults.join('\n')).toMatch(/a refusal changed something/)
  found++
})
