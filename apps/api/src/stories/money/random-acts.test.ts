/**
 * Random acts of random people: a service only ever moves as its table says, and its money adds up. Security T1. A thousand
 * sequences: `npm run bench -- acts`.
 */
import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import type { Milestone } from '@arriero/contract/places/tracking'
import { denial, statusMoves, orderStatus } from '@arriero/domain/orders/orders'
import { composeReservation } from '@arriero/domain/orders/schedule'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { workOnImports } from '#features/order-imports/work.ts'
import { payingUntilOf } from '#features/orders/paying-until.views.ts'
import { momentOf } from '#features/orders/order-row.ts'
import { refusalsOf } from '#http/openapi/refusals.ts'
import { password } from '#testing/people.ts'
import type { Caller } from '#testing/house.ts'
import { faultsOf } from '../../races/invariants.fixture.ts'
import { hourMs, minuteMs, openStage, postNotice, uploadJpeg, type Fleet } from '../stage.fixture.ts'
import { insertRates, ratesInForce } from '#features/rates/rates.store.ts'
import {
  ask,
  giveAccounts,
  moneyActs,
  moneyFaultsOf,
  standbyActs,
  type Attempted,
} from './random-money.fixture.ts'
import { hadWaited } from '../orders/waited.fixture.ts'
import { volumeServices, type Made } from '../volume/volume-services.fixture.ts'

const sequences = Number(process.env['ACT_SEQUENCES'] ?? 48)
const longest = 30

const stage = await openStage()
const { house, called, fleet, ownDriver, services, orderRow } = stage
const { db } = house.database
const atVolume = volumeServices(stage)
const noImport = '0'.repeat(24)

type World = {
  orderId: string
  /** Of the file that the service came of. */
  importId: string
  client: Caller
  otherClient: Caller
  company: Fleet
  person: Fleet
  admin: Caller
  accountant: Caller
}
const names = ['client', 'otherClient', 'carrier', 'driver', 'person', 'admin', 'accountant'] as const
type Name = (typeof names)[number]

const callerOf = (world: World, name: Name): Caller => {
  if (name === 'carrier') return world.company.carrier
  if (name === 'driver') return world.company.driver
  if (name === 'person') return world.person.carrier
  return world[name]
}

/** An offer of this service, the newest first: as a person would see it on his screen. */
const someOffer = async ({ orderId }: World, caller: Caller): Promise<string> => {
  const rows = await db
    .selectFrom('offers')
    .select(['id', 'carrier_id', 'state'])
    .where('order_id', '=', orderId)
    .orderBy('carrier_rounds', 'desc')
    .execute()
  const live = rows.filter(({ state }) => state === 'open' || state === 'countered')
  const mine = live.find(({ carrier_id }) => carrier_id === caller.actor.id)
  return (mine ?? live[0] ?? rows[0])?.id ?? '0'.repeat(24)
}

/** Who may not upload cannot get as far as the act either. */
const photoOf = (caller: Caller) =>
  caller.actor.role === 'accountancy' ? Promise.resolve('0'.repeat(24)) : uploadJpeg(caller)

const milestone =
  (name: Milestone) =>
  async ({ orderId: _id }: World, caller: Caller) => {
    const isDriver = caller.actor.role !== 'enterprise'
    const images = name === 'finish' ? { images: [await photoOf(caller)] } : {}
    const body = { milestone: name, ...images, ...(isDriver ? {} : { reason: 'Sin señal' }) }
    return ask(api.tracking.milestone, { params: { _id }, body }, name)
  }

const soon = () => composeReservation(new Date(house.clock.now.getTime() + 20 * hourMs))

