/** What was seen, as a table for the console and for `docs/proof/cluster.md`. */
import { cpus, totalmem } from 'node:os'
import type { Throughput } from './throughput.ts'
import { busFailures, busLine, type BusSeen } from './bus.ts'
import type { Backup } from './backup.ts'
import type { OneHouse } from './one-house.ts'
import type { FromReplicas } from './own-writes.ts'
import type { BackToMoment } from './moment.ts'
import { momentFailures, momentLine } from './moment-report.ts'
import type { StoreSeen } from './store.ts'
import { wholeFilesIn } from '../restore/command.ts'

export type FaultSeen = {
  name: string
  times: number
  barMs: number
  /** The longest of each time. */
  pausesMs: number[]
  acknowledged: number
  askedAgain: number
  cutOff: number
  slowestMs: number
  lost: string[]
  doubled: string[]
  faults: string[]
  /** How long the open screen took to show what was done after it; undefined where it did not. */
  shownMs: Array<number | undefined>
}

export type Proof = {
  faults: FaultSeen[]
  bus: BusSeen
  rolling: { rounds: number; answered: number; failed: string[]; longestPauseMs: number }
  backup: Backup
  moment: BackToMoment
  store: StoreSeen
  reloads: number
  sockets: number
  throughput: Throughput
  house: OneHouse
  /** Somebody looked for what he had just done so often; lists asked for, and how often replicas looked into the services for them. */
  own: FromReplicas & { lookedFor: number }
  control: { acknowledged: number; lost: number }
}

const leastRatio = 1.7
const shownBarMs = 20_000
const seconds = (ms: number) => (ms / 1000).toFixed(1)
const middle = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
const isLate = (ms: number | undefined) => ms === undefined || ms > shownBarMs

/** One sentence for each thing that must not be. */
export const failuresOf = (proof: Proof): string[] => [
  ...proof.faults.flatMap(({ name, pausesMs, barMs, lost, doubled, faults, shownMs }) => [
    ...pausesMs.filter((ms) => ms > barMs).map((ms) => `${name}: ${seconds(ms)} s without an answer`),
    ...lost.map((what) => `${name}: lost ${what}`),
    ...doubled.map((what) => `${name}: ${what}`),
    ...faults.map((what) => `${name}: answered ${what}`),
    ...shownMs.filter(isLate).map(() => `${name}: the open screen did not follow`),
  ]),
  ...busFailures(proof.bus),
  ...proof.rolling.failed.map((what) => `rolling restart: ${what}`),
  ...(proof.reloads > 0 ? [`the screen was loaded anew ${proof.reloads} times`] : []),
  ...(proof.throughput.ratio < leastRatio
    ? [`two nodes give ${proof.throughput.ratio.toFixed(2)} × one`]
    : []),
  ...(proof.house.taken > proof.house.limit
    ? [`${proof.house.taken} calls taken of ${proof.house.limit}`]
    : []),
  ...(proof.own.looks < proof.own.asked / 2
    ? [`replicas looked into the services ${proof.own.looks} times for ${proof.own.asked} lists`]
    : []),
  ...(isLate(proof.house.heardMs) ? ['an act on one node is not heard on the other'] : []),
  ...(proof.backup.isSound ? [] : ['the backup is not one that people could go on with']),
  ...(wholeFilesIn(proof.backup.report) > 0 ? [] : ['no file of the backup was looked at']),
  ...momentFailures(proof.moment),
  ...proof.store.faults.map((what) => `the store: ${what}`),
  ...(proof.control.lost === 0 ? ['the control lost nothing: the proof would not find a loss'] : []),
]

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

const faultRow = (seen: FaultSeen): string =>
  row([
    seen.name,
    seen.times,
    `${seconds(middle(seen.pausesMs))} / ${seconds(Math.max(0, ...seen.pausesMs))}`,
    seconds(seen.barMs),
    seen.acknowledged,
    seen.lost.length,
    seen.doubled.length,
    seen.askedAgain,
    seen.cutOff,
    seen.faults.length,
    seconds(seen.slowestMs),
    seconds(Math.max(0, ...seen.shownMs.map((ms) => ms ?? Number.POSITIVE_INFINITY))),
  ])

