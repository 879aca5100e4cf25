/** Every act of the money as a command of fast-check: done, posted, judged. */
import fc from 'fast-check'
import { basisPoints } from '../money.ts'
import { vatBases } from '../rates.ts'
import { accept, acceptCounter, counter, create, offer, take } from './deal.fixture.ts'
import { carriers, post, words, type House, type Outcome } from './house.fixture.ts'
import { judge, type Model } from './judge.fixture.ts'
import { advance, payOut, payRefund } from './paying-out.fixture.ts'
import { insure, notice, startPayment } from './payment.fixture.ts'
import { cancel, close, move, rate, release } from './road.fixture.ts'

export type MoneyCommand = fc.Command<Model, House>

/** How often each act was done and refused, by its name. */
export const seen: Record<string, { done: number; refused: number }> = {}

type Act = (house: House, model: Model) => Outcome

const command = (name: string, act: Act, detail = ''): MoneyCommand => ({
  check: () => true,
  run: (model, house) => {
    const from = house.service?.facts.status
    const written = house.posted.length
    const outcome = act(house, model)
    post(house)
    const count = (seen[name] ??= { done: 0, refused: 0 })
    if (outcome === undefined) count.done++
    else {
      count.refused++
      if (house.posted.length !== written) throw new Error(`${name} was refused and moved money`)
    }
    judge(house, model, from)
  },
  toString: () => `${name}(${detail})`,
})

const amount = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 100_000, max: 9_000_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 5_000_000_000 }) },
)
const whose = fc.constantFrom(...carriers)
const rateOf = (most: number) => fc.integer({ min: 0, max: most }).map(basisPoints)

const dealing = {
  create: fc
    .record({ price: fc.option(amount), hours: fc.integer({ min: 1, max: 72 }) })
    .map(({ price, hours }) =>
      command('create', (house) => create(house, price, hours), `${price}, ${hours} h`),
    ),
  offer: fc
    .tuple(whose, amount)
    .map(([who, value]) => command('offer', (house) => offer(house, who, value), `${who.id}, ${value}`)),
  counter: fc
    .tuple(whose, amount)
    .map(([who, value]) => command('counter', (house) => counter(house, who, value), `${who.id}, ${value}`)),
  accept: whose.map((who) => command('accept', (house) => accept(house, who), who.id)),
  acceptCounter: whose.map((who) => command('acceptCounter', (house) => acceptCounter(house, who), who.id)),
  take: whose.map((who) => command('take', (house) => take(house, who), who.id)),
  changeRates: fc
    .record({
      profit: rateOf(3_000),
      vat: rateOf(3_000),
      insurance: rateOf(100),
      insurerShare: rateOf(10_000),
      vatBase: fc.constantFrom(...vatBases),
    })
    .map(({ vatBase, ...rates }) =>
      command('changeRates', (house) => void Object.assign(house, { rates, vatBase }), vatBase),
    ),
}

const paying = {
  insure: fc
    .integer({ min: 1, max: 500_000_000 })
    .map((declared) => command('insure', (house) => insure(house, declared), String(declared))),
  startPayment: fc.constant(
    command('startPayment', (house, model) => {
      const outcome = startPayment(house)
      const made = house.service?.attempts.at(-1)
      if (outcome === undefined && made)
        model.attempts.push({ amountPesos: made.amountPesos, said: new Set() })
      return outcome
    }),
  ),
  notice: fc
    .tuple(fc.nat({ max: 3 }), fc.constantFrom(...words, 'CAPTURED', 'AUTHORISED'))
    .map(([which, word]) =>
      command(
        'notice',
        (house, model) => {
          model.attempts[which]?.said.add(word)
          return notice(house, which, word)
        },
        `${which}, ${word}`,
      ),
    ),
}

const steps = ['assign', 'inPosition', 'tripStart', 'inFinish', 'finish'] as const

const ending = {
  move: fc.constantFrom(...steps).map((step) => command(step, (house) => move(house, step))),
  cancel: fc
    .record({ accepts: fc.boolean(), issueCostPesos: fc.constantFrom(0, 20_000, 500_000) })
    .map((how) => command('cancel', (house) => cancel(house, how), JSON.stringify(how))),
  release: fc.constant(command('release', release)),
  close: fc
    .tuple(fc.constantFrom('finished' as const, 'cancelled' as const), fc.oneof(fc.constant(0), amount))
    .map(([as, fee]) =>
      command(
        as === 'finished' ? 'closeFinished' : 'closeCancelled',
        (house) => close(house, as, fee),
        String(fee),
      ),
    ),
  rate: fc
    .constantFrom('client' as const, 'carrier' as const)
    .map((by) => command('rate', (house) => rate(house, by), by)),
  wait: fc.constantFrom(1, 20, 90, 600, 2_880, 14_400).map((minutes) =>
    command(
      'wait',
      (house) => {
        house.now += minutes * 60_000
        return undefined
      },
      `${minutes} min`,
    ),
  ),
}

type Leaving = { act: (house: House) => Outcome; paid: (house: House) => number }

/** What the bank pays is counted beside the house. */
const leaving = (name: string, { act, paid }: Leaving, detail = '') =>
  command(
    name,
    (house, model) => {
      const outcome = act(house)
      if (outcome === undefined) model.paidPesos += paid(house)
      return outcome
    },
    detail,
  )

const payingOut = {
  advance: amount.map((asked) =>
    leaving('advance', { act: (house) => advance(house, asked), paid: () => asked }, String(asked)),
  ),
  payOut: fc.constant(
    leaving('payOut', { act: payOut, paid: ({ service }) => service?.payouts.at(-1)?.netPesos ?? 0 }),
  ),
  payRefund: fc.constant(
    leaving('payRefund', {
      act: payRefund,
      paid: ({ service }) => service?.refundsPaid.at(-1)?.amountPesos ?? 0,
    }),
  ),
}

const { offer: offering, accept: accepting, take: taking, counter: countering } = dealing
const { startPayment: starting, notice: noticing } = paying
const { move: moving, wait: waiting } = ending
/** What leads on comes more often than what ends, so that sequences get somewhere. */
const often: fc.Arbitrary<MoneyCommand>[] = [
  offering,
  accepting,
  countering,
  dealing.acceptCounter,
  taking,
  starting,
  starting,
  noticing,
  noticing,
  noticing,
  moving,
  moving,
  moving,
  moving,
  waiting,
  payingOut.advance,
  payingOut.payOut,
  payingOut.payRefund,
]

export const allCommands: fc.Arbitrary<MoneyCommand>[] = [
  ...Object.values(dealing),
  ...Object.values(paying),
  ...Object.values(ending),
  ...Object.values(payingOut),
  ...often,
]
