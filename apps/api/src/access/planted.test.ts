import { api } from '@arriero/contract'
import type { Endpoint } from '@arriero/contract/endpoint'
import { roles, type Actor, type Role } from '@arriero/domain/people/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { record } from '#features/audit/audit.store.ts'
import { mailsHook, mailsHookPath } from '#features/mails/mails-hook.ts'
import { mailSignature, momentHeader, signatureHeader } from '#providers/mailbox/posted.ts'
import { AppError } from '#app-error.ts'
import type { Served } from '#http/serve.ts'
import { noteFigures } from '#testing/figures.ts'
import { some } from '#testing/form.ts'
import { served } from '../routes.ts'
import { rowsWithSession } from './matrix/matrix-checks.fixture.ts'
import { differences, routeOf, type Row } from './matrix/matrix.ts'
import { forged, formFor } from './notice.fixture.ts'
import { send, watchHouse, type Watch } from './probe.fixture.ts'
import {
  callOf,
  deskOf,
  isMissing,
  isRefusedRole,
  judged,
  keptOut,
  rolesLetIn,
  scoped,
  type Desk,
} from './matrix/row-check.fixture.ts'
import { serverWith } from './server.fixture.ts'
import { openWorld, type World } from './world.fixture.ts'

let world: World
let watch: Watch
let desk: Desk
let found = 0
beforeAll(async () => {
  world = await openWorld()
  watch = await watchHouse(world.house)
  desk = deskOf(world, world.house.app, { watch })
})
afterAll(() => {
  watch.stop({ of: 'holes made on purpose', isHoled: true })
  process.stdout.write(`access: ${found} planted holes, all found\n`)
  noteFigures({ 'planted: holes': found })
})

const changed = (row: Pick<Row, 'method' | 'path'>, change: (one: Served) => Served): Served[] =>
  served.map((one) => (routeOf(one.endpoint) === routeOf(row) ? change(one) : one))

/** Every role gets in; where every role may anyway, everybody does. */
const wideOpen = ({ access }: Endpoint): Endpoint['access'] =>
  typeof access === 'object' && access.roles.length < roles.length ? { roles, inValidation: true } : 'public'

const withoutGate = (row: Row) =>
  changed(row, (one) => ({ ...one, endpoint: { ...one.endpoint, access: wideOpen(one.endpoint) } }))

/** Without a session there is nothing to make a ticket from: the handler refuses by itself. */
const refusesByItself = new Set(['POST /auth/ticket'])
const routes = [...Map.groupBy(rowsWithSession, routeOf)]

test.each(some(routes))('%s: when nobody is kept from it, that is found', async (route, rows) => {
  const [first] = rows
  if (!first) return
  const table = withoutGate(first)
  expect(differences(table.map(({ endpoint }) => endpoint))).toHaveLength(1)
  found += rows.length
  if (refusesByItself.has(route)) return
  const app = await serverWith(world, table)
  const violations: string[] = []
  for (const row of rows) violations.push(...(await (await keptOut({ ...desk, app, near: desk.far }, row))()))
  await app.close()
  expect(violations).not.toEqual([])
})

/** The handler believes that the object's owner asks, whoever does: what a forgotten scope check amounts to. */
const withoutScope = (row: Row, owner: Actor) =>
  changed(row, (one) => ({
    ...one,
    handle: (ctx, input, exchange) => one.handle({ ...ctx, actor: owner }, input, exchange),
    ...(one.prepare
      ? {
          prepare: (ctx, input, exchange) =>
            one.prepare?.({ ...ctx, actor: owner }, input, exchange) ?? Promise.resolve(),
        }
      : {}),
  }))

/** One role for each way of being near an object. */
const scopedCells = rowsWithSession.flatMap((row) => {
  if (!row.hasObject || callOf(row).isOpenToAll) return []
  const inScope = rolesLetIn(row).filter((role) => scoped.includes(row.cells[role]))
  const ways = Map.groupBy(inScope, (role) => row.cells[role])
  return [...ways].flatMap(([scope, [role]]): [string, string, Role, Row][] =>
    role ? [[row.id, scope, role, row]] : [],
  )
})

test.each(some(scopedCells))(
  '%s: when %s is not asked for, %s reaches a foreign object and is found',
  async (...cell) => {
    const [, , role, row] = cell
    const call = callOf(row)
    const foreign = await call.own(desk.fresh, role)
    const app = await serverWith(world, withoutScope(row, foreign.caller))
    // Somebody new: what an earlier hole let a bystander do may have ended his own session.
    const asked = { what: 'foreign object', caller: await world.newcomer(role), input: foreign.input }
    const violations = await judged({ ...desk, app }, call, { asked, verdict: isMissing })
    await app.close()
    expect(violations).toEqual(['foreign object: 200 '])
    found++
  },
)