export const tableOf = ({ faults }: Pick<Proof, 'faults'>): string =>
  [
    row([
      'kill -9 of',
      'times',
      'pause, s (middle / longest)',
      'bar',
      'acknowledged',
      'lost',
      'twice',
      '503, sent again',
      'cut off, sent again',
      'other errors',
      'slowest answer, s',
      'shown on the open screen, s',
    ]),
    row(Array.from({ length: 12 }, () => '---')),
    ...faults.map(faultRow),
  ].join('\n')

const cost = ({ perSecond, cpuMsEach }: Throughput['one']) =>
  `${Math.round(perSecond)} lists/s, ${cpuMsEach.toFixed(2)} ms of processor each`

export const pageOf = (proof: Proof, at: Date): string => {
  const { rolling, throughput, house, own, control, backup, store } = proof
  const failures = failuresOf(proof)
  return `# The cluster, taken apart under load

\`npm run cluster -- prove\` wrote this on ${at.toISOString().slice(0, 10)}: ${cpus().length} processors, ${Math.round(totalmem() / 2 ** 30)} GB, everything on one machine and its loopback.
Three etcd, three PostgreSQL under Patroni (synchronous, failsafe), two nodes, Swift, NATS, HAProxy, from the files of \`deploy/\`. Eight pairs of client and carrier ask, take and pay, four upload, one
reads, one portal stands open in a browser. A pause is the longest time after the kill in which no act, no upload or no reading was answered well. Each acknowledged act is looked for afterwards; the books must come
to zero.

${tableOf(proof)}

- **Screen**: loaded once, ${proof.reloads} times anew; it opened ${proof.sockets} sockets again by itself. After each kill a service that was asked for elsewhere appeared on it.
${busLine(proof.bus)}
- **Rolling restarts**: ${rolling.rounds} of both nodes in turn, ${rolling.answered} requests, ${rolling.failed.length} failed, longest pause ${seconds(rolling.longestPauseMs)} s.
- **Two nodes against one**: one ${cost(throughput.one)}; two ${cost(throughput.two)}. On free cores that is ${throughput.ratio.toFixed(2)} × one (bar ${leastRatio}): measured by what the processor does in the
  nodes for each, less what they do unasked, since everything here shares the same cores.
- **As one house**: of ${2 * house.limit} calls to two nodes in turn ${house.taken} were taken (the limit is ${house.limit}), the second of them behind PgBouncer; an act on one was heard on the other after ${house.heardMs === undefined ? '–' : Math.round(house.heardMs)} ms.
- **Reads from replicas**: one looked for each service he had just asked for, in his list, through all of this: ${own.lookedFor} times. For ${own.asked} lists replicas looked into the services ${own.looks} times.
- **Store**: a paper of ${(store.bytes / 1e6).toFixed(1)} MB went to Swift in two parts in ${seconds(store.writtenMs)} s; a node and the store, each by a signed address, gave it back whole and a part of it across both;
  another secret is refused; \`mover-archivos\` brought ${store.moved} files there from a folder, and nothing when it was typed again. ${store.faults.length} of these failed.
- **Backup**: whole, under load, ${seconds(backup.backedUpMs)} s. Restored beside the cluster and looked at by \`restaurar --verificar\`:

${backup.report.trim().replaceAll(/^/gm, '      ')}

${momentLine(proof.moment)}
- **Control**: asynchronous, its replicas cut off before the primary died: ${control.lost} of ${control.acknowledged} acknowledged acts were lost, and found so.

${failures.length === 0 ? 'Nothing failed.' : `**${failures.length} failed**\n\n${failures.map((one) => `- ${one}`).join('\n')}`}
`
}
