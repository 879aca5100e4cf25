/** Whether hints really go through NATS, as NATS itself counts them: the database would carry them too, and nobody would see it. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Plan } from '../../tools/cluster/configure.ts'
import { portOf, two } from '../../tools/cluster/place.ts'
import { local, until } from '../../tools/cluster/ready.ts'
import type { Callers } from './callers.ts'
import { faults, untilWhole } from './faults.ts'

const subject = 'arriero.told'
const connectedWithinMs = 15_000
const watchedMs = 6_000
/** A node says so often that it is there; the rest are hints. */
const beatMs = 2_000

/** By the client's address, which a connection made anew does not keep. */
type Said = Map<number, number>
type Connection = { cid: number; in_msgs: number; subscriptions_list?: string[] }

const answerOf = async <T>({ place }: Plan, path: string): Promise<T> =>
  (await (await fetch(local(portOf(place, 'busWatch'), path))).json()) as T

/** What each that listens to hints has said so far. */
const saidOf = async (plan: Plan): Promise<Said> => {
  const { connections } = await answerOf<{ connections: Connection[] }>(plan, '/connz?subs=1')
  const listening = connections.filter(({ subscriptions_list: all }) => all?.includes(subject))
  return new Map(listening.map(({ cid, in_msgs }) => [cid, in_msgs]))
}

/** While acts go on. */
type BusWindow = {
  nodes: number
  /** Of each node, its beats not counted. */
  hints: number[]
  /** Words that NATS took, all nodes' and their beats. */
  taken: number
  acts: number
}

const takenBy = async (plan: Plan) => (await answerOf<{ in_msgs: number }>(plan, '/varz')).in_msgs

const watch = async (plan: Plan, { ledger }: Callers): Promise<BusWindow> => {
  const areThere = async () => (await saidOf(plan).catch(() => new Map())).size === two.length
  await until(areThere, connectedWithinMs)
  const [before, takenBefore, actsBefore] = [await saidOf(plan), await takenBy(plan), ledger.acknowledged()]
  await sleep(watchedMs)
  const [after, takenAfter, actsAfter] = [await saidOf(plan), await takenBy(plan), ledger.acknowledged()]
  const beats = Math.ceil(watchedMs / beatMs) + 1
  const grown = [...after].map(([node, said]) => said - (before.get(node) ?? 0) - beats)
  return {
    nodes: after.size,
    hints: grown.map((count) => Math.max(0, count)),
    taken: takenAfter - takenBefore,
    acts: actsAfter - actsBefore,
  }
}

export type BusSeen = { before: BusWindow; after: BusWindow }

/** Under load, before NATS is killed and after. */
export const watchBus = async (plan: Plan, callers: Callers): Promise<BusSeen> => {
  await untilWhole(plan)
  const before = await watch(plan, callers)
  await faults.find(({ name }) => name === 'NATS')?.hurt(plan)
  await untilWhole(plan)
  return { before, after: await watch(plan, callers) }
}

const hintsOf = ({ hints }: BusWindow) => hints.reduce((sum, count) => sum + count, 0)

const failuresIn = (when: string, seen: BusWindow): string[] => [
  ...(seen.nodes === two.length ? [] : [`NATS, ${when}: ${seen.nodes} of ${two.length} nodes are connected`]),
  ...(seen.hints.length === two.length && seen.hints.every((count) => count > 0)
    ? []
    : [`NATS, ${when}: a node said no hint by it`]),
  // Each act tells at least once.
  ...(hintsOf(seen) >= seen.acts / 2 && seen.taken >= hintsOf(seen)
    ? []
    : [`NATS, ${when}: of ${seen.acts} acts ${hintsOf(seen)} hints went by it`]),
]

export const busFailures = ({ before, after }: BusSeen): string[] => [
  ...failuresIn('before its kill', before),
  ...failuresIn('after its kill', after),
]

export const busLine = ({ before, after }: BusSeen): string =>
  `- **Hints**: ${before.nodes} nodes at NATS, ${hintsOf(before)} hints through it while ${before.acts} acts were done; after its kill ${after.nodes}, ${hintsOf(after)} and ${after.acts}.`
