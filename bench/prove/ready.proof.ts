import { withGround, type Ground } from '../pressure/scene.ts'
import { readyFaults, startsOf, type Started } from '../restart/ready.ts'
import { bar, none, type Figure, type Part, type Planted } from './proof.ts'

const orders = bar(1_000_000, 'PROVE_READY_ORDERS')
const times = bar(20, 'PROVE_READY_TIMES')
const mostSeconds = 5
const standsStillMs = 6_000

const secondsOf = (started: readonly Started[], after: Started['after']): Figure => ({
  says: `longest from start to ready, after ${after}`,
  value: Math.max(0, ...started.filter((one) => one.after === after).map(({ readyMs }) => readyMs)) / 1_000,
  unit: 's',
  most: bar(mostSeconds),
})

const shortest = (started: readonly Started[]): Figure => ({
  says: 'shortest',
  value: Math.min(...started.map(({ readyMs }) => readyMs)) / 1_000,
  unit: 's',
})

/** A start that takes too long, made so. */
export const plantedStart = async (ground: Ground): Promise<Planted> => {
  const [late] = await startsOf(ground, { times: 1, standsStillMs })
  const seconds = (late?.readyMs ?? 0) / 1_000
  return {
    fault: `a node that stands still for ${standsStillMs / 1_000} s while it starts`,
    isFound: seconds > mostSeconds,
    told: `ready after ${seconds.toFixed(1)} s`,
  }
}

export const part: Part = {
  title: 'Ready: from its start until it serves',
  proves:
    'A node as an installation runs it, on a full PostgreSQL, ended by SIGTERM and by SIGKILL in turn and started anew (`bench/restart/ready.ts`; Security F1.7): from the start of its process until `/ready` says so, and a service is then read.',
  run: () =>
    withGround({ orders: orders.asked }, async (ground) => {
      const started = await startsOf(ground, { times: times.asked })
      const faults = readyFaults(started)
      return {
        figures: [
          { says: 'services in the database', value: orders.asked, least: orders },
          { says: 'starts', value: started.length, least: times },
          secondsOf(started, 'SIGTERM'),
          secondsOf(started, 'SIGKILL'),
          shortest(started),
          none('ready, and a service is not read', faults.length),
        ],
        faults,
        planted: [
          await plantedStart(ground),
          {
            fault: 'a node that says it is ready and does not serve',
            isFound: readyFaults([{ after: 'SIGTERM', readyMs: 1, read: 503 }]).length === 1,
            told: readyFaults([{ after: 'SIGTERM', readyMs: 1, read: 503 }]).join('; '),
          },
        ],
      }
    }),
}