type Make = (world: World, caller: Caller) => Promise<Attempted>
const acts: Record<string, Make> = {
  offer: async ({ orderId }) =>
    ask(
      api.offers.create,
      { body: { isOffer: true, idOrder: orderId, value: 2_100_000, description: 'Listo' } },
      'offer',
    ),
  take: async ({ orderId }) => ask(api.offers.create, { body: { isOffer: false, idOrder: orderId } }, 'take'),
  accept: async (world, caller) =>
    ask(
      api.offers.take,
      { params: { orderId: world.orderId }, body: { idOffer: await someOffer(world, caller) } },
      'accept',
    ),
  counter: async (world, caller) =>
    ask(api.offers.counter, {
      body: { idOffer: await someOffer(world, caller), value: 2_300_000, description: 'Tanto' },
    }),
  acceptCounter: async (world, caller) =>
    ask(api.offers.acceptCounter, { params: { _id: await someOffer(world, caller) } }),
  withdraw: async (world, caller) =>
    ask(api.offers.withdraw, { params: { _id: await someOffer(world, caller) } }),
  moveDate: async ({ orderId }) => {
    return ask(api.orders.update, { params: { _id: orderId }, body: soon() }, 'moveDate')
  },
  pay: async ({ orderId }) => ask(api.payments.start, { body: { orderId } }, 'pay'),
  assign: async ({ orderId, company, person }, caller) => {
    const { pair } = caller === person.carrier ? person : company
    return ask(api.orders.update, { params: { _id: orderId }, body: { ...pair, reason: 'Relevo' } }, 'assign')
  },
  supportDocument: async ({ orderId }, caller) =>
    ask(
      api.orders.loadSupportDocument,
      { params: { _id: orderId }, body: { file: await photoOf(caller) } },
      'loadSupportDocument',
    ),
  onTheWay: milestone('onTheWay'),
  inPosition: milestone('inPosition'),
  loadingStart: milestone('loadingStart'),
  tripStart: milestone('tripStart'),
  inFinish: milestone('inFinish'),
  unloadingStart: milestone('unloadingStart'),
  finish: milestone('finish'),
  release: async ({ orderId: _id }) =>
    ask(api.cancellations.release, { params: { _id }, body: { reason: 'Varado' } }, 'release'),
  close: async ({ orderId: _id }) =>
    ask(
      api.cancellations.close,
      { params: { _id }, body: { status: 4, reason: 'Parado', fee: 0, password } },
      'close',
    ),
  closeFinished: async ({ orderId: _id }) =>
    ask(
      api.cancellations.close,
      { params: { _id }, body: { status: 3, reason: 'Entregado', fee: 0, password } },
      'close',
    ),
  cancel: async ({ orderId }) =>
    ask(
      api.cancellations.cancel,
      { body: { orderId, description: 'Ya no', acceptedFee: 1_000_000 } },
      'cancel',
    ),
  rate: async ({ orderId: _id }) => ask(api.ratings.create, { body: { _id, calification: 4 } }, 'rate'),
  ...moneyActs(db, await house.openCtx().providers.insurer.catalogues()),
  ...standbyActs(db),
  approve: async ({ orderId: _id }) => ask(api.orders.approve, { params: { _id } }, 'approve'),
  // Asked for once more it is another service, and nothing of this one changes.
  repeat: async ({ orderId: _id }) => ask(api.orders.repeat, { params: { _id }, body: soon() }),
  keepTemplate: async ({ orderId }) =>
    ask(api.orderTemplates.create, { body: { name: 'De siempre', orderId } }),
  undoImport: async ({ importId: _id }) => ask(api.orderImports.undo, { params: { _id } }),
}
const actNames = Object.keys(acts)
/** What leads on is tried more often than what ends a service, so that walks are long. */
const forward = [
  'take',
  'accept',
  'pay',
  'assign',
  'inPosition',
  'supportDocument',
  'tripStart',
  'inFinish',
  'finish',
  'rate',
  'payOut',
  'payStandby',
]

/** Who would do it on a good day; three in four acts are by them, so that services get somewhere. */
const usual: Record<string, readonly Name[]> = {
  offer: ['carrier', 'person'],
  take: ['carrier', 'person'],
  acceptCounter: ['carrier', 'person'],
  withdraw: ['carrier', 'person'],
  assign: ['carrier', 'person'],
  release: ['carrier'],
  supportDocument: ['carrier', 'driver', 'person'],
  close: ['admin'],
  closeFinished: ['admin'],
  rate: ['client', 'carrier', 'person'],
  onTheWay: ['driver', 'person'],
  inPosition: ['driver', 'person'],
  loadingStart: ['driver', 'person'],
  tripStart: ['driver', 'person'],
  inFinish: ['driver', 'person'],
  unloadingStart: ['driver', 'person'],
  finish: ['driver', 'person'],
  payOut: ['accountant'],
  payRefund: ['accountant'],
  advance: ['accountant'],
  askAdvance: ['carrier'],
  giveAdvance: ['accountant'],
  refuseAdvance: ['accountant'],
  withdrawRequest: ['carrier'],
  decideStandby: ['accountant', 'admin'],
  waiveStandby: ['accountant', 'admin'],
  overchargeStandby: ['accountant', 'admin'],
}

const statuses = ['AUTHORISED', 'CAPTURED', 'REFUSED', 'CAPTURE_FAILED'] as const
type Step =
  | { kind: 'act'; act: string; by: number; isUsual: boolean }
  | { kind: 'notice'; status: (typeof statuses)[number]; which: number }
  | { kind: 'time'; minutes: number; isSwept: boolean }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.record({
      kind: fc.constant('act' as const),
      act: fc.constantFrom(...actNames, ...forward, ...forward),
      by: fc.nat({ max: names.length - 1 }),
      isUsual: fc.integer({ min: 0, max: 3 }).map((number) => number > 0),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('notice' as const),
      status: fc.constantFrom(...statuses),
      which: fc.nat({ max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('time' as const),
      minutes: fc.constantFrom(1, 20, 200, 1000),
      isSwept: fc.boolean(),
    }),
  },
)

