/** Asks everything one row of the matrix says, and answers where the server says otherwise. Security B2, "Expansion rule". */
import { roles, type Role } from '@arriero/domain/people/roles'
import type { FastifyInstance } from 'fastify'
import { malformedIdOf, unknownIdOf, type Call, type Prepared, type Scene } from '../calls/calls.fixture.ts'
import { accountingCalls } from '../calls/accounting-calls.fixture.ts'
import { closingCalls } from '../calls/closing-calls.fixture.ts'
import { houseCalls } from '../calls/house-calls.fixture.ts'
import { inboxCalls } from '../calls/inbox-calls.fixture.ts'
import { noteCalls } from '../calls/note-calls.fixture.ts'
import { supportCalls } from '../calls/support-calls.fixture.ts'
import { integrationCalls } from '../calls/integration-calls.fixture.ts'
import type { Row, Scope } from './matrix.ts'
import { messageCalls } from '../calls/message-calls.fixture.ts'
import { notificationCalls } from '../calls/notification-calls.fixture.ts'
import { orderCalls } from '../calls/order-calls.fixture.ts'
import { otherCalls } from '../calls/other-calls.fixture.ts'
import { ownAccountCalls } from '../calls/own-account-calls.fixture.ts'
import { paperCalls } from '../calls/paper-calls.fixture.ts'
import { peopleCalls } from '../calls/people-calls.fixture.ts'
import { priceCalls } from '../calls/price-calls.fixture.ts'
import { refundCalls } from '../calls/refund-calls.fixture.ts'
import { registrationCalls } from '../calls/registration-calls.fixture.ts'
import { roadCalls } from '../calls/road-calls.fixture.ts'
import { standbyCalls } from '../calls/standby-calls.fixture.ts'
import { tableCalls } from '../calls/table-calls.fixture.ts'
import { laneCalls } from '../calls/lane-calls.fixture.ts'
import { volumeCalls } from '../calls/volume-calls.fixture.ts'
import { signalCalls } from '../calls/signal-calls.fixture.ts'
import { settlementCalls } from '../calls/settlement-calls.fixture.ts'
import { send, type Answer, type Input, type Watch } from '../probe.fixture.ts'
import type { OrderState, Situation, World } from '../world.fixture.ts'

export const calls: Record<string, Call> = {
  ...orderCalls,
  ...otherCalls,
  ...accountingCalls,
  ...closingCalls,
  ...houseCalls,
  ...peopleCalls,
  ...ownAccountCalls,
  ...registrationCalls,
  ...roadCalls,
  ...paperCalls,
  ...standbyCalls,
  ...tableCalls,
  ...inboxCalls,
  ...messageCalls,
  ...noteCalls,
  ...signalCalls,
  ...supportCalls,
  ...notificationCalls,
  ...priceCalls,
  ...settlementCalls,
  ...refundCalls,
  ...integrationCalls,
  ...laneCalls,
  ...volumeCalls,
}

/**
 * `near` and `far` belong to two sets of people and are only for requests that must be refused. `others`: ids of everything
 * else that there is, of other people, at full length; none else.
 */
export type Desk = {
  world: World
  app: FastifyInstance
  watch: Watch
  fresh: Scene
  near: Scene
  far: Scene
  others: readonly string[]
}

/** One situation of a kind is enough where nothing may happen to it. */
const keeping = (world: World): Scene => {
  const kept = new Map<string, Promise<Situation>>()
  return {
    world,
    situation: (state: OrderState, role: Role) => {
      const key = `${state} ${role}`
      const known = kept.get(key) ?? world.situation(state, role)
      kept.set(key, known)
      return known
    },
  }
}

export const deskOf = (
  world: World,
  app: FastifyInstance,
  { watch, others = [] }: { watch: Watch; others?: readonly string[] },
): Desk => ({
  world,
  app,
  watch,
  fresh: { world, situation: world.situation },
  near: keeping(world),
  far: keeping(world),
  others,
})

const letsIn: readonly Scope[] = [
  'ALL',
  'REF',
  'SELF',
  'OWNR',
  'CARR',
  'OPER',
  'ENT',
  'OPEN',
  'OWN',
  'VIS',
  'UPL',
]
export const scoped: readonly Scope[] = ['SELF', 'OWNR', 'CARR', 'OPER', 'ENT', 'OPEN']

export const callOf = (row: Row): Call => {
  const call = calls[row.id]
  if (!call) throw new Error(`row ${row.id} has no call`)
  return call
}

type Asked = { what: string; input: Input; caller?: Prepared['caller']; token?: string }
export type Verdict = (answer: Answer) => boolean

const ask = async ({ world, app }: Desk, call: Call, { caller, token, input }: Asked): Promise<Answer> =>
  send(app, call.endpoint, { ...input, token: token ?? (caller && (await world.tokenOf(caller))) })

export const judged = async (
  desk: Desk,
  call: Call,
  { asked, verdict }: { asked: Asked; verdict: Verdict },
) => {
  const answer = await ask(desk, call, asked)
  return verdict(answer) ? [] : [`${asked.what}: ${answer.status} ${answer.code}`]
}

