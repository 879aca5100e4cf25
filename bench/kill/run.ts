/** Kill runs: writers that pay, a kill at a random moment, a look at everything; as many cycles as are asked for. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../apps/api/src/config.ts'
import { startThrowaway } from '../../apps/api/src/database/throwaway.ts'
import { sandboxSigner } from '../../apps/api/src/demo-house.ts'
import { openAnswers, type Answers } from './answers.ts'
import { checkAll, type Verdict } from './check.ts'
import { openGateway, uuidOf, type Gateway } from './gateway.ts'
import { checkGiving } from './giving-check.ts'
import { settle } from './giving-settle.ts'
import { givingBack, openAsked, type Desk as GivingDesk } from './giving.ts'
import { openLedger, type Ledger } from './ledger.ts'
import { seedPairs, seedTreasurer, type Pair } from './seed.ts'
import { killPostgres, makeLast, openServer, untilAccepts, untilReady, type Installation } from './victims.ts'
import { startWriters, type Desk } from './writers.ts'

/** PostgreSQL's settings as an installation has them. */
export const lasting = {
  shared_buffers: '256MB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  autovacuum: 'on',
  max_connections: '100',
}

/** A server that has just come back is slow at first: it gets a while to be in the middle of things again. */
const shortestMs = { server: 2_000, postgres: 800, both: 2_000 }
const spreadMs = 2_200
const lookAgainMs = 500

/** `refunds`: acknowledged so far. `unforced`: answers of 500 and more that no kill forced. `heard`: answers since the last look. `endedMs`: from the kill until all that was begun had its answer. */
export type Told = {
  acknowledged: number
  refunds: number
  lost: number
  faults: string[]
  refusals: string[]
  heard: number
  unforced: string[]
  endedMs: number
}
export type Kind = 'server' | 'postgres' | 'both'
/** `giving`: where what was paid is given back through the gateway. */
export type Scene = {
  /** `isSettled`: nothing is on its way any more. */
  check: (isSettled?: boolean) => Promise<Verdict>
  ledger: Ledger
  answers: Answers
  desk: Desk
  pairs: readonly Pair[]
  giving?: GivingDesk
}
/**
 * `kinds`: by turns. `leastWrites`: acknowledged before each kill, however long that takes. `hasRefunds`: what was paid is cancelled and given back, and in the end everything has settled. `after`: looks once more
 * at what was acknowledged, before all of it is gone.
 */
type Plan = {
  kinds: readonly Kind[]
  cycles: number
  leastWrites?: number
  settings?: Record<string, string>
  hasRefunds?: boolean
  after?(scene: Scene): Promise<void>
}

const tally = ({ ledger, answers, giving }: Scene, verdict: Verdict, endedMs: number): Told => ({
  acknowledged: ledger.acknowledged(),
  refunds: giving?.asked.refunds.size ?? 0,
  lost: verdict.lost.length,
  faults: verdict.faults,
  refusals: ledger.takeRefusals(),
  heard: answers.takeHeard(),
  unforced: answers.takeUnforced(),
  endedMs,
})

const line = (cycle: string, { acknowledged, refunds, lost, faults, refusals, unforced }: Told) =>
  `${cycle.padStart(3)}  ${String(acknowledged + refunds).padStart(7)} acknowledged  ${lost} lost  ${faults.length} faults  ${refusals.length} refused  ${unforced.length} errors`

type Server = Awaited<ReturnType<typeof openServer>>

const killings: Record<Kind, (at: Installation, server: Server) => Promise<void>> = {
  server: async (_, server) => {
    await server.die()
    await server.rise()
  },
  postgres: ({ connection }) => killPostgres(connection),
  both: async ({ connection }, server) => {
    await Promise.all([killPostgres(connection), server.die()])
    await untilAccepts(connection)
    await server.rise()
  },
}

const signerFor = ({ folder, settings = {} }: Installation): Promise<Desk['signNotice']> =>
  sandboxSigner(
    { config: readConfig(settings), dataFolder: folder, publicUrl: 'http://localhost:3000' },
    uuidOf,
  )

type Opened = { at: Installation; server: Server; gateway: Gateway | undefined }

/** Who works there, and what is looked at after each kill. */
const openScene = async ({ at, server: { target }, gateway }: Opened): Promise<Scene> => {
  const pairs = await seedPairs(at)
  const treasurer = gateway && (await seedTreasurer(at))
  const giving = gateway && treasurer && { at, target, treasurer, gateway, asked: openAsked() }
  const ledger = openLedger()
  const answers = openAnswers()
  target.heard = answers.hear
  const signNotice = await signerFor(at)
  const desk: Desk = { target, ledger, signNotice, ...(giving && { follows: givingBack(giving) }) }
  const check = async (isSettled = false): Promise<Verdict> => {
    const books = await checkAll(at.connection, ledger)
    if (!giving) return books
    const known = { asked: giving.asked, payments: giving.gateway.payments }
    const given = await checkGiving(at.connection, known, isSettled)
    return { lost: [...books.lost, ...given.lost], faults: [...books.faults, ...given.faults] }
  }
  return { check, ledger, answers, desk, pairs, ...(giving && { giving }) }
}

type Run = Opened & { scene: Scene; plan: Plan; told: Told[] }

type Look = { name: string; endedMs: number; isSettled?: boolean }

const look = async ({ scene, told }: Run, { name, endedMs, isSettled = false }: Look): Promise<void> => {
  const result = tally(scene, await scene.check(isSettled), endedMs)
  told.push(result)
  console.log(line(name, result))
  const { faults, refusals, unforced } = result
  for (const fault of [...faults, ...refusals, ...unforced].slice(0, 5)) console.log(`       ${fault}`)
}

const cycles = async (run: Run): Promise<void> => {
  const { at, server, scene, plan } = run
  const writers = startWriters(scene.desk, scene.pairs)
  try {
    for (let cycle = 1; cycle <= plan.cycles; cycle++) {
      const kind = plan.kinds[(cycle - 1) % plan.kinds.length] ?? 'server'
      writers.resume()
      await sleep(shortestMs[kind] + Math.random() * spreadMs)
      while (scene.ledger.acknowledged() < cycle * (plan.leastWrites ?? 0))
        await sleep(Math.random() * lookAgainMs)
      const fromMs = performance.now()
      await scene.answers.during(async () => {
        await killings[kind](at, server)
        await untilReady(server.target)
      })
      await writers.pause()
      const endedMs = performance.now() - fromMs
      await look(run, { name: String(cycle), endedMs })
    }
    if (scene.giving) {
      await settle(scene.giving, server)
      await look(run, { name: 'end', endedMs: 0, isSettled: true })
    }
    await plan.after?.(scene)
  } finally {
    await writers.end()
  }
}

/** Returns what each cycle found. */
export const killRun = async (plan: Plan): Promise<Told[]> => {
  const database = await startThrowaway({ ...lasting, ...plan.settings })
  const folder = await mkdtemp(join(tmpdir(), 'arriero-bench-'))
  const gateway = plan.hasRefunds ? await openGateway() : undefined
  const told: Told[] = []
  try {
    const { connection } = database
    const at = { connection, folder, ...(gateway && { settings: gateway.settings }) }
    // Migrated, and written down for good, before anything is killed.
    const server = await openServer(at)
    try {
      const opened = { at, server, gateway }
      const scene = await openScene(opened)
      await makeLast(connection)
      await cycles({ ...opened, scene, plan, told })
    } finally {
      await server.stop()
    }
    return told
  } finally {
    await gateway?.close()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
