import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isErrorCode } from '../errors/errors.ts'
import {
  actsFor,
  denial,
  orderActNames,
  orderActs,
  orderStatuses,
  statusMoves,
  orderStatus,
  statusOfNumber,
  type Act,
  type OrderAct,
  type OrderFacts,
  type OrderStatus,
} from './orders.ts'
import { roles, type Actor, type Role } from '../people/roles.ts'

const now = new Date('2026-11-23T13:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

const open: OrderFacts = {
  status: 'pending',
  clientId: 'owner',
  carrierId: null,
  driverId: null,
  isPaid: false,
  isPaymentLost: false,
  isInsured: false,
  hasClientPrice: true,
  hasSupportDocument: false,
  isInPosition: false,
  isLoading: false,
  hasArrived: false,
  isUnloading: false,
  isRatedByClient: false,
  isRatedByCarrier: false,
  isApproved: false,
  payingUntil: null,
  payUntil: null,
  isCodeSpent: false,
  remindedAt: null,
  proposedAt: null,
  reservationAt: inHours(6),
}
const unpaid: OrderFacts = { ...open, status: 'assigned', carrierId: 'holder', driverId: 'driver' }
const paid: OrderFacts = { ...unpaid, isPaid: true }
const inPosition: OrderFacts = { ...paid, isInPosition: true, hasSupportDocument: true }
const running: OrderFacts = { ...inPosition, status: 'running' }
const arrived: OrderFacts = { ...running, hasArrived: true }

/** Security B5's states, with "arrived" beside. */
const situations = {
  open,
  unpaid,
  paid,
  inPosition,
  running,
  arrived,
  finished: { ...arrived, status: 'finished' },
  cancelled: { ...paid, status: 'cancelled' },
} satisfies Record<string, OrderFacts>
type Situation = keyof typeof situations
const situationNames = Object.keys(situations) as Situation[]

const people = {
  owner: 'client',
  otherClient: 'cliententerprise',
  holder: 'enterprise',
  rival: 'driver',
  driver: 'enterprisedriver',
  otherDriver: 'enterprisedriver',
  administrator: 'administrator',
  soport: 'soport',
} satisfies Record<string, Role>
type Relation = keyof typeof people
const relations = Object.keys(people) as Relation[]

const actorOf = (relation: Relation): Actor => ({
  id: relation,
  role: people[relation],
  isValidated: true,
  enterpriseId: null,
})

type Row = { parties: readonly Relation[]; answers: string }
const onRoad = ['holder', 'driver'] as const

/**
 * What each party reads, in the sequence of `situations`: `ok`, a code, or `-` where the party is none yet. Whoever is
 * not among the parties reads `order.not_found` everywhere. By hand from decisions §7 and security B5.
 */
const expected: Record<OrderAct, Row> = {
  offer: {
    parties: ['holder', 'rival'],
    answers:
      'ok order.not_open order.not_open order.not_open order.not_open order.not_open order.not_open order.not_open',
  },
  take: {
    parties: ['holder', 'rival'],
    answers:
      'ok order.not_open order.not_open order.not_open order.not_open order.not_open order.not_open order.not_open',
  },
  accept: {
    parties: ['owner'],
    answers:
      'ok order.not_open order.not_open order.not_open order.not_open order.not_open order.not_open order.not_open',
  },
  moveDate: {
    parties: ['owner'],
    answers:
      'ok order.not_open order.not_open order.not_open order.not_open order.not_open order.not_open order.not_open',
  },
  pay: {
    parties: ['owner'],
    answers:
      'payment.nothing_to_pay ok order.already_paid order.already_paid payment.nothing_to_pay payment.nothing_to_pay payment.nothing_to_pay order.cancelled',
  },
  insure: {
    parties: ['owner'],
    answers:
      'insurance.closed ok order.already_paid order.already_paid insurance.closed insurance.closed insurance.closed order.cancelled',
  },
  assign: { parties: ['holder'], answers: '- ok ok ok ok ok order.not_assigned order.cancelled' },
  waive: {
    parties: ['administrator'],
    answers: 'order.not_assigned ok ok ok ok ok order.not_assigned order.cancelled',
  },
  remind: {
    parties: ['administrator'],
    answers:
      'order.not_assigned order.driver_named order.driver_named order.driver_named order.not_assigned order.not_assigned order.not_assigned order.cancelled',
  },
  propose: {
    parties: ['administrator'],
    answers:
      'ok order.not_open order.not_open order.not_open order.not_open order.not_open order.not_open order.not_open',
  },
  loadSupportDocument: {
    parties: onRoad,
    answers: '- order.not_paid ok ok ok ok order.not_assigned order.cancelled',
  },
  onTheWay: {
    parties: onRoad,
    answers:
      '- order.not_paid ok ok order.already_moving order.already_moving order.already_moving order.cancelled',
  },
  inPosition: {
    parties: onRoad,
    answers:
      '- order.not_paid ok ok order.already_moving order.already_moving order.already_moving order.cancelled',
  },
  loadingStart: {
    parties: onRoad,
    answers:
      '- milestone.in_position_first milestone.in_position_first ok order.already_moving order.already_moving order.already_moving order.cancelled',
  },
  tripStart: {
    parties: onRoad,
    answers:
      '- milestone.in_position_first milestone.in_position_first ok order.already_moving order.already_moving order.already_moving order.cancelled',
  },
  inFinish: {
    parties: onRoad,
    answers:
      '- milestone.trip_not_started milestone.trip_not_started milestone.trip_not_started ok ok milestone.trip_not_started order.cancelled',
  },
  unloadingStart: {
    parties: onRoad,
    answers:
      '- milestone.trip_not_started milestone.trip_not_started milestone.trip_not_started milestone.arrive_first ok milestone.trip_not_started order.cancelled',
  },
  finish: {
    parties: onRoad,
    answers:
      '- milestone.trip_not_started milestone.trip_not_started milestone.trip_not_started milestone.arrive_first ok milestone.trip_not_started order.cancelled',
  },
  release: {
    parties: ['holder'],
    answers:
      '- ok ok order.in_position order.already_moving order.already_moving order.already_moving order.cancelled',
  },
  close: {
    parties: ['administrator'],
    answers:
      'order.not_running order.not_running order.not_running ok ok ok order.not_running order.cancelled',
  },
  cancel: {
    parties: ['owner'],
    answers:
      'ok ok ok order.in_position order.already_moving order.already_moving order.already_moving order.cancelled',
  },
  rate: {
    parties: ['owner', 'holder'],
    answers:
      'order.not_finished order.not_finished order.not_finished order.not_finished order.not_finished order.not_finished ok order.cancelled',
  },
  approve: {
    parties: ['owner'],
    answers:
      'order.not_finished order.not_finished order.not_finished order.not_finished order.not_finished order.not_finished ok order.cancelled',
  },
}

/** Before it is taken nobody holds or drives it. */
const isNobodyYet = (act: OrderAct, relation: Relation, situation: Situation) =>
  situation === 'open' &&
  (relation === 'driver' || (relation === 'holder' && act !== 'offer' && act !== 'take'))

const answerOf = (act: OrderAct, relation: Relation, situation: Situation): string => {
  const { parties, answers } = expected[act]
  if (!parties.includes(relation) || isNobodyYet(act, relation, situation)) return 'order.not_found'
  return answers.split(' ')[situationNames.indexOf(situation)] ?? ''
}

const cells = orderActNames.flatMap((act) =>
  relations.flatMap((relation) =>
    situationNames.map((situation) => ({
      act,
      relation,
      situation,
      answer: answerOf(act, relation, situation),
    })),
  ),
)

test.each(cells)('$act by the $relation of a service that is $situation: $answer', (cell) => {
  const { act, relation, situation, answer } = cell
  const moment = { order: situations[situation], actor: actorOf(relation), now }
  expect(denial(act, moment) ?? 'ok').toBe(answer)
})

describe('a service that nobody is named to drive', () => {
  const waiting: OrderFacts = { ...paid, driverId: null }
  const byStaff = (act: OrderAct, order: OrderFacts) =>
    denial(act, { order, actor: actorOf('administrator'), now })

  test('may be ended by staff from four hours before its time on, and after it', () => {
    const ended = (hours: number) => byStaff('close', { ...waiting, reservationAt: inHours(hours) })
    expect(ended(4 + 1 / 3600)).toBe('order.not_running')
    expect([ended(4), ended(0), ended(-30)]).toEqual([undefined, undefined, undefined])
    expect(byStaff('close', { ...paid, reservationAt: inHours(2) })).toBe('order.not_running')
  })

  test('has its carrier reminded once in half an hour', () => {
    const after = (minutes: number) => byStaff('remind', { ...waiting, remindedAt: inHours(-minutes / 60) })
    expect([byStaff('remind', waiting), after(30)]).toEqual([undefined, undefined])
    expect([after(0), after(29)]).toEqual(['order.reminded_lately', 'order.reminded_lately'])
  })
})

test('those who offered are asked to confirm once in half an hour, while somebody still can', () => {
  const asked = (order: Partial<OrderFacts>) =>
    denial('propose', { order: { ...open, ...order }, actor: actorOf('administrator'), now })
  expect(asked({ proposedAt: inHours(-0.5) })).toBeUndefined()
  expect(asked({ proposedAt: inHours(-0.49) })).toBe('order.proposed_lately')
  expect(asked({ reservationAt: now })).toBe('order.reservation_passed')
})

describe('an act that its state allows still waits for what it needs', () => {
  const by = (act: OrderAct, relation: Relation, order: OrderFacts) =>
    denial(act, { order, actor: actorOf(relation), now })

  test.each([
    ['offer', 'rival'],
    ['take', 'rival'],
    ['accept', 'owner'],
  ] as const)('%s is too late from the reserved instant on', (act, relation) => {
    expect(by(act, relation, { ...open, reservationAt: now })).toBe('order.reservation_passed')
    expect(by(act, relation, { ...open, reservationAt: new Date(now.getTime() + 1) })).toBeUndefined()
  })

  test('a client moves the date even after it has passed', () => {
    expect(by('moveDate', 'owner', { ...open, reservationAt: inHours(-3) })).toBeUndefined()
  })

  test('a service without a price of its client cannot be taken, only offered for', () => {
    expect(by('take', 'rival', { ...open, hasClientPrice: false })).toBe('offer.no_client_price')
    expect(by('offer', 'rival', { ...open, hasClientPrice: false })).toBeUndefined()
  })

  test('a payment that was lost on the road is made again, until it has come', () => {
    for (const order of [inPosition, running, situations.finished]) {
      expect(by('pay', 'owner', { ...order, isPaymentLost: true })).toBeUndefined()
      expect(by('pay', 'holder', { ...order, isPaymentLost: true })).toBe('order.not_found')
    }
    expect(by('pay', 'owner', { ...situations.cancelled, isPaymentLost: true })).toBe('order.cancelled')
    expect(by('insure', 'owner', { ...inPosition, isPaymentLost: true })).toBe('order.already_paid')
  })

  test('cargo is insured once', () => {
    expect(by('insure', 'owner', { ...unpaid, isInsured: true })).toBe('insurance.already_bought')
  })

  test('cargo is not insured while the client is at the gateway: what he pays must not change under him', () => {
    const paying = (untilMs: number) => ({ ...unpaid, payingUntil: new Date(now.getTime() + untilMs) })
    expect(by('insure', 'owner', paying(1))).toBe('insurance.payment_open')
    expect(by('insure', 'owner', paying(0))).toBeUndefined()
    // Another attempt takes the place of the open one.
    expect(by('pay', 'owner', paying(1))).toBeUndefined()
  })

  test('after five wrong delivery codes only the carrier reports the end', () => {
    const spent = { ...arrived, isCodeSpent: true }
    expect(by('finish', 'driver', spent)).toBe('delivery.tries_exhausted')
    expect(by('finish', 'holder', spent)).toBeUndefined()
    expect(by('unloadingStart', 'driver', spent)).toBeUndefined()
  })

  test('a truck sets out at most twelve hours before', () => {
    const at = (ms: number) => ({ ...paid, reservationAt: new Date(now.getTime() + ms) })
    const twelveHoursMs = 12 * 3_600_000
    expect(by('onTheWay', 'driver', at(twelveHoursMs))).toBeUndefined()
    expect(by('onTheWay', 'driver', at(twelveHoursMs + 1))).toBe('milestone.too_early')
  })

  test('a trip does not start without its support document', () => {
    expect(by('tripStart', 'driver', { ...inPosition, hasSupportDocument: false })).toBe(
      'milestone.support_document_missing',
    )
  })

  test('each side rates once, on its own account', () => {
    const rated = { ...situations.finished, isRatedByClient: true }
    expect(by('rate', 'owner', rated)).toBe('rating.already_given')
    expect(by('rate', 'holder', rated)).toBeUndefined()
    expect(by('rate', 'holder', { ...rated, isRatedByCarrier: true })).toBe('rating.already_given')
  })

  test('a service is approved once', () => {
    expect(by('approve', 'owner', { ...situations.finished, isApproved: true })).toBe('order.finished')
  })

  test('an enterprise reports only once it has named a driver', () => {
    expect(by('inPosition', 'holder', { ...paid, driverId: null })).toBe('order.not_found')
  })

  test('a driver who is his own carrier does both his parts', () => {
    const actor: Actor = { id: 'rival', role: 'driver', isValidated: true, enterpriseId: null }
    const order: OrderFacts = { ...paid, carrierId: 'rival', driverId: 'rival' }
    for (const act of ['assign', 'onTheWay', 'release'] as const)
      expect(denial(act, { order, actor, now })).toBeUndefined()
  })
})

const factsOf: fc.Arbitrary<OrderFacts> = fc.record({
  status: fc.constantFrom(...orderStatuses),
  clientId: fc.constantFrom('a', 'b'),
  carrierId: fc.constantFrom(null, 'c', 'd'),
  driverId: fc.constantFrom(null, 'd', 'e'),
  isPaid: fc.boolean(),
  isPaymentLost: fc.boolean(),
  isInsured: fc.boolean(),
  payingUntil: fc.constantFrom(null, inHours(-1), inHours(1)),
  payUntil: fc.constantFrom(null, inHours(-1), inHours(1)),
  isCodeSpent: fc.boolean(),
  hasClientPrice: fc.boolean(),
  hasSupportDocument: fc.boolean(),
  isInPosition: fc.boolean(),
  isLoading: fc.boolean(),
  hasArrived: fc.boolean(),
  isUnloading: fc.boolean(),
  isRatedByClient: fc.boolean(),
  isRatedByCarrier: fc.boolean(),
  isApproved: fc.boolean(),
  remindedAt: fc.constantFrom(null, inHours(-1), inHours(-0.2)),
  proposedAt: fc.constantFrom(null, inHours(-1), inHours(-0.2)),
  reservationAt: fc.integer({ min: -20, max: 20 }).map(inHours),
})
const anyActor: fc.Arbitrary<Actor> = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  role: fc.constantFrom(...roles),
  isValidated: fc.boolean(),
  enterpriseId: fc.constant(null),
})

