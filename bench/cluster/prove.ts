/** `npm run cluster -- prove`: the cluster is taken apart under load; what was acknowledged is looked for afterwards. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { Agent, setGlobalDispatcher } from 'undici'
import { Refusal } from '../../tools/launch/messages.mjs'
import { inRoot } from '../../tools/launch/paths.mjs'
import { startCluster, type Cluster } from '../../tools/cluster/cluster.ts'
import { publicUrlOf, type Plan } from '../../tools/cluster/configure.ts'
import { pidOf } from '../../tools/cluster/keeper.ts'
import { ensurePackages } from '../../tools/cluster/packages.ts'
import { findPlace, inFolder, two } from '../../tools/cluster/place.ts'
import { clusterKills, rollingRestarts } from '../settings.ts'
import { backUpAndVerify } from './backup.ts'
import { watchBus } from './bus.ts'
import { startCallers, type Callers } from './callers.ts'
import { faults, freezeThenKill, untilWhole, type Fault } from './faults.ts'
import { loweredIn, timesOf } from './lowered.ts'
import { asOneHouse } from './one-house.ts'
import { listsFromReplicas } from './own-writes.ts'
import { backToMoment } from './moment.ts'
import { momentLine } from './moment-report.ts'
import { kinds, openRecord, sumOf, type Answers } from './record.ts'
import { failuresOf, pageOf, tableOf, type FaultSeen, type Proof } from './report.ts'
import { openScreen, type Screen } from './screen.ts'
import { askStore } from './store.ts'
import { measureThroughput } from './throughput.ts'

const warmMs = 3_000
const afterMs = 2_000
/** Some acts, and no more of the log than a replica may lack to be promoted (`maximum_lag_on_failover`): else the primary comes back, and nothing is lost. */
const frozenMs = 800
const throughputRounds = 5
const throughputSeconds = 5

/** Nodes that count nobody's calls. */
const nodeExtra = { LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' }

type Bench = { plan: Plan; answers: Answers; callers: Callers }

const withCluster = async <T>(isSynchronous: boolean, work: (bench: Bench) => Promise<T>): Promise<T> => {
  const place = findPlace('-proof')
  rmSync(place.folder, { recursive: true, force: true })
  const asked = new AbortController()
  const leave = () => asked.abort(new Refusal('stopped'))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, leave)
  let cluster: Cluster | undefined
  try {
    cluster = await startCluster({
      place,
      isSynchronous,
      extra: nodeExtra,
      signal: asked.signal,
      say: console.log,
    })
    const certificate = readFileSync(inFolder(place, 'etc', 'front.crt'), 'utf8')
    // A call of its own connection, as most programs make it: of HTTP/2 undici waits for ever for streams that the proxy cut off.
    setGlobalDispatcher(new Agent({ allowH2: false }))
    setDefaultCACertificates([...getCACertificates('default'), certificate])
    const answers = openRecord()
    const callers = await startCallers(cluster.plan, answers)
    const stopped = new Promise<never>((_resolve, reject) => {
      asked.signal.addEventListener('abort', () => reject(asked.signal.reason as Error))
    })
    return await Promise.race([work({ plan: cluster.plan, answers, callers }), stopped])
  } catch (error) {
    // An hour's run leaves what tells why it came to nothing.
    const kept = join(tmpdir(), `arriero-cluster-log-${Date.now()}`)
    if (!asked.signal.aborted) {
      cpSync(inFolder(place, 'log'), kept, { recursive: true })
      console.error(`what its programs said: ${kept}`)
    }
    throw error
  } finally {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, leave)
    await cluster?.stop()
    rmSync(place.folder, { recursive: true, force: true })
  }
}

/** Once, under load: how long nothing was answered, and whether the screen follows. */
const once = async ({ plan, answers }: Bench, screen: Screen, fault: Fault) => {
  await untilWhole(plan)
  await sleep(warmMs)
  answers.since(performance.now())
  const fromMs = performance.now()
  const release = await fault.hurt(plan)
  const shownMs = await screen.shows()
  await sleep(afterMs)
  const seen = answers.since(fromMs)
  await release()
  return { shownMs, seen, pauseMs: Math.max(...fault.waits.map((kind) => seen.pausesMs[kind])) }
}

const suffer = async (bench: Bench, screen: Screen, fault: Fault): Promise<FaultSeen> => {
  const times = timesOf(fault, clusterKills)
  const told: FaultSeen = {
    name: fault.name,
    times,
    barMs: fault.barMs,
    pausesMs: [],
    shownMs: [],
    faults: [],
    acknowledged: 0,
    askedAgain: 0,
    cutOff: 0,
    slowestMs: 0,
    lost: [],
    doubled: [],
  }
  for (let time = 1; time <= times; time++) {
    const { seen, shownMs, pauseMs } = await once(bench, screen, fault)
    told.pausesMs.push(pauseMs)
    told.shownMs.push(shownMs)
    told.faults.push(...seen.faults)
    told.acknowledged += seen.acknowledged
    told.askedAgain += sumOf(seen.askedAgain)
    told.cutOff += sumOf(seen.cutOff)
    told.slowestMs = Math.max(told.slowestMs, seen.slowestMs)
    console.log(
      `${fault.name} ${time}/${times}: ${kinds.map((kind) => `${kind} ${Math.round(seen.pausesMs[kind])}`).join(', ')} ms; shown after ${shownMs === undefined ? '–' : Math.round(shownMs)} ms ${[...seen.faults, ...seen.cutOff].join('; ')}`,
    )
  }
  await untilWhole(bench.plan)
  await bench.callers.pause()
  const { lost, faults: doubled } = await bench.callers.check()
  const refusals = bench.callers.ledger.takeRefusals()
  bench.callers.resume()
  return { ...told, lost: [...lost, ...refusals], doubled }
}

