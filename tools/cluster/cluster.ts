/** Brings everything up in order, and down in the other. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Refusal } from '../launch/messages.mjs'
import { prepareBackups } from './backups.ts'
import { configure, prepareFolder, type Plan } from './configure.ts'
import { isAlive, keep, logFile, pidFile, pidOf, type Kept } from './keeper.ts'
import { inFolder, portsOf, three, type Place } from './place.ts'
import { isFree, isStageReady, until } from './ready.ts'
import { secretsFor } from './secrets.ts'
import { stagesOf, type Stage } from './services.ts'
import { texts } from './texts.ts'

const readyWithinMs = 180_000

export type Cluster = { plan: Plan; stop(): Promise<void> }

export const lastWords = (place: Place, name: string, lines = 15): string => {
  const file = logFile(place, name)
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n') : ''
}

/** The program of the cluster itself is one of them. */
const upName = 'cluster'

export const upProcess = (place: Place): number | undefined => pidOf(place, upName)

const refuseBusyPorts = async (place: Place): Promise<void> => {
  const states = await Promise.all(portsOf(place).map(async (port) => ({ port, isFree: await isFree(port) })))
  const busy = states.filter(({ isFree }) => !isFree).map(({ port }) => port)
  if (busy.length > 0) throw new Refusal(texts.portsBusy(busy, place.base))
}

/** A Patroni that was killed leaves its PostgreSQL behind; whoever was killed with us leaves all. */
const endLeftovers = (place: Place): void => {
  for (const number of three) {
    const file = inFolder(place, 'postgres', `pg${number}`, 'postmaster.pid')
    if (!existsSync(file)) continue
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
    const command = `/proc/${pid}/cmdline`
    const isIts = isAlive(pid) && readFileSync(command, 'utf8').includes(inFolder(place, 'postgres'))
    if (isIts) process.kill(pid, 'SIGQUIT')
  }
}

/** What an `up` that was killed has left running, ended by its own notes. */
export const endByNotes = async (place: Place): Promise<void> => {
  const run = inFolder(place, 'run')
  if (!existsSync(run)) return
  const names = readdirSync(run).flatMap((file) => /^(.*)\.pid$/.exec(file)?.[1] ?? [])
  const pids = names.flatMap((name) => pidOf(place, name) ?? [])
  for (const pid of pids) process.kill(pid, 'SIGTERM')
  await until(async () => !pids.some(isAlive), 30_000)
  for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGKILL')
  endLeftovers(place)
  for (const name of names) rmSync(pidFile(place, name), { force: true })
}

export type Wanted = {
  place: Place
  isSynchronous?: boolean
  /** Further settings of the nodes. */
  extra?: Record<string, string>
  /** Aborted where somebody does not want it any more. */
  signal?: AbortSignal
  say: (sentence: string) => void
}

type Starting = { plan: Plan; kept: Kept[]; signal: AbortSignal | undefined }

const startStage = async ({ what, services }: Stage, { plan, kept, signal }: Starting): Promise<void> => {
  for (const service of services) kept.push(keep(plan.place, service))
  const isReady = isStageReady[what]
  const isSo = async () => signal?.aborted === true || isReady === undefined || isReady(plan)
  const isInTime = await until(isSo, readyWithinMs)
  signal?.throwIfAborted()
  if (!isInTime)
    throw new Refusal(
      texts.notReady(what, services.map(({ name }) => `${name}: ${lastWords(plan.place, name)}`).join('\n')),
    )
}

/** Those of one stage end together, the last stage first. */
const stopAll = async (stages: readonly Stage[], kept: readonly Kept[]): Promise<void> => {
  for (const { services } of stages.toReversed())
    await Promise.all(kept.filter(({ service }) => services.includes(service)).map((one) => one.stop()))
}

export const startCluster = async ({
  place,
  isSynchronous = true,
  extra = {},
  signal,
  say,
}: Wanted): Promise<Cluster> => {
  if (upProcess(place) !== undefined) throw new Refusal(texts.isUp)
  await endByNotes(place)
  await refuseBusyPorts(place)
  mkdirSync(place.folder, { recursive: true })
  prepareFolder(place)
  const plan: Plan = { place, isSynchronous, secrets: await secretsFor(place) }
  await configure(plan)
  const stages = stagesOf(plan, extra)
  const kept: Kept[] = []
  const stop = async () => {
    await stopAll(stages, kept)
    endLeftovers(place)
    rmSync(pidFile(place, upName), { force: true })
  }
  writeFileSync(pidFile(place, upName), String(process.pid))
  try {
    for (const stage of stages) {
      say(texts.starting(stage.what))
      await startStage(stage, { plan, kept, signal })
      if (stage.what === 'PostgreSQL') await prepareBackups(plan)
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { plan, stop }
}
