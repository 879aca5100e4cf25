/**
 * Processor time of a server and of its PostgreSQL, so far. What others do on the machine makes calls wait and changes it little:
 * docs/performance.md. Linux; elsewhere nothing is told.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection } from './process.ts'

export type Spent = { serverMs: number; databaseMs: number }

/** `utime` and `stime` are in hundredths of a second. */
const tickMs = 10

/** What stands behind the name of a process, which may hold anything. */
const factsOf = (pid: number): string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    // It ended meanwhile, or there is no such folder.
    return []
  }
}

const spentBy = (pid: number): number => {
  const facts = factsOf(pid)
  return (Number(facts[11] ?? 0) + Number(facts[12] ?? 0)) * tickMs
}

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((one) => one > 0 && Number(factsOf(one)[1]) === pid)

const postmasterOf = ({ host, port = 5432 }: Connection): number => {
  const [first = ''] = readFileSync(join(host, `.s.PGSQL.${port}.lock`), 'utf8').split('\n')
  return Number(first)
}

/** Asked before and after a stretch; undefined where it cannot be told. */
export const meterOf = (serverPid: number, connection: Connection): (() => Spent) | undefined => {
  if (process.platform !== 'linux') return undefined
  const postmaster = postmasterOf(connection)
  return () => ({
    serverMs: spentBy(serverPid),
    databaseMs: [postmaster, ...childrenOf(postmaster)].reduce((sum, pid) => sum + spentBy(pid), 0),
  })
}