/** SIGTERM, and the next one when this one is back: what an operator does with a new release. */
const rollOnce = async (plan: Plan): Promise<void> => {
  for (const number of two) {
    const pid = pidOf(plan.place, `node${number}`)
    if (pid === undefined) throw new Error(`node${number} is down`)
    process.kill(pid, 'SIGTERM')
    while (pidOf(plan.place, `node${number}`) === pid) await sleep(50)
    await untilWhole(plan)
  }
}

const roll = async ({ plan, answers }: Bench): Promise<Proof['rolling']> => {
  const rolling: Proof['rolling'] = { rounds: rollingRestarts, answered: 0, failed: [], longestPauseMs: 0 }
  await untilWhole(plan)
  for (let round = 1; round <= rollingRestarts; round++) {
    const fromMs = performance.now()
    await rollOnce(plan)
    const seen = answers.since(fromMs)
    const failed = [...seen.faults, ...seen.askedAgain, ...seen.cutOff]
    rolling.failed.push(...failed)
    rolling.answered += seen.acknowledged
    rolling.longestPauseMs = Math.max(rolling.longestPauseMs, ...Object.values(seen.pausesMs))
    if (failed.length > 0 || round % 10 === 0)
      console.log(`rolling ${round}/${rollingRestarts} ${failed.join('; ')}`)
  }
  return rolling
}

type Main = Omit<Proof, 'control'>

const proveMain = (only: string | undefined): Promise<Main> =>
  withCluster(true, async (bench) => {
    const { plan, callers } = bench
    callers.resume()
    const screen = await openScreen({ front: publicUrlOf(plan.place), callers })
    const seen: FaultSeen[] = []
    try {
      for (const fault of faults.filter(({ name }) => only === undefined || name.includes(only)))
        seen.push(await suffer(bench, screen, fault))
      const bus = await watchBus(plan, callers)
      const rolling = await roll(bench)
      const backup = await backUpAndVerify(plan)
      console.log(backup.report)
      const store = await askStore(plan)
      console.log(`the store: ${store.faults.join('; ') || 'as it must be'}`)
      const moment = await backToMoment(bench, screen)
      console.log(momentLine(moment))
      const [reloads, sockets] = [screen.reloads(), screen.sockets()]
      await callers.pause()
      await screen.close()
      const person = callers.watcher
      const asking = { plan, person, seconds: throughputSeconds }
      const throughput = await measureThroughput(asking, throughputRounds)
      const fromReplicas = await listsFromReplicas(plan, person)
      const house = await asOneHouse(plan, person, callers.ledger.created)
      const own = { ...fromReplicas, lookedFor: callers.looks() }
      return { faults: seen, bus, rolling, backup, store, moment, reloads, sockets, throughput, house, own }
    } finally {
      await screen.close()
      await callers.end()
    }
  })

/** Where acts do not wait for a second machine, some are lost: a proof that does not find them proves nothing. */
const proveControl = (): Promise<Proof['control']> =>
  withCluster(false, async ({ plan, callers }) => {
    callers.resume()
    await sleep(warmMs)
    await freezeThenKill(plan, frozenMs)
    await untilWhole(plan)
    await callers.pause()
    const { lost } = await callers.check()
    await callers.end()
    return { acknowledged: callers.ledger.acknowledged(), lost: lost.length }
  })

/** The page is of a whole run: one that was told to do less says so, and leaves the page of the last whole one. */
const keepPage = (proof: Proof): void => {
  const lowered = loweredIn(proof)
  for (const line of lowered) console.log(`below the bar: ${line}`)
  if (lowered.length > 0) return console.log('docs/proof/cluster.md is left as it was')
  mkdirSync(inRoot('docs', 'proof'), { recursive: true })
  writeFileSync(inRoot('docs', 'proof', 'cluster.md'), pageOf(proof, new Date()))
}

const run = async (): Promise<number> => {
  await ensurePackages(process.getuid?.() === 0)
  const main = await proveMain(process.argv[3])
  const proof: Proof = { ...main, control: await proveControl() }
  console.log(`\n${tableOf(proof)}\n`)
  const failures = failuresOf(proof)
  for (const failure of failures) console.log(`FAIL ${failure}`)
  console.log(failures.length === 0 ? 'nothing failed' : `${failures.length} failed`)
  keepPage(proof)
  return failures.length === 0 ? 0 : 1
}

try {
  process.exit(await run())
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  process.exit(1)
}
