import { api } from '@arriero/contract'
import { roles, type Role } from '@arriero/domain/people/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Served } from '#http/serve.ts'
import { served } from '../../routes.ts'
import { differences, matrix, routeOf } from './matrix.ts'
import { forged, formFor } from '../notice.fixture.ts'
import { pathsOf } from '../paths.fixture.ts'
import { requestsSent, send, watchHouse, type Watch } from '../probe.fixture.ts'
import { callOf, calls } from './row-check.fixture.ts'
import { serverWith } from '../server.fixture.ts'
import { openWorld, type World } from '../world.fixture.ts'

let world: World
let watch: Watch
beforeAll(async () => {
  world = await openWorld()
  watch = await watchHouse(world.house)
})
afterAll(() => {
  watch.stop({ of: 'functions and objects' })
  process.stdout.write(`access: public and gateway rows, ${requestsSent()} requests\n`)
})

const table = served.map(({ endpoint }) => endpoint)

test('the endpoint table and the matrix kept by hand say the same', () => {
  expect(differences(table)).toEqual([])
})

test('every row of the matrix has a call of its own to ask with', () => {
  const asked = matrix.filter(({ anonymous }) => anonymous !== 'GW').map(({ id }) => id)
  expect(Object.keys(calls).toSorted()).toEqual(asked.toSorted())
})

test('every call asks on the path of its row', () => {
  const strayed = matrix.filter(
    (row) => row.anonymous !== 'GW' && routeOf(callOf(row).endpoint) !== routeOf(row),
  )
  expect(strayed).toEqual([])
})

/** What the server answers beside the endpoint table. Each is tested in its own room. */
const besideTheTable = [
  '/health',
  '/ready',
  '/v1/openapi.json',
  '/v1/docs',
  // Signed addresses: files.test.ts.
  '/v1/file/:id',
  // What Meta posts, by its signature alone: whatsapp.test.ts of the stories.
  '/v1/whatsapp/webhook',
  // Mails that came in, by the signature of who posts them alone: mail-conversation.test.ts of the stories.
  '/v1/mailbox/webhook',
  // The logo, public: brand.test.ts.
  '/v1/logo',
  // The sandbox gateway and insurer, only without a real one.
  '/sandbox/',
]

test('the server answers nothing that neither the matrix nor the list beside it names', () => {
  const known = new Set(matrix.map(({ path }) => `/v1${path.replace(/\{(\w+)\}/gu, ':$1')}`))
  // A second name of a part is the route that answers other methods.
  const strange = pathsOf(world.house.app).filter((path) =>
    path.startsWith('/v1') || path.startsWith('/sandbox')
      ? !known.has(path) && !besideTheTable.some((other) => path.startsWith(other))
      : false,
  )
  expect(strange).toEqual([])
  expect(pathsOf(world.house.app).length).toBeGreaterThan(known.size)
})

describe('a route without a policy', () => {
  const withPolicy = (access: unknown): Served[] =>
    served
      .filter(({ endpoint }) => endpoint === api.catalogues.brands)
      .map((one) => ({ ...one, endpoint: { ...one.endpoint, access: access as { roles: Role[] } } }))

  test('keeps the server from starting', async () => {
    await expect(serverWith(world, withPolicy(undefined))).rejects.toThrow(TypeError)
  })

  test('refuses everybody when it names nobody', async () => {
    const app = await serverWith(world, withPolicy({ roles: [] }))
    expect((await send(app, api.catalogues.brands, {})).status).toBe(401)
    for (const role of roles) {
      const token = await world.tokenOf(await world.bystander(role))
      expect((await send(app, api.catalogues.brands, { token })).status).toBe(403)
    }
    await app.close()
  })
})

describe('what needs no session', () => {
  const open = matrix.filter(({ anonymous }) => anonymous === 'PUB')
  test.each(open)('$id: anybody may $act, with a session or without', async (row) => {
    const call = callOf(row)
    const statuses: number[] = []
    for (const role of [undefined, ...roles]) {
      const { caller, input } = await call.own({ world, situation: world.situation }, role ?? 'client')
      const token = role && (await world.tokenOf(caller))
      statuses.push((await send(world.house.app, call.endpoint, { ...input, token })).status)
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  test('the gateway is believed for its signature alone, whoever brings the notice', async () => {
    const notice = world.house.signNotice(
      await formFor(world, await world.situation('taken', 'client')),
      'CAPTURED',
    )
    const tokens = await Promise.all(roles.map(async (role) => world.tokenOf(await world.bystander(role))))
    const before = await watch.state()
    for (const token of [undefined, ...tokens]) {
      const answer = await send(world.house.app, api.payments.notification, { body: forged(notice), token })
      expect(answer).toMatchObject({ status: 400, code: 'payment.notice_signature' })
    }
    expect(await watch.state()).toBe(before)
    for (const token of [undefined, ...tokens]) {
      const answer = await send(world.house.app, api.payments.notification, { body: notice, token })
      expect(answer.status).toBe(200)
    }
  })
})
