import { isRefused, quantile } from '../pressure/answers.ts'
import { mixOf } from '../pressure/mix.ts'
import {
  capacityOf,
  overload,
  recoveryOf,
  servedOf,
  strangeOf,
  usefulOf,
  withCallers,
  type OverloadSize,
  type OverloadTold,
} from '../pressure/overload.ts'
import { sentAway } from '../pressure/planted.ts'
import { reservedOf } from '../pressure/reserved.ts'
import { roadOf, startProduct, withGround, type Ground, type ProductSize } from '../pressure/scene.ts'
import { bar, none, type Figure, type Part, type Planted } from './proof.ts'

const minutes = bar(5, 'PROVE_OVERLOAD_MINUTES')
const orders = bar(1_000_000, 'PROVE_OVERLOAD_ORDERS')
const factor = 3
const capacitySeconds = 15
const usual = { share: 0.4, seconds: 20 }
const reservedRates = { noticesPerSecond: 4, milestonesPerSecond: 5 }
const plantedSeconds = 45
const standsStillMs = 12_000

type Run = { seconds: number; capacity?: number; standsStillMs?: number; product?: ProductSize }
type Result = { capacity: number; told: OverloadTold }

const run = async (
  ground: Ground,
  { seconds, capacity: known, standsStillMs: still, product }: Run,
): Promise<Result> => {
  const server = await startProduct(ground, product)
  try {
    const road = await roadOf(ground, { trucks: 4_000, screens: 0 })
    const mix = await mixOf(ground, { perSecond: 100 })
    const reserved = await reservedOf(ground, { url: server.url, road }, { ...reservedRates, seconds })
    return await withCallers(async (callers) => {
      const asked = { server, mix, reserved }
      const capacity = known ?? (await capacityOf(asked, callers, capacitySeconds))
      const size: OverloadSize = {
        perSecond: factor * capacity,
        seconds,
        usualPerSecond: usual.share * capacity,
        usualSeconds: usual.seconds,
        ...(still === undefined ? {} : { standsStillMs: still }),
      }
      return { capacity, told: await overload(asked, callers, size) }
    })
  } finally {
    await server.stop()
  }
}

const refusalsOf = ({ crowd }: OverloadTold) => crowd.filter(isRefused)

/** Who logs in while too many do is told a second or two after he came, on purpose: docs/decisions/0079. */
const isLogIn = ({ name }: { name: string }) => name === 'POST /v1/auth/tokenbackoffice'

const waits = (told: OverloadTold, part: number, isOf: (one: { name: string }) => boolean) =>
  quantile(
    refusalsOf(told)
      .filter(isOf)
      .map(({ tookMs }) => tookMs),
    part,
  )
const others = (one: { name: string }) => !isLogIn(one)

const usefulShare = ({ capacity, told }: Result) => (100 * usefulOf(told)) / capacity

const served = ({ reserved }: OverloadTold, name: string) =>
  servedOf(reserved.filter((one) => one.name === name))

const figuresOf = (result: Result): Figure[] => {
  const { capacity, told } = result
  return [
    { says: 'most that callers who wait for their answers get', value: capacity, unit: '/s' },
    {
      says: 'offered',
      value: told.crowd.length / told.seconds,
      unit: '/s',
      least: bar(factor * capacity * 0.99),
    },
    { says: 'answered usefully, within 2 s', value: usefulOf(told), unit: '/s' },
    { says: 'of the most', value: usefulShare(result), unit: '%', least: bar(80) },
    { says: 'sent away', value: refusalsOf(told).length / told.seconds, unit: '/s' },
    { says: 'sent away, p50', value: waits(told, 0.5, others), unit: 'ms' },
    { says: 'sent away, p99', value: waits(told, 0.99, others), unit: 'ms', most: bar(50) },
    { says: 'sent away from a log-in, p50', value: waits(told, 0.5, isLogIn), unit: 'ms' },
    { says: 'sent away from a log-in, p99', value: waits(told, 0.99, isLogIn), unit: 'ms', most: bar(2_500) },
    none(
      'answers that are neither good nor 429 or 503 with `Retry-After`',
      strangeOf([...told.crowd, ...told.after]).length,
    ),
    ...[
      'POST /v1/payment/notification',
      'POST /v1/order/milestone/{_id}',
      'POST /v1/auth/ticket',
      'GET /health',
    ].map((name): Figure => ({
      says: `\`${name}\` served`,
      value: served(told, name),
      unit: '%',
      least: bar(99),
    })),
    { says: 'until all is as before', value: recoveryOf(told), unit: 's', most: bar(10) },
    { says: 'most memory of all Node processes', value: told.mostMebibytes, unit: 'MiB', most: bar(1_536) },
  ]
}

const planted = async (ground: Ground, capacity: number): Promise<Planted[]> => {
  const open = await run(ground, { seconds: plantedSeconds, capacity, product: { mostWaitMs: 0 } })
  const { told: ill } = await run(ground, {
    seconds: plantedSeconds,
    capacity,
    standsStillMs,
    product: { faults: ['sendAway', 'mute'] },
  })
  const notices = servedOf(ill.reserved.filter(({ name }) => name !== 'GET /health'))
  const mute = strangeOf(ill.crowd).filter((fault) => fault.includes('without Retry-After'))
  return [
    {
      fault: 'a product that sends nobody away',
      isFound: usefulShare(open) < 80,
      told: `${usefulShare(open).toFixed(0)} % of the most are answered usefully`,
    },
    {
      fault: `one reserved call in ${sentAway.every} is sent away`,
      isFound: notices < 99,
      told: `${notices.toFixed(1)} % served`,
    },
    {
      fault: 'refusals that do not say when to come again',
      isFound: mute.length > 0,
      told: mute[0] ?? 'nothing',
    },
    {
      fault: `a product that stands still for ${standsStillMs / 1_000} s afterwards`,
      isFound: recoveryOf(ill) > 10,
      told: `as before after ${recoveryOf(ill)} s`,
    },
  ]
}

export const part: Part = {
  title: 'Overload: three times what can be answered',
  proves:
    'First as many callers as it takes find out what the product can answer; then three times as much is due, whatever becomes of it, while the gateway tells, drivers report and screens come back (`bench/pressure`). ' +
    'Those who are let in are answered in time, the others are told at once when to come again, what is reserved is served, and soon after all is as before.',
  run: () =>
    withGround({ orders: orders.asked }, async (ground) => {
      const result = await run(ground, { seconds: minutes.asked * 60 })
      const { told } = result
      return {
        figures: [
          { says: 'services in the database', value: orders.asked, least: orders },
          { says: 'minutes', value: minutes.asked, least: minutes },
          ...figuresOf(result),
        ],
        faults: [
          ...strangeOf([...told.crowd, ...told.reserved, ...told.after]),
          ...(told.isAlive ? [] : ['the product ended']),
        ],
        planted: await planted(ground, result.capacity),
      }
    }),
}