/** Acts that share a path with acts of other roles: the path lets them in, the act must not. */
const sharedPaths = rowsWithSession
  .filter(({ id }) => id.startsWith('16'))
  .flatMap((row) =>
    rolesLetIn(row.id === '16a' ? rowOf('16b') : rowOf('16a')).map((role): [string, Role, Row] => [
      row.id,
      role,
      row,
    ]),
  )

function rowOf(id: string): Row {
  const row = rowsWithSession.find((one) => one.id === id)
  if (!row) throw new Error(`no row ${id}`)
  return row
}

test.each(some(sharedPaths))(
  '%s: when the act does not ask for the role, %s does it and is found',
  async (_, role, row) => {
    const call = callOf(row)
    const own = await call.own(desk.fresh, rolesLetIn(row)[0] ?? role)
    const app = await serverWith(world, withoutScope(row, own.caller))
    const asked = { what: role, caller: await world.bystander(role), input: own.input }
    const violations = await judged({ ...desk, app }, call, { asked, verdict: isRefusedRole })
    await app.close()
    expect(violations).toEqual([`${role}: 200 `])
    found++
  },
)

test('i55: when no signature is looked at, a forged notice is believed and found', async () => {
  const { payment } = world.house.openCtx().providers
  const notice = world.house.signNotice(
    await formFor(world, await world.situation('taken', 'client')),
    'CAPTURED',
  )
  const trusting = Object.assign(Object.create(payment) as typeof payment, {
    read: (fields: Record<string, unknown>) => payment.read({ ...fields, signature: notice['signature'] }),
  })
  const app = await serverWith(world, served, { payment: trusting })
  const answer = await send(app, api.payments.notification, { body: forged(notice) })
  await app.close()
  expect(answer.status).toBe(200)
  found++
})

const mailSecret = 'el-secreto-de-la-casa-de-pruebas'

/** A mail as somebody posts it who signs with this secret. */
const postedWith = async (secret: string): Promise<number> => {
  const { house } = world
  const app = await serverWith(world, served)
  const openCtx = () => {
    const ctx = house.openCtx()
    return { ...ctx, providers: { ...ctx.providers, mailbox: { address: 'pqr@example.co', fetch: null } } }
  }
  await app.register(mailsHook({ secret: mailSecret, openCtx }))
  const mail = { messageId: `<${secret}@example.co>`, from: 'nadie@example.co', text: 'Hola' }
  const body = Buffer.from(JSON.stringify(mail))
  const moment = String(Math.floor(house.clock.now.getTime() / 1000))
  const { statusCode } = await app.inject({
    method: 'POST',
    url: mailsHookPath,
    headers: {
      'content-type': 'application/json',
      [momentHeader]: moment,
      [signatureHeader]: mailSignature({ secret, body, moment }),
    },
    payload: body,
  })
  await app.close()
  return statusCode
}

test('mailbox: when whoever posts signs as the house’s own, a forged mail is taken and found', async () => {
  expect(await postedWith('el-secreto-de-otra-casa-de-pruebas')).toBe(400)
  expect(await postedWith(mailSecret)).toBe(200)
  found++
})

test('a refusal that leaves a trace in the database is found', async () => {
  const leaking = changed({ method: 'POST', path: '/order/approve/{_id}' }, (one) => ({
    ...one,
    handle: async (ctx) => {
      await record(ctx, { act: 'order.approve', objectKind: 'order', objectId: null, details: {} })
      throw new AppError('order.not_found', { keepsChanges: true })
    },
  }))
  const app = await serverWith(world, leaking)
  const token = await world.tokenOf(await world.bystander('client'))
  const before = await watch.state()
  await send(app, api.orders.approve, { params: { _id: 'f'.repeat(24) }, token })
  await app.close()
  expect(await watch.state()).not.toBe(before)
})

test('a row whose roles are not those of the table is found', () => {
  const [first, ...rest] = served.map(({ endpoint }) => endpoint)
  expect(differences(rest)).toEqual([`${routeOf(first ?? api.sessions.logIn)} is not served`])
  const secret = { method: 'GET', path: '/secreto', access: { roles: [] } } as const
  expect(differences([...served.map(({ endpoint }) => endpoint), secret])).toEqual([
    'GET /secreto has no row',
  ])
})
