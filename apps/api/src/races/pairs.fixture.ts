/**
 * Every two acts in every state of a service in which both may happen, at once: what comes of it is what comes of them one after the
 * other, in some sequence. Security S1 to S3, T2.
 */
import type { Role } from '@arriero/domain/people/roles'
import { acts, columns, stateOf, stateRows, type Act, type Column } from '../access/states.fixture.ts'
import { send, type Input } from '../access/probe.fixture.ts'
import { partyOf, type OrderState, type Situation, type World } from '../access/world.fixture.ts'
import { volley, type Answer, type Shot } from './barrier.fixture.ts'

/** Whoever of these may do an act does it: a client, a carrier, its driver, staff. */
const doers: readonly Role[] = ['client', 'enterprise', 'enterprisedriver', 'administrator']
const isReading = (name: string) => /^(?:preview|read)/.test(name)
const mayHappen = (cell: string) => cell === 'ok' || cell === 'same'

type Side = { name: string; act: Act; role: Role; in: readonly Column[] }
const sides: Side[] = stateRows.flatMap(({ act: name, roles, expected }) => {
  const act = acts[name]
  const role = doers.find((one) => roles.includes(one))
  if (!act || !role || isReading(name)) return []
  return [{ name, act, role, in: columns.filter((column) => mayHappen(expected[column])) }]
})

/** `isFirst`: in the first of the states in which the two may meet. */
export type Pair = { says: string; one: Side; other: Side; state: OrderState; isFirst: boolean }

const stateFor = (one: Side, other: Side, column: Column): OrderState => {
  if (column !== 'P0') return stateOf[column]
  const wanted = [one.act.pendingAs, other.act.pendingAs]
  return wanted.find((state) => state === 'countered') ?? wanted.find(Boolean) ?? 'pending'
}

export const pairs: Pair[] = sides.flatMap((one, at) =>
  sides.slice(at).flatMap((other) =>
    one.in
      .filter((each) => other.in.includes(each))
      .map((column, nth) => {
        const state = stateFor(one, other, column)
        const says = `${one.name} × ${other.name}, ${state}`
        return { says, one, other, state, isFirst: nth === 0 }
      }),
  ),
)

type Ready = { situation: Situation; shots: [Shot, Shot] }

/** A fresh service in that state, and both requests for it. */
const readyFor = async (world: World, { one, other, state }: Pair): Promise<Ready> => {
  const situation = await world.situation(state, 'enterprise')
  const askedBy = async ({ name, act, role }: Side): Promise<Shot> => {
    await act.bring?.({ situation, role, world })
    const actor = partyOf(situation, role) ?? (await world.bystander(role))
    const input: Input = await act.input({ situation, role, world })
    return { name, token: await world.tokenOf(actor), endpoint: act.call.endpoint, input }
  }
  const shots: [Shot, Shot] = [await askedBy(one), await askedBy(other)]
  return { situation, shots }
}

const told = [
  'status',
  'is_in_position',
  'pay_status',
  'standby_state',
  'cancel_cause',
  'client_stars',
  'carrier_stars',
] as const
const reached = [
  'carrier_id',
  'driver_id',
  'offer_id',
  'paid_at',
  'on_the_way_at',
  'loading_start_at',
  'trip_start_at',
  'arrived_at',
  'unloading_start_at',
  'finish_at',
  'support_document_id',
  'policy_link',
  'approved_at',
  'reminded_at',
  'proposed_at',
] as const

/** What became of the service, without when and how often it was tried. */
const outcomeOf = async (world: World, orderId: string): Promise<string> => {
  const { db } = world.house.database
  const row: Record<string, unknown> = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const offers = await db.selectFrom('offers').select('state').where('order_id', '=', orderId).execute()
  const lines = await db.selectFrom('order_history').select('act').where('order_id', '=', orderId).execute()
  const once = (names: readonly string[]) => [...new Set(names)].toSorted().join(',')
  return [
    ...told.map((column) => `${column}=${String(row[column])}`),
    ...reached.filter((column) => row[column] !== null),
    `offers ${once(offers.map(({ state }) => state))}`,
    `history ${once(lines.map(({ act }) => act))}`,
  ].join(' ')
}

type Sequence = readonly (0 | 1)[]

/** Both, twice each, one after the other: the sequences in which most pairs meet. */
const usualSequences: readonly Sequence[] = [
  [0, 1, 0, 1],
  [1, 0, 1, 0],
  [0, 0, 1, 1],
  [1, 1, 0, 0],
]

/** Every sequence of up to five: of many at once an offer may be made, replaced, withdrawn and made again. */
const allSequences: readonly Sequence[] = Array.from({ length: 30 }, (_, at) =>
  Array.from({ length: 5 }, (_bit, place) => (((at + 1) >> place) & 1) as 0 | 1),
)

/** What may come of them. */
export const serialOutcomes = async (
  world: World,
  pair: Pair,
  sequences: readonly Sequence[] = usualSequences,
): Promise<Set<string>> => {
  const outcomes = new Set<string>()
  for (const sequence of sequences) {
    const { situation, shots } = await readyFor(world, pair)
    for (const at of sequence) {
      const { endpoint, input, token } = shots[at]
      await send(world.house.app, endpoint, { ...(input as Input), token: token ?? undefined })
    }
    outcomes.add(await outcomeOf(world, situation.orderId))
  }
  return outcomes
}

/** What must not come of a race, in words. */
export const pairFaults = (
  answers: readonly Answer[],
  outcome: string,
  may: ReadonlySet<string>,
): string[] => [
  ...answers
    .filter(({ status, code }) => status >= 500 || (status !== 200 && code === undefined))
    .map(({ name, status, code }) => `${name}: ${status} ${code}`),
  ...(may.has(outcome) ? [] : [`no sequence of them leads to: ${outcome}`]),
]

/** `n` at once, half of each. */
export const racePair = async (
  world: World,
  pair: Pair,
  { n, may }: { n: number; may: ReadonlySet<string> },
) => {
  const { situation, shots } = await readyFor(world, pair)
  const answers = await volley(
    world.house.url,
    Array.from({ length: n }, (_, at) => shots[at % 2 === 0 ? 0 : 1]),
  )
  const outcome = await outcomeOf(world, situation.orderId)
  if (may.has(outcome)) return pairFaults(answers, outcome, may)
  return pairFaults(answers, outcome, may.union(await serialOutcomes(world, pair, allSequences)))
}
