import { awayFaults, closingFaults, endFaults, unseenFaults } from '../restart/judge.ts'
import type { Answer } from '../restart/load.ts'
import { interruptDatabase, rollNodes, type Interrupted, type Restarted } from '../restart/run.ts'
import { bar, none, type Figure, type Part, type Planted, type Proof } from './proof.ts'

const plan = { perSecond: 150, sockets: 40 }
const times = { nodes: bar(50, 'PROVE_RESTART_NODES'), database: bar(50, 'PROVE_RESTART_DATABASE') }
const controlTimes = 4

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
const most = (all: readonly number[]) => Math.max(0, ...all)
const numbered = (what: string, told: readonly { faults: readonly string[] }[]): string[] =>
  told.flatMap(({ faults }, at) => faults.map((fault) => `${what} ${at + 1}: ${fault}`))

const nodeFigures = (told: readonly Restarted[]): Figure[] => [
  { says: 'nodes ended by SIGTERM and started anew', value: told.length, least: times.nodes },
  { says: 'requests meanwhile', value: sum(told.map(({ requests }) => requests)) },
  none(
    'requests that failed, sockets and nodes that ended otherwise',
    sum(told.map(({ faults }) => faults.length)),
  ),
  { says: 'sockets closed, each with 1012', value: sum(told.map(({ sockets }) => sockets)) },
  {
    says: 'longest until a socket was back',
    value: most(told.map(({ slowestBackMs }) => slowestBackMs)) / 1_000,
    unit: 's',
    most: bar(5),
  },
  {
    says: 'longest until a node had ended',
    value: most(told.map(({ endMs }) => endMs)) / 1_000,
    unit: 's',
    most: bar(15),
  },
]

const databaseFigures = (told: readonly Interrupted[]): Figure[] => [
  { says: 'fast restarts of PostgreSQL', value: told.length, least: times.database },
  { says: 'requests meanwhile', value: sum(told.map(({ requests }) => requests)) },
  { says: 'of them told to come again, 503', value: sum(told.map(({ refused }) => refused)) },
  none('other failures, losses, nodes that fell', sum(told.map(({ faults }) => faults.length))),
  {
    says: 'longest that PostgreSQL was away',
    value: most(told.map(({ awayMs }) => awayMs)) / 1_000,
    unit: 's',
  },
  {
    says: 'longest from its return to the first success',
    value: most(told.map(({ firstSuccessMs }) => firstSuccessMs)) / 1_000,
    unit: 's',
    most: bar(2),
  },
]

const answer: Answer = {
  sort: 'act without',
  status: 200,
  code: '',
  hasRetryAfter: false,
  atMs: 10,
  tookMs: 1,
}
const away = { fromMs: 0, acceptsAtMs: 5 }

/** What the judges must not let pass. */
export const judged: Record<string, readonly string[]> = {
  'an answer of 503 where nobody should notice': unseenFaults([{ ...answer, status: 503 }], 0),
  'a request without an answer': unseenFaults([{ ...answer, status: 0 }], 0),
  'a 500 while the database is away': awayFaults([answer, { ...answer, status: 500 }], away),
  'a 503 that does not say when to come again': awayFaults([answer, { ...answer, status: 503 }], away),
  'no success within two seconds': awayFaults([{ ...answer, atMs: 2_100 }], away),
  'a socket closed without a reason': closingFaults([{ code: 1006, backMs: 100 }]),
  'a socket that is not back': closingFaults([{ code: 1012, backMs: undefined }]),
  'a node that takes sixteen seconds': endFaults({ code: 0, tookMs: 16_000 }),
}

const told = (faults: readonly string[]) =>
  `${faults.length} faults: ${[...new Set(faults)].slice(0, 2).join('; ')}`

const planted = async (): Promise<Planted[]> => {
  console.log('control: kill -9 instead of SIGTERM')
  const killed = await rollNodes(plan, { times: controlTimes, signal: 'SIGKILL' })
  console.log('control: a node that stops listening while it is still sent people')
  const careless = { ...plan, sockets: 0, repeats: false, settings: { DRAIN_MS: '0' } }
  const unready = await rollNodes(careless, { times: controlTimes, signal: 'SIGTERM' })
  const [kills, refusals] = [killed, unready].map((one) => one.told.flatMap(({ faults }) => faults))
  return [
    { fault: 'kill -9 instead of SIGTERM', isFound: (kills ?? []).length > 0, told: told(kills ?? []) },
    {
      fault: 'a node that stops listening before it is known to end, behind a proxy that repeats nothing',
      isFound: (refusals ?? []).length > 0,
      told: told(refusals ?? []),
    },
    ...Object.entries(judged).map(([fault, faults]) => ({
      fault,
      isFound: faults.length > 0,
      told: faults.join('; '),
    })),
  ]
}

export const part: Part = {
  title: 'Restart: nodes and the database, under load',
  proves:
    'Two nodes behind HAProxy with the rules of `deploy/haproxy/front.cfg` (a proxy of the bench’s own where there is none), 150 requests a second: readings, acts with their key, acts without; forty sockets (`bench/restart`; Security F2.4, F2.11). ' +
    'One node after the other is ended by SIGTERM and started anew: no request fails, sockets are closed with 1012 and are back within five seconds. PostgreSQL is shut down in fast mode and started again: nodes stay, who is refused is told when to come again, and what was acknowledged is there.',
  run: async (): Promise<Proof> => {
    const nodes = await rollNodes(plan, { times: times.nodes.asked, signal: 'SIGTERM' })
    console.log('PostgreSQL')
    const database = await interruptDatabase({ ...plan, sockets: 0 }, times.database.asked)
    console.log(`before the nodes stood ${nodes.balancer}`)
    return {
      figures: [...nodeFigures(nodes.told), ...databaseFigures(database)],
      faults: [...numbered('node', nodes.told), ...numbered('database', database)],
      planted: await planted(),
    }
  },
}
