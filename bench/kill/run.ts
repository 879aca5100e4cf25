/** Kill runs: writers that pay, a kill at a random moment, a look at everything; as many cycles as are asked for. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../apps/api/src/config.ts'
import { startThrowaway } from '../../apps/api/src/database/throwaway.ts'
import { sandboxSigner } from '../../apps/api/src/demo-house.ts'
import { checkAll, type Verdict } from './check.ts'
import { openLedger, type Ledger } from './ledger.ts'
import { seedPairs } from './seed.ts'
import { killPostgres, makeLast, openServer, untilAccepts, untilReady, type Installation } from './victims.ts'
import { startWriters } from './writers.ts'

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

export type Told = { acknowledged: number; lost: number; faults: string[]; refusals: string[] }
export type Kind = 'server' | 'postgres' | 'both'
/** `kinds`: by turns. `after`: looks once more at what was acknowledged, before all of it is gone. */
type Plan = {
  kinds: readonly Kind[]
  cycles: number
  settings?: Record<string, string>
  after?(check: () => Promise<Verdict>, ledger: Ledger): Promise<void>
}

const tally = (ledger: Ledger, verdict: Verdict): Told => ({
  acknowledged: ledger.acknowledged(),
  lost: verdict.lost.length,
  faults: verdict.faults,
  refusals: ledger.takeRefusals(),
})

const line = (cycle: number, { acknowledged, lost, faults, refusals }: Told) =>
  `${String(cycle).padStart(3)}  ${String(acknowledged).padStart(7)} acknowledged  ${lost} lost  ${faults.length} faults  ${refusals.length} refused`

type Run = { at: Installation; plan: Plan; told: Told[] }
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

const cycles = async ({ at, plan, told }: Run): Promise<void> => {
  const pairs = await seedPairs(at)
  const publicUrl = 'http://localhost:3000'
  const signNotice = await sandboxSigner({ config: readConfig({}), dataFolder: at.folder, publicUrl })
  const server = await openServer(at)
  await makeLast(at.connection)
  const ledger = openLedger()
  const writers = startWriters({ target: server.target, ledger, signNotice }, pairs)
  try {
    for (let cycle = 1; cycle <= plan.cycles; cycle++) {
      const kind = plan.kinds[(cycle - 1) % plan.kinds.length] ?? 'server'
      writers.resume()
      await sleep(shortestMs[kind] + Math.random() * spreadMs)
      await killings[kind](at, server)
      await untilReady(server.target)
      await writers.pause()
      const result = tally(ledger, await checkAll(at.connection, ledger))
      told.push(result)
      console.log(line(cycle, result))
      for (const fault of [...result.faults, ...result.refusals].slice(0, 5)) console.log(`       ${fault}`)
    }
    await plan.after?.(() => checkAll(at.connection, ledger), ledger)
  } finally {
    await writers.end()
    await server.stop()
  }
}

/** Returns what each cycle found. */
export const killRun = async (plan: Plan): Promise<Told[]> => {
  const database = await startThrowaway({ ...lasting, ...plan.settings })
  const folder = await mkdtemp(join(tmpdir(), 'arriero-bench-'))
  const told: Told[] = []
  try {
    await cycles({ at: { connection: database.connection, folder }, plan, told })
    return told
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