type Place = keyof typeof services | 'waited' | keyof typeof atVolume
const places: readonly Place[] = [
  'created',
  'taken',
  'paid',
  'crewed',
  'inPosition',
  'running',
  'arrived',
  'finished',
  'waited',
  'repeated',
  'ofTemplate',
  'imported',
  'recurring',
]

/** VAT on all the freight and on the commission alone, by turns: with the second a wait bears none. */
const turnVatBase = async (byId: string) => {
  const before = await ratesInForce(db)
  const vatBase = before.vatBase === 'freight' ? 'commission' : 'freight'
  await insertRates({ ...house.openCtx(), now: house.clock.now }, before, { ...before, vatBase, byId })
}

const inMs = 10 * hourMs
const isAtVolume = (place: Place): place is keyof typeof atVolume => Object.hasOwn(atVolume, place)

const brought = async (place: Exclude<Place, keyof typeof atVolume>, client: Caller, company: Fleet) => {
  if (place === 'created') return services.created(client, { inMs })
  if (place !== 'waited') return services[place](client, company, { inMs })
  const orderId = await services.finished(client, company, { inMs })
  await hadWaited(house, orderId)
  return orderId
}

const begin = async (place: Place): Promise<World> => {
  const [client, otherClient] = [await called('client'), await called('cliententerprise')]
  const [admin, accountant] = [await called('administrator'), await called('accountancy')]
  const company = await fleet()
  await turnVatBase(admin.actor.id)
  const made: Made = isAtVolume(place)
    ? await atVolume[place](client, inMs)
    : { orderId: await brought(place, client, company) }
  const { orderId, importId = noImport } = made
  const person = await ownDriver()
  await giveAccounts(db, [company.carrier.actor.id, person.carrier.actor.id])
  return { orderId, importId, client, otherClient, company, person, admin, accountant }
}

const by = (act: string, index = 0): Step => ({ kind: 'act', act, by: index, isUsual: true })
const paidNow: Step[] = [by('pay'), { kind: 'notice', status: 'CAPTURED', which: 0 }]
const paidToItsEnd: Step[] = [
  ...paidNow,
  ...['assign', 'inPosition', 'supportDocument', 'tripStart', 'inFinish', 'finish'].map((act) => by(act)),
  ...['rate', 'payOut', 'payOut'].map((act) => by(act)),
]
const toItsEnd: Step[] = [by('take'), ...paidToItsEnd]
/** Every move of the table at least once, whatever chance brings. */
const straight: [Place, Step[]][] = [
  ['created', toItsEnd],
  // Its price is not the first one's: carriers name theirs.
  ['repeated', [by('take'), by('offer'), by('accept'), ...paidToItsEnd]],
  ['ofTemplate', [by('take'), ...paidNow, by('cancel'), by('payRefund'), by('payRefund')]],
  ['imported', [...toItsEnd, by('undoImport')]],
  ['imported', [by('undoImport'), by('take'), by('undoImport'), by('repeat')]],
  ['imported', [by('offer'), by('undoImport'), by('accept'), ...paidNow, by('undoImport'), by('cancel')]],
  ['recurring', [...toItsEnd, by('repeat'), by('keepTemplate')]],
  ['created', [by('cancel')]],
  ['taken', [by('insure'), ...paidNow, by('cancel'), by('payRefund'), by('payRefund')]],
  ['crewed', [by('cancel'), by('inPosition')]],
  ['inPosition', [by('closeFinished'), by('approve')]],
  ['running', [by('advance'), by('close'), by('inFinish')]],
  ['running', [by('askAdvance'), by('giveAdvance'), by('giveAdvance'), by('inFinish')]],
  [
    'running',
    [
      by('askAdvance'),
      by('refuseAdvance'),
      by('askAdvance'),
      by('withdrawRequest'),
      by('askAdvance'),
      by('close'),
    ],
  ],
  [
    'waited',
    [by('acceptStandby'), by('payStandby'), { kind: 'notice', status: 'CAPTURED', which: 1 }, by('payOut')],
  ],
  [
    'waited',
    [by('objectStandby'), by('overchargeStandby'), by('decideStandby'), by('payStandby'), by('waiveStandby')],
  ],
  ['waited', [by('acceptStandby'), by('waiveStandby'), by('payStandby')]],
]

const moves = new Set(statusMoves.map(([from, to]) => `${orderStatus[from]}${orderStatus[to]}`))
const common = new Set(['auth.role_refused', 'input.invalid', 'request.too_many'])
const seen = {
  calls: 0,
  done: 0,
  refused: 0,
  notices: 0,
  moves: {} as Record<string, number>,
  acts: {} as Record<string, number>,
}

