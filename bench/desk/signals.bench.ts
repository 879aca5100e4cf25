/**
 * What looking for signs of fraud costs those who act meanwhile: asking for a service, and the gateway's notices, at a steady rate, with the
 * looks and without them, in turn: 3 % more at most. Nothing of it runs in an act, so it is the machine's time that is judged.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { gatekeeper } from '../load/actors.ts'
import { creations } from '../load/acts.ts'
import { paced } from './paced.ts'
import { payables } from './payables.ts'
import { median } from '../load/rounds.ts'
import type { Call } from '../load/sequence.ts'
import { startServer, swept, type Running } from '../servers/process.ts'
import { meterOf, type Meter } from '../servers/spent.ts'
import { judged, type Filled } from '../world/filled-house.ts'

const orders = 60_000
const moreMost = 1.03
const perSecond = 20
/** With one look in each: thirty times as often as an installation looks. */
const stretchSeconds = 10
const rounds = 5
const callsOfStretch = perSecond * stretchSeconds
/** Of each round one with looks and one without, and one before all. */
const stretches = rounds * 2 + 1
/** Before it begins all that the filled tables hold has been looked at. */
const firstLooks = 60

type Act = 'order/create' | 'payment/notification'
type Bench = { server: Running; spent: Meter; next: Record<Act, () => Call[]> }
type Stretch = { waitMs: number; machineMs: number; lookedMs: number }

const looks = ['accounts', 'browsers', 'pictures', 'services', 'strays'].map((name) => `signals-${name}`)

const looked = async (server: Running): Promise<number> => {
  const { sweptMs, failures } = await swept(server, looks)
  if (failures.length > 0) throw new Error(failures.join('; '))
  return sweptMs
}

const stretch = async (bench: Bench, act: Act, hasLooks: boolean): Promise<Stretch> => {
  const calls = bench.next[act]()
  // What the last one left to be done is done.
  await sleep(1_500)
  const before = await bench.spent()
  const looking = hasLooks ? sleep((stretchSeconds * 1_000) / 2).then(() => looked(bench.server)) : 0
  const waits = await paced(bench.server.url, calls, perSecond)
  const lookedMs = await looking
  const after = await bench.spent()
  const spentMs = after.serverMs - before.serverMs + after.databaseMs - before.databaseMs
  const sum = waits.reduce((all, one) => all + one, 0)
  return { waitMs: sum / waits.length, machineMs: spentMs / calls.length, lookedMs }
}

const ratioOf = (withLooks: readonly Stretch[], without: readonly Stretch[], of: keyof Stretch) =>
  median(withLooks.map((one, round) => one[of] / (without[round]?.[of] ?? Number.NaN)))
const middle = (all: readonly Stretch[], of: keyof Stretch) => median(all.map((one) => one[of]))

/** In turn, each round the other way about: whoever comes later has more rows before him. */
const comparison = async (bench: Bench, act: Act): Promise<number> => {
  const [withLooks, without]: [Stretch[], Stretch[]] = [[], []]
  await stretch(bench, act, true)
  for (let round = 0; round < rounds; round++)
    for (const hasLooks of round % 2 === 0 ? [false, true] : [true, false])
      (hasLooks ? withLooks : without).push(await stretch(bench, act, hasLooks))
  const machine = ratioOf(withLooks, without, 'machineMs')
  const wait = ratioOf(withLooks, without, 'waitMs')
  console.log(
    `${act.padEnd(20)} at ${perSecond} a second: ${middle(without, 'machineMs').toFixed(2)} ms of the machine without looks, ${middle(withLooks, 'machineMs').toFixed(2)} with (${machine.toFixed(3)} times); ` +
      `waited ${middle(without, 'waitMs').toFixed(1)} and ${middle(withLooks, 'waitMs').toFixed(1)} ms (${wait.toFixed(3)} times); a look took ${middle(withLooks, 'lookedMs').toFixed(0)} ms`,
  )
  return machine
}

const inTurn = (all: readonly Call[]) => {
  let turn = 0
  return () => Array.from({ length: callsOfStretch }, (): Call => all[turn++ % all.length] ?? failed())
}
const failed = (): never => {
  throw new Error('nothing to send')
}

/** Of what is paid the half is authorised first, and all is captured after. */
const services = Math.ceil((stretches * callsOfStretch) / 2)
type From = Parameters<typeof payables>[0]
const noticesOf = async (from: From): Promise<Call[]> => {
  const paid = await payables(from, services)
  return ['AUTHORISED', 'CAPTURED'].flatMap((status) => paid.map((one) => one.notice(status)))
}

const creationsOf = async ({ sql, enter }: From): Promise<Call[]> => {
  const { rows } = await sql.query<{ id: string }>(
    'select u.id from users u where u.is_active and exists (select from orders o where o.client_id = u.id) limit 40',
  )
  const made = await creations(
    enter,
    rows.map(({ id }) => id),
  )
  return made.map(({ method = 'POST', path = '/', headers, body }) => ({
    method,
    path,
    headers: headers as Record<string, string>,
    body: String(body),
  }))
}

const run = async (filled: Filled, sql: pg.Client): Promise<string[]> => {
  const server = await startServer('swept-server.ts', filled.servers)
  try {
    // Nothing by the clock: what runs each minute would fall into some stretches and not into others.
    await sql.query('delete from pgboss.schedule')
    const from = { filled, sql, enter: gatekeeper(filled.house), url: server.url }
    const notices = await noticesOf(from)
    const next = {
      'order/create': inTurn(await creationsOf(from)),
      'payment/notification': inTurn(notices),
    }
    const spent = meterOf(server.pid, filled.servers.connection)
    if (!spent) throw new Error('only Linux tells what a process has spent')
    for (let count = 0; count < firstLooks; count++) if ((await looked(server)) < 100) break
    await sql.query('vacuum analyze')
    const missed: string[] = []
    for (const act of ['order/create', 'payment/notification'] as const) {
      const ratio = await comparison({ server, spent, next }, act)
      if (!(ratio <= moreMost))
        missed.push(`${act} with looks: ${ratio.toFixed(3)} times, ${moreMost} at most`)
    }
    return missed
  } finally {
    await server.stop()
  }
}

await judged({ orders }, run)