export const isDone: Verdict = ({ status }) => status >= 200 && status < 300
export const isRefusedRole: Verdict = ({ status, code }) => status === 403 && code === 'auth.role_refused'
export const isNobody: Verdict = ({ status, code }) => status === 401 && code === 'session.invalid'
/** Text to be signed that cannot be a transaction is told to be none of ours. */
const isMalformed: Verdict = ({ status, code }) => status === 400 || code === 'payment.attempt_not_found'
/** The answer is the same as for an id that does not exist. */
export const isMissing: Verdict = ({ status }) => status === 404
const isKeptOut: Verdict = ({ status }) => [400, 403, 404].includes(status)

/** Everything is made before the first request, so that afterwards only the requests can have changed anything. */
type Ready = () => Promise<string[]>

const trespasses = async (desk: Desk, row: Row, role: Role): Promise<Asked[]> => {
  const call = callOf(row)
  if (!scoped.includes(row.cells[role]) || call.isOpenToAll) return []
  const { caller } = await call.own(desk.near, role)
  const foreign = await call.own(desk.far, role)
  const elsewhere = await call.elsewhere?.(desk.near, role)
  return [
    { what: `${role}, foreign object`, caller, input: foreign.input },
    ...(elsewhere ? [{ what: `${role}, other relation`, ...elsewhere }] : []),
  ]
}

/** What must be refused to a role that may do it with an object of his. */
const beyondReach = async (desk: Desk, row: Row, role: Role): Promise<Ready> => {
  const call = callOf(row)
  const { at } = call
  if (!row.hasObject || !at) return async () => []
  const { caller, input } = await call.own(desk.near, role)
  const others = await trespasses(desk, row, role)
  const ofOtherKinds = !scoped.includes(row.cells[role]) || call.isOpenToAll ? [] : desk.others
  const strange = ofOtherKinds.map((id) => ({ what: `${role}, id ${id}`, caller, input: at(input, id) }))
  const malformed = { what: `${role}, malformed id`, caller, input: at(input, malformedIdOf(call)) }
  const nowhere = { what: `${role}, unknown id`, caller, input: at(input, unknownIdOf(call)) }
  return async () => {
    const unknown = await ask(desk, call, nowhere)
    const isUnknown: Verdict = ({ status, text }) => status === 404 && text === unknown.text
    // To what goes by a name of its own, a plate for one, an id of anything else is no name at all.
    const isNone: Verdict = (answer) =>
      isUnknown(answer) || (call.malformedId !== undefined && isMalformed(answer))
    const found = await Promise.all([
      judged(desk, call, { asked: malformed, verdict: isMalformed }),
      ...others.map((asked) => judged(desk, call, { asked, verdict: isUnknown })),
    ])
    for (const asked of strange) found.push(await judged(desk, call, { asked, verdict: isNone }))
    return [
      ...(unknown.status === 404 ? [] : [`${nowhere.what}: ${unknown.status} ${unknown.code}`]),
      ...found.flat(),
    ]
  }
}

/** Anonymous and the roles the row keeps out, with a request that somebody else may send. */
export const keptOut = async (desk: Desk, row: Row): Promise<Ready> => {
  const call = callOf(row)
  const { input } = await call.own(desk.near, firstLetIn(row))
  const strangers = await Promise.all(
    roles
      .filter((role) => !letsIn.includes(row.cells[role]))
      .map(async (role) => ({ what: role, caller: await desk.world.bystander(role), input })),
  )
  const { at } = call
  const named = at
    ? strangers.flatMap((asked) => desk.others.map((id) => ({ ...asked, input: at(input, id) })))
    : []
  return async () => {
    const nobody = await judged(desk, call, { asked: { what: 'anonymous', input }, verdict: isNobody })
    const found = await Promise.all(
      strangers.map((asked) =>
        judged(desk, call, { asked, verdict: row.cells[asked.what] === 'X' ? isRefusedRole : isKeptOut }),
      ),
    )
    for (const asked of named)
      found.push(
        await judged(desk, call, {
          asked,
          verdict: row.cells[asked.what] === 'X' ? isRefusedRole : isKeptOut,
        }),
      )
    return [...nobody, ...found.flat()]
  }
}

export const rolesLetIn = (row: Row): Role[] => roles.filter((role) => letsIn.includes(row.cells[role]))

export const firstLetIn = (row: Row): Role => {
  const role = rolesLetIn(row)[0]
  if (!role) throw new Error(`row ${row.id} lets nobody in`)
  return role
}

const refusals = async (desk: Desk, row: Row): Promise<string[]> => {
  const ready = [await keptOut(desk, row)]
  for (const role of rolesLetIn(row)) ready.push(await beyondReach(desk, row, role))
  const before = await desk.watch.state()
  const found = (await Promise.all(ready.map((check) => check()))).flat()
  const isStill = before === (await desk.watch.state())
  return isStill ? found : [...found, 'a refused request changed the database or told somebody']
}

const permissions = async (desk: Desk, row: Row): Promise<string[]> => {
  const call = callOf(row)
  const found: string[] = []
  for (const role of rolesLetIn(row)) {
    const own = await call.own(desk.fresh, role)
    found.push(
      ...(await judged(desk, call, { asked: { what: `${role}, own object`, ...own }, verdict: isDone })),
    )
  }
  return found
}

/** Every way in which the server does not do what this row says. */
export const violationsOf = async (desk: Desk, row: Row): Promise<string[]> => [
  ...(await refusals(desk, row)),
  ...(await permissions(desk, row)),
]
