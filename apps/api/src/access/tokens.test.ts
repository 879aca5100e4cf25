import { api } from '@arriero/contract'
import { roles, type Actor, type Role } from '@arriero/domain/people/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endSessionsOf, logIn } from '#features/sessions/sessions.actions.ts'
import { hashToken } from '#http/exchange.ts'
import { isLong, some } from '#testing/form.ts'
import { password } from '#testing/people.ts'
import { rowsWithSession } from './matrix/matrix-checks.fixture.ts'
import { requestsSent, send, watchHouse, type Input, type Watch } from './probe.fixture.ts'
import { callOf, deskOf, firstLetIn, rolesLetIn, type Desk } from './matrix/row-check.fixture.ts'
import { openWorld, type World } from './world.fixture.ts'

/** What an account does to itself alone: each is tried by an account of its own. */
const ownToAccount = [
  'm8',
  'm9',
  'm10',
  'm11',
  'm12',
  'm13',
  's1',
  's2',
  's5',
  's6',
  's7',
  's8',
  's9',
  's11',
  's12',
  's13',
]

/** Decisions §6: an account in validation reaches its own profile, papers, vehicles, uploads, legal documents and PQRs, and may leave. */
const openInValidation = new Set([
  '11',
  '11b',
  '13',
  '13b',
  '14',
  '35',
  '36',
  '37b',
  '38',
  '38b',
  '39',
  '40',
  '41',
  '42',
  '45',
  '46',
  '46b',
  '47',
  '47b',
  '47c',
  '49',
  '50',
  'i59',
  'n1',
  'n32',
  'n33b',
  'n40',
  'n41',
  'n50',
  'n50b',
  'n51',
  // His own notices: how his papers were judged.
  'm1',
  'm2',
  'm3',
  'm4',
  'm5',
  'm6',
  'm7',
  ...ownToAccount,
])

let world: World
let watch: Watch
let desk: Desk
const dead = new Map<Role, Map<string, string>>()
const inValidation = new Map<Role, string>()

type Spoil = (actor: Actor, token: string) => Promise<string>

const updateUser = (actor: Actor, changes: { role?: Role; is_active?: boolean; validation?: string }) =>
  world.house.database.db.updateTable('users').set(changes).where('id', '=', actor.id).execute()

const updateSession = (token: string, changes: { expires_at?: Date; last_seen_at?: Date }) =>
  world.house.database.db
    .updateTable('sessions')
    .set(changes)
    .where('token_hash', '=', hashToken(token))
    .execute()

const other = (role: Role): Role => (role === 'client' ? 'cliententerprise' : 'client')

/** Ways in which a token that was good stops being so, or never was. */
const spoils: Record<string, Spoil> = {
  expired: async (_, token) => {
    await updateSession(token, { expires_at: world.house.clock.now })
    return token
  },
  'idle for too long': async (_, token) => {
    await updateSession(token, { last_seen_at: new Date(world.house.clock.now.getTime() - 40 * 86_400_000) })
    return token
  },
  'logged out': async (_, token) => {
    await send(world.house.app, api.sessions.logOut, { token })
    return token
  },
  deactivated: async (actor, token) => {
    await updateUser(actor, { is_active: false })
    return token
  },
  'of another role since': async (actor, token) => {
    if (actor.role !== 'enterprisedriver') await updateUser(actor, { role: other(actor.role) })
    await endSessionsOf(world.house.openCtx(), actor.id)
    return token
  },
  tampered: async (_, token) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
  'a ticket of the live channel': async (_, token) => {
    const { text } = await send(world.house.app, api.sessions.ticket, { token })
    return (JSON.parse(text) as { ticket: string }).ticket
  },
  'the remember cookie': async (actor) => {
    const row = await world.house.database.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', actor.id)
      .executeTakeFirstOrThrow()
    const browser = { name: null, system: null }
    const typed = { email: row.email, password, address: '', browser }
    return (await logIn(world.house.openCtx(), typed)).remember
  },
}

