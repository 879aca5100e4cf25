/** What a reading costs on one node, and on two: on free cores two give as much more as their cost stays the same. */
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Plan } from '../../tools/cluster/configure.ts'
import { pidOf } from '../../tools/cluster/keeper.ts'
import { portOf, two } from '../../tools/cluster/place.ts'
import { local } from '../../tools/cluster/ready.ts'
import type { Person } from '../load/actors.ts'
import { listOf } from './callers.ts'

/** The kernel's, on every Linux of today. */
const ticksPerSecond = 100
/** Callers of each node: it is asked the same, alone or beside another. */
const width = 16
const idleSeconds = 4

const cpuMs = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

const nodesCpuMs = async ({ place }: Plan): Promise<number> => {
  const pids = two.flatMap((number) => pidOf(place, `node${number}`) ?? [])
  return (await Promise.all(pids.map(cpuMs))).reduce((sum, ms) => sum + ms, 0)
}

/** What both use in a second when nobody asks: beats, sweeps, what waits in line. */
const idleCpuMs = async (plan: Plan): Promise<number> => {
  const beforeMs = await nodesCpuMs(plan)
  await sleep(idleSeconds * 1000)
  return ((await nodesCpuMs(plan)) - beforeMs) / idleSeconds
}

export type Cost = { perSecond: number; cpuMsEach: number }

type Asking = { plan: Plan; person: Person; seconds: number }
type Asked = Asking & { idleMs: number }

/** @param numbers the nodes that are asked, past the proxy */
const lists = async ({ plan, person, seconds, idleMs }: Asked, numbers: readonly number[]): Promise<Cost> => {
  const endsAt = performance.now() + seconds * 1000
  let answered = 0
  const caller = async (number: number) => {
    const url = local(portOf(plan.place, 'node', number), '/v1/order/type?limit=20')
    while (performance.now() < endsAt) {
      const answer = await fetch(url, listOf(person))
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`the list answers ${answer.status}`)
      answered += 1
    }
  }
  const beforeMs = await nodesCpuMs(plan)
  const startedAt = performance.now()
  await Promise.all(numbers.flatMap((number) => Array.from({ length: width }, () => caller(number))))
  const tookSeconds = (performance.now() - startedAt) / 1000
  const usedMs = (await nodesCpuMs(plan)) - beforeMs - idleMs * tookSeconds
  return { perSecond: answered / tookSeconds, cpuMsEach: usedMs / Math.max(1, answered) }
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

export type Throughput = { one: Cost; two: Cost; ratio: number }

const together = (costs: readonly Cost[]): Cost => ({
  perSecond: middle(costs.map(({ perSecond }) => perSecond)),
  cpuMsEach: middle(costs.map(({ cpuMsEach }) => cpuMsEach)),
})

/** By turns, so that whatever else the machine does meets both. */
export const measureThroughput = async (asking: Asking, rounds: number): Promise<Throughput> => {
  const costs: { one: Cost[]; two: Cost[] } = { one: [], two: [] }
  const asked = { ...asking, idleMs: await idleCpuMs(asking.plan) }
  // Code that has not run yet is dear: both are warm before it counts.
  for (let turn = 0; turn < rounds; turn++) await lists(asked, two)
  for (let round = 0; round < rounds; round++) {
    costs.one.push(await lists(asked, [two[round % two.length] ?? 1]))
    costs.two.push(await lists(asked, two))
  }
  const [one, both] = [together(costs.one), together(costs.two)]
  return { one, two: both, ratio: (2 * one.cpuMsEach) / both.cpuMsEach }
}
