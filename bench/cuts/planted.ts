/** Faults made on purpose, on an installation that may be told to answer before it has written and whose gateway does not call again: each must be found. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '@arriero/contract'
import { orderStatus } from '@arriero/domain/orders/orders'
import pg from 'pg'
import type { Planted } from '../prove/proof.ts'
import { hastyName, type RequestTold } from '../servers/process.ts'
import { performed, type Vice } from './caller.ts'
import { makeCast, type Cast } from './cast.ts'
import { checkAll } from './check.ts'
import { openCutHouse } from './house.ts'
import { create, orderBody, take } from './steps.ts'
import { openLedger, type Fault, type FaultKind } from './ledger.ts'
import type { Mode } from './modes.ts'
import { pay } from './paying.ts'
import { openPlan } from './plan.ts'
import type { Laid } from './proxy.ts'
import { faultOf, openStage, type Stage } from './stage.ts'
import { openFaults, unforcedIn } from './told.ts'

/** Whoever waits for what will not come gives up soon. */
const waitedMost = 4_000

const cutClient = ({ house }: Stage, mode: Mode, word: string) =>
  house.lines.client.lay({ mode, side: 'asked', words: [word] })

const createdBy = async (
  stage: Stage,
  more: { act: string; vice?: Vice; withKey?: (key: string) => void },
): Promise<void> => {
  const { house, client: who, ledger } = stage
  const asking = { base: house.url, who, endpoint: api.orders.create, input: { body: orderBody() } }
  const reply = await performed({ ...asking, ...more })
  if (reply) ledger.acknowledge('create', reply._id)
}

/** Its answer lost, it is sent again under a new key. */
const withoutKey = async (stage: Stage): Promise<void> => {
  const act = randomUUID()
  cutClient(stage, 'unanswered', act)
  await createdBy(stage, { act, vice: 'forgetful' })
}

/** What never left is taken for done. */
const swallowed = async (stage: Stage): Promise<void> => {
  const { house, client: who, ledger } = stage
  const orderId = await create(stage)
  const act = randomUUID()
  cutClient(stage, 'unsent', act)
  const { reservationDate } = orderBody(11)
  const input = { params: { _id: orderId }, body: { reservationDate } }
  await performed({ base: house.url, who, endpoint: api.orders.update, input, act, vice: 'credulous' })
  ledger.acknowledge('moveDate', orderId)
}

/** The answer is out, and then the line to PostgreSQL goes before the commit. */
const hasty = async (stage: Stage): Promise<void> => {
  const cuts: Laid[] = []
  const withKey = (key: string) =>
    void cuts.push(stage.house.lines.database.lay({ mode: 'unsent', side: 'asked', words: [key, 'commit'] }))
  await createdBy(stage, { act: hastyName + randomUUID(), withKey })
  await Promise.race([cuts[0]?.happened, sleep(waitedMost)])
}

/** The gateway's calls are lost, and it does not call again: the client has paid, and his service waits for the money. */
const unheard = async (stage: Stage): Promise<void> => {
  const orderId = await create(stage)
  stage.ledger.of(orderId).ends = orderStatus.finished
  await take(stage, orderId)
  for (const status of ['AUTHORISED', 'CAPTURED'])
    stage.house.lines.notices.lay({
      mode: 'unsent',
      side: 'asked',
      words: [`vads_order_id=${orderId}`, `vads_trans_status=${status}`],
    })
  await pay(stage, orderId).catch((error: unknown) => {
    const { kind, what } = faultOf(error)
    stage.ledger.fault(kind, what)
  })
}

type Damage = { fault: string; kind: FaultKind; words: RegExp; make: (stage: Stage) => Promise<void> }

const damages: readonly Damage[] = [
  {
    fault: 'a client that sends again without its key',
    kind: 'doubled',
    words: /^the service \w+, which nobody was told of/,
    make: withoutKey,
  },
  {
    fault: 'a client that takes a lost answer for a done act',
    kind: 'lost',
    words: /^order\.date_moved/,
    make: swallowed,
  },
  {
    fault: 'a server that answers before it has written',
    kind: 'lost',
    words: /^the service/,
    make: hasty,
  },
  {
    fault: 'a gateway whose calls are lost and who does not call again: a service that waits for its money',
    kind: 'stuck',
    words: /^the payment of|stands at 1/,
    make: unheard,
  },
]

/** One after the other, each with a look at everything; what was found before is no finding of the next. */
const found = async (stage: Stage): Promise<Planted[]> => {
  const planted: Planted[] = []
  const seen = new Set<string>()
  for (const { fault, kind, words, make } of damages) {
    await make(stage)
    const all = [...stage.ledger.faults, ...(await checkAll(stage.house, stage.ledger, stage.sql))]
    const fresh = all.filter(({ what }) => !seen.has(what))
    for (const { what } of fresh) seen.add(what)
    const told = fresh.filter((one: Fault) => one.kind === kind && words.test(one.what))
    planted.push({
      fault,
      isFound: told.length > 0,
      told: told.map(({ what }) => `${kind}: ${what}`).join('; ') || 'nothing',
    })
  }
  return planted
}

/** A request that nobody answers in time, measured as the product's own are. */
const standsOpen = async (): Promise<Planted> => {
  const slowMs = 400
  const server = createServer((_request, response) => void setTimeout(() => response.end(), slowMs))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const startedAt = performance.now()
  await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).text()
  const openMs = performance.now() - startedAt
  server.close()
  const told: RequestTold = { what: 'GET /', act: '', status: 200, saysWhen: false, openMs }
  const [first] = openFaults([told], slowMs - 100)
  return {
    fault: 'a request that stands open for longer than it may',
    isFound: first !== undefined && openFaults([told]).length === 0,
    told: first?.what ?? 'nothing',
  }
}

const answer = { what: 'POST /v1/order/create', act: 'cut', openMs: 10, isLineGone: false }
const cutAt = (line: 'client' | 'database') => [{ line, actId: 'cut' }]

/** Answers that no cut forces: of a failure, without a word of when to come again, and while only the client's own line was cut. */
const unforced = (): Planted => {
  const told = [
    ...unforcedIn([{ ...answer, status: 500, saysWhen: true }], cutAt('database')),
    ...unforcedIn([{ ...answer, status: 503, saysWhen: false }], cutAt('database')),
    ...unforcedIn([{ ...answer, status: 503, saysWhen: true }], cutAt('client')),
  ]
  const forced = unforcedIn([{ ...answer, status: 503, saysWhen: true }], cutAt('database'))
  return {
    fault: 'answers of 500 and more that no cut forces',
    isFound: told.length === 3 && forced.length === 0,
    told: told.map(({ what }) => what).join('; ') || 'nothing',
  }
}

export const plantedCuts = async (): Promise<Planted[]> => {
  let cast: Cast | undefined
  const house = await openCutHouse({
    isForgetful: true,
    seed: async (at) => {
      cast = await makeCast(at, 1)
    },
  })
  const sql = new pg.Pool({ ...house.connection, max: 4 })
  try {
    const hand = cast?.hands[0]
    if (!cast || !hand) throw new Error('nobody is there')
    const noActs = { client: [], database: [], gateway: [], insurer: [], mail: [] }
    const plan = openPlan({ perMode: 0, acts: noActs, isCovering: false })
    const ground = { house, plan, ledger: openLedger(), desk: cast.desk, sql, happened: [] }
    return [...(await found(openStage(ground, hand, waitedMost))), await standsOpen(), unforced()]
  } finally {
    await sql.end()
    await house.stop()
  }
}