/** Refused by the table means refused by the house, with the table's own word; milestones done already answer again. */
const perform = async (world: World, caller: Caller, { endpoint, input, act }: Attempted): Promise<void> => {
  const row = await orderRow(world.orderId)
  const paying = { paying_until: await payingUntilOf(house.database.db, world.orderId) }
  const moment = momentOf({ ...row, ...paying }, { actor: caller.actor, now: house.clock.now })
  const denied = act && denial(act, moment)
  seen.calls++
  try {
    await caller.send(endpoint, input)
    seen.done++
    const label = act ?? endpoint.path
    seen.acts[label] = (seen.acts[label] ?? 0) + 1
    const isRepeat =
      endpoint === api.tracking.milestone && (await orderRow(world.orderId)).version === row.version
    if (denied && !isRepeat) throw new Error(`${act} was let through, the table says ${denied}`)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    seen.refused++
    const { code } = error.reply
    expect(error.status).toBeLessThan(500)
    const documented: readonly string[] = refusalsOf(endpoint)
    expect(common.has(code) || documented.includes(code) ? 'documented' : `${endpoint.path} ${code}`).toBe(
      'documented',
    )
    if (denied && code !== 'auth.role_refused') expect(code).toBe(denied)
    expect((await orderRow(world.orderId)).status).toBe(row.status)
  }
}

const notice = async ({ orderId, client }: World, { status, which }: { status: string; which: number }) => {
  const attempts = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('attempted_at')
    .orderBy('id')
    .execute()
  const attempt = attempts[which % Math.max(1, attempts.length)]
  if (!attempt) return
  const { fields } = house.openCtx().providers.payment.form({
    orderId,
    charge: 'service',
    transaction: attempt.transaction,
    attemptedAt: attempt.attempted_at,
    amountPesos: attempt.amount_pesos,
    customerId: client.actor.id,
  })
  seen.notices++
  expect(await postNotice(house, house.signNotice(fields, status))).toBe('received')
}

const play = async (world: World, next: Step): Promise<void> => {
  if (next.kind === 'notice') return notice(world, next)
  if (next.kind === 'time') {
    house.clock.forward(next.minutes * minuteMs)
    if (next.isSwept) await house.jobs.runJobs()
    world.admin = await house.as(world.admin.actor)
    world.accountant = await house.as(world.accountant.actor)
    return
  }
  const likely = usual[next.act] ?? ['client']
  const name = next.isUsual ? likely[next.by % likely.length] : names[next.by]
  const caller = callerOf(world, name ?? 'client')
  const make = acts[next.act]
  if (!make) throw new Error(`no act ${next.act}`)
  // Who may not even upload cannot get as far as the act.
  await perform(world, caller, await make(world, caller))
  if (next.act === 'undoImport') await workOnImports(house.openCtx())
}

test(
  `random acts never lead out of the table of states`,
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...places),
        fc.array(step, { minLength: 1, maxLength: longest, size: 'max' }),
        async (place, steps) => {
          const world = await begin(place)
          let { status } = await orderRow(world.orderId)
          for (const next of steps) {
            await play(world, next)
            const now = (await orderRow(world.orderId)).status
            const move = `${status}${now}`
            if (now !== status) {
              expect(moves.has(move) ? move : `${move} by ${JSON.stringify(next)}`).toBe(move)
              seen.moves[move] = (seen.moves[move] ?? 0) + 1
            }
            status = now
          }
          expect(await moneyFaultsOf(db, world.orderId)).toEqual([])
        },
      ),
      { numRuns: sequences, endOnFailure: true, examples: straight },
    )
    expect(await faultsOf(db)).toEqual([])
  },
  120_000 + sequences * 3_000,
)

test('the random walks went everywhere', () => {
  expect(Object.keys(seen.moves).toSorted()).toEqual([...moves].toSorted())
  expect(seen.done).toBeGreaterThan(sequences)
  const { standby, settlements, refunds, payments, orders, orderTemplates, orderImports } = api
  const moved = [
    'insure',
    ...[settlements.pay, settlements.advance, refunds.pay, payments.start].map(({ path }) => path),
    ...[settlements.askAdvance, settlements.refuseAdvance, settlements.withdrawRequest].map(
      ({ path }) => path,
    ),
    ...[standby.accept, standby.object, standby.decide].map(({ path }) => path),
    ...[orders.repeat, orderTemplates.create, orderImports.undo].map(({ path }) => path),
  ]
  expect(moved.filter((act) => seen.acts[act] === undefined)).toEqual([])
})

afterAll(() => {
  if (!process.env['ACT_SEQUENCES']) return
  const { done, refused, notices, ...rest } = seen
  process.stdout.write(
    `${sequences} sequences: ${done} acts accepted, ${refused} refused, ${notices} notices\n${JSON.stringify(rest)}\n`,
  )
})