const spoiltFor = async (role: Role): Promise<Map<string, string>> => {
  const made = new Map<string, string>()
  for (const [name, spoil] of Object.entries(spoils)) {
    const actor = await world.newcomer(role)
    made.set(name, await spoil(actor, await world.newToken(actor)))
  }
  return made
}

const tokenInValidation = async (actor: Actor): Promise<string> => {
  await updateUser(actor, { is_active: false, validation: 'pending' })
  return world.newToken(actor)
}

beforeAll(async () => {
  world = await openWorld()
  watch = await watchHouse(world.house)
  desk = deskOf(world, world.house.app, { watch })
  for (const role of roles) {
    dead.set(role, await spoiltFor(role))
    inValidation.set(role, await tokenInValidation(await world.newcomer(role)))
  }
})
afterAll(() => {
  watch.stop({ of: 'tokens' })
  process.stdout.write(`access: token variants, ${requestsSent()} requests\n`)
})

const refusedTokens = async (row: (typeof rowsWithSession)[number], input: Input) => {
  const found: string[] = []
  // A token that was good for nothing here is not better dead; at full length that is tried too.
  for (const role of isLong ? roles : rolesLetIn(row)) {
    for (const [name, token] of dead.get(role) ?? []) {
      const { status, code } = await send(world.house.app, callOf(row).endpoint, { ...input, token })
      if (status !== 401 || code !== 'session.invalid') found.push(`${role}, ${name}: ${status} ${code}`)
    }
  }
  return found
}

test.each(some(rowsWithSession))('$id: no dead, changed or foreign token lets anybody $act', async (row) => {
  const { input } = await callOf(row).own(desk.near, firstLetIn(row))
  const before = await watch.state()
  expect(await refusedTokens(row, input)).toEqual([])
  expect(await watch.state()).toBe(before)
})

const closedRows = rowsWithSession.filter(({ id }) => !openInValidation.has(id))
const openRows = rowsWithSession.filter(({ id }) => openInValidation.has(id))

test.each(some(closedRows))('$id: an account in validation may not $act', async (row) => {
  const { input } = await callOf(row).own(desk.near, firstLetIn(row))
  const before = await watch.state()
  for (const role of rolesLetIn(row)) {
    const token = inValidation.get(role)
    const { status, code } = await send(world.house.app, callOf(row).endpoint, { ...input, token })
    expect([role, status, code]).toEqual([role, 403, 'account.in_validation'])
  }
  expect(await watch.state()).toBe(before)
})

test.each(some(openRows.filter(({ id }) => id !== 'i59')))(
  '$id: an account in validation may $act',
  async (row) => {
    for (const role of rolesLetIn(row)) {
      const { caller, input } = await callOf(row).own(desk.near, role)
      const token = ownToAccount.includes(row.id) ? await tokenInValidation(caller) : inValidation.get(role)
      const { status } = await send(world.house.app, callOf(row).endpoint, { ...input, token })
      // Somebody else's object stays unknown to it.
      expect([200, 404]).toContain(status)
    }
  },
)

test('a token says who, never as what: the account’s role of now decides', async () => {
  const actor = await world.newcomer('administrator')
  const token = await world.newToken(actor)
  expect((await send(world.house.app, api.rates.all, { token })).status).toBe(200)
  await updateUser(actor, { role: 'client' })
  expect(await send(world.house.app, api.rates.all, { token })).toMatchObject({ status: 403 })
})

test('an account in validation logs out, and its token is dead', async () => {
  const newcomer = await world.newcomer('enterprise')
  await updateUser(newcomer, { is_active: false, validation: 'returned' })
  const token = await world.newToken(newcomer)
  expect((await send(world.house.app, api.sessions.logOut, { token })).status).toBe(200)
  expect((await send(world.house.app, api.sessions.ticket, { token })).status).toBe(401)
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from sessions where user_id = ${newcomer.id} and ended_at is null`.execute(
    world.house.database.db,
  )
  expect(rows[0]?.open).toBe(0)
})
