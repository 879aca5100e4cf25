/** Keeps processes alive as a service manager would: whoever ends is started again, unless he is held down. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, closeSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { inFolder, type Place } from './place.ts'
import { serverPath, workingFolder, type Service } from './services.ts'
import { texts } from './texts.ts'

const againMs = 1_000
const lookMs = 200

export const pidFile = (place: Place, name: string): string => inFolder(place, 'run', `${name}.pid`)
/** While it is there the service stays down: a machine that is gone. */
export const holdFile = (place: Place, name: string): string => inFolder(place, 'run', `${name}.held`)
export const logFile = (place: Place, name: string): string => inFolder(place, 'log', `${name}.log`)

/** A process that nobody has reaped is none. */
export const isAlive = (pid: number): boolean => {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

export const pidOf = (place: Place, name: string): number | undefined => {
  const file = pidFile(place, name)
  if (!existsSync(file)) return undefined
  const pid = Number(readFileSync(file, 'utf8'))
  return pid > 0 && isAlive(pid) ? pid : undefined
}

const launch = (place: Place, service: Service): ChildProcess => {
  const log = openSync(logFile(place, service.name), 'a')
  const isDropped = place.isRoot && !service.isOurs
  try {
    return spawn(service.program, service.parameters, {
      cwd: workingFolder(service, place),
      // A session of its own: Ctrl-C is ours to pass on, in order.
      detached: true,
      stdio: ['ignore', log, log],
      ...(isDropped ? { uid: place.owner.uid, gid: place.owner.gid } : {}),
      env: { ...(service.isOurs ? process.env : { HOME: place.folder }), PATH: serverPath(), ...service.env },
    })
  } finally {
    closeSync(log)
  }
}

export type Kept = { service: Service; stop(): Promise<void> }

const ended = async (child: ChildProcess): Promise<string> => {
  if (child.exitCode === null && child.signalCode === null)
    await once(child, 'exit').catch((error: Error) => error)
  return child.signalCode ?? String(child.exitCode ?? 'sin empezar')
}

export const keep = (place: Place, service: Service): Kept => {
  const { name } = service
  const state: { isStopping: boolean; child?: ChildProcess } = { isStopping: false }
  const life = async () => {
    while (!state.isStopping) {
      const child = launch(place, service)
      state.child = child
      child.on('error', () => undefined)
      writeFileSync(pidFile(place, name), String(child.pid ?? 0))
      const how = await ended(child)
      rmSync(pidFile(place, name), { force: true })
      if (state.isStopping) return
      console.log(texts.ended(name, how))
      await sleep(againMs)
      while (existsSync(holdFile(place, name)) && !state.isStopping) await sleep(lookMs)
    }
  }
  const living = life()
  return {
    service,
    stop: async () => {
      state.isStopping = true
      state.child?.kill('SIGTERM')
      const isOver = await Promise.race([
        living.then(() => true),
        sleep(service.endWithinMs ?? 5_000, false, { ref: false }),
      ])
      if (!isOver) state.child?.kill('SIGKILL')
      await living
    },
  }
}
