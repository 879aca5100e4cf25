/** What is done to the cluster, and how it is let come back. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Plan } from '../../tools/cluster/configure.ts'
import { holdFile, pidOf } from '../../tools/cluster/keeper.ts'
import { inFolder, portOf, three, two, type Place } from '../../tools/cluster/place.ts'
import {
  answersWell,
  databaseIsWhole,
  isStageReady,
  leaderOf,
  local,
  membersOf,
  until,
} from '../../tools/cluster/ready.ts'
import { killAll, treeOf, type Process } from '../kill/tree.ts'
import type { Kind } from './record.ts'

/** Answers how what was held down is let go again. */
type Hurt = (plan: Plan) => Promise<() => Promise<void>>

export type Fault = {
  name: string
  /** What it may hold up, and for how long at most. */
  waits: readonly Kind[]
  barMs: number
  hurt: Hurt
  /** Whether every request waits for it. */
  isVital: boolean
}

const nothingHeld = async () => undefined

const leader = async (place: Place): Promise<string> => {
  const found = leaderOf(await membersOf(place))
  if (!found) throw new Error('no primary')
  return found.name
}

const postmasterOf = (place: Place, name: string): number => {
  const file = inFolder(place, 'postgres', name, 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
}

const own = (pid: number | undefined): Process[] => (pid ? [{ pid, parent: 0, command: '' }] : [])

const killPostmaster: Hurt = async ({ place }) => {
  killAll(await treeOf(postmasterOf(place, await leader(place))))
  return nothingHeld
}

const awayMs = 6_000

/** Held down until somebody lets them go. */
const hold = (place: Place, names: readonly string[]) => {
  for (const name of names) writeFileSync(holdFile(place, name), '')
  return async () => {
    for (const name of names) rmSync(holdFile(place, name), { force: true })
  }
}

/** Patroni and PostgreSQL of the primary in one moment, and nobody who starts them again. */
const killMachine: Hurt = async ({ place }) => {
  const name = await leader(place)
  const patroni = name.replace('pg', 'patroni')
  const release = hold(place, [patroni])
  killAll([...own(pidOf(place, patroni)), ...(await treeOf(postmasterOf(place, name)))])
  return release
}

const killServices =
  (names: readonly string[], heldMs = 0): Hurt =>
  async ({ place }) => {
    const release = heldMs > 0 ? hold(place, names) : nothingHeld
    // With its workers: left alone, those of the store answer on, and hold its ports when all else has ended.
    killAll((await Promise.all(names.map((name) => treeOf(pidOf(place, name))))).flat())
    await sleep(heldMs)
    await release()
    return nothingHeld
  }

/** Each of the three in its turn: one of them leads. */
const killEtcds = (): Hurt => {
  let killed = 0
  return (plan) => killServices([`etcd${(killed++ % three.length) + 1}`], awayMs)(plan)
}

const store = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached']
const [shortMs, longMs] = [5_000, 20_000]
const everybody: readonly Kind[] = ['act', 'upload', 'read']

export const faults: readonly Fault[] = [
  { name: 'primary: PostgreSQL', waits: everybody, barMs: shortMs, hurt: killPostmaster, isVital: true },
  { name: 'primary: the machine', waits: everybody, barMs: longMs, hurt: killMachine, isVital: true },
  ...two.map((number): Fault => ({
    name: `node ${number}`,
    waits: everybody,
    barMs: longMs,
    hurt: killServices([`node${number}`]),
    isVital: true,
  })),
  { name: 'NATS', waits: everybody, barMs: longMs, hurt: killServices(['nats']), isVital: false },
  {
    name: 'one etcd',
    waits: everybody,
    barMs: longMs,
    hurt: killEtcds(),
    isVital: false,
  },
  { name: 'the store', waits: everybody, barMs: longMs, hurt: killServices(store, awayMs), isVital: false },
]

const wholeWithinMs = 180_000

const stands = async (plan: Plan): Promise<boolean> => {
  const nodes = two.map((number) => answersWell(local(portOf(plan.place, 'node', number), '/ready')))
  const rest = ['etcd', 'Swift', 'NATS'].map((stage) => isStageReady[stage]?.(plan) ?? true)
  const all = await Promise.all([databaseIsWhole(plan), ...nodes, ...rest])
  return all.every(Boolean)
}

/** All three follow, both nodes are ready: the next fault meets a whole cluster. */
export const untilWhole = async (plan: Plan): Promise<void> => {
  if (!(await until(() => stands(plan), wholeWithinMs))) throw new Error('the cluster does not become whole')
}

/** What a slow network does: what is acknowledged no longer reaches the others; then the primary dies. */
export const freezeThenKill = async (plan: Plan, frozenMs: number): Promise<void> => {
  const name = await leader(plan.place)
  const processes = await treeOf(postmasterOf(plan.place, name))
  for (const { pid, command } of processes) if (command.includes('walsender')) process.kill(pid, 'SIGSTOP')
  await sleep(frozenMs)
  killAll(await treeOf(postmasterOf(plan.place, name)))
}