test('what a viewer is shown he may do is exactly what he is let do', () => {
  fc.assert(
    fc.property(factsOf, anyActor, (order, actor) => {
      const moment = { order, actor, now }
      const shown = actsFor(moment)
      for (const act of orderActNames) {
        const refusal = denial(act, moment)
        if (act in shown) expect(shown[act]).toBe(refusal ?? null)
        else expect(refusal).toBe('order.not_found')
      }
    }),
    { numRuns: Math.min(2_000, Number(process.env['PROPERTY_RUNS'] ?? 2_000)) },
  )
  // Many cases: a machine that does other things as well takes its time.
}, 30_000)

test('whoever is no party is told the same of every service', () => {
  fc.assert(
    fc.property(factsOf, fc.constantFrom(...orderActNames), (order, act) => {
      const nobody: Actor = { id: 'nobody', role: 'soport', isValidated: true, enterpriseId: null }
      expect(denial(act, { order, actor: nobody, now })).toBe('order.not_found')
    }),
  )
})

test.each(orderActNames)('every answer of %s is a refusal that has words', (act) => {
  const { closed, unless = [] }: Act = orderActs[act]
  expect([closed, ...unless.map(([, code]) => code)].filter((code) => !isErrorCode(code))).toEqual([])
})

test('an act is possible from one state at least and never after a cancellation', () => {
  for (const act of orderActNames) {
    const { from }: Act = orderActs[act]
    expect(from.length).toBeGreaterThan(0)
    expect(from).not.toContain('cancelled')
  }
})

describe('the moves of a service', () => {
  const mayMove = (from: OrderStatus, to: OrderStatus) => statusMoves.some(([a, b]) => a === from && b === to)

  test('are five forward, and the two by which staff closes', () => {
    expect(statusMoves.map(([from, to]) => `${orderStatus[from]}${orderStatus[to]}`).toSorted()).toEqual([
      '01',
      '04',
      '12',
      '13',
      '14',
      '23',
      '24',
    ])
  })

  test('never lead out of finished or cancelled, nor back', () => {
    for (const from of orderStatuses)
      for (const to of orderStatuses)
        if (orderStatus[to] <= orderStatus[from] || orderStatus[from] >= 3)
          expect(mayMove(from, to)).toBe(false)
  })

  test('have each an act that is possible in the state they leave', () => {
    const by: Record<string, OrderAct> = {
      '01': 'accept',
      '04': 'cancel',
      '12': 'tripStart',
      '13': 'close',
      '14': 'cancel',
      '23': 'finish',
      '24': 'close',
    }
    for (const [from, to] of statusMoves) {
      const act = by[`${orderStatus[from]}${orderStatus[to]}`]
      expect(act && (orderActs[act] as Act).from).toContain(from)
    }
  })

  test('are numbered on the wire as the specification numbers them', () => {
    expect(orderStatuses.map((status) => orderStatus[status])).toEqual([0, 1, 2, 3, 4])
    expect(orderStatuses.map((status) => statusOfNumber(orderStatus[status]))).toEqual([...orderStatuses])
    expect(statusOfNumber(5)).toBeUndefined()
  })
})
