/**
 * Processor time of a server and of its PostgreSQL, so far. What others do on the machine makes calls wait and changes it little:
 * docs/performance.md. Linux; elsewhere nothing is told.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { processorSeconds } from '../pressure/processor.ts'
import type { Connection } from './process.ts'

export type Spent = { serverMs: number; databaseMs: number }
export type Meter = () => Promise<Spent>

const postmasterOf = ({ host, port = 5432 }: Connection): number => {
  const [first = ''] = readFileSync(join(host, `.s.PGSQL.${port}.lock`), 'utf8').split('\n')
  return Number(first)
}

/** Asked before and after a stretch; undefined where it cannot be told. */
export const meterOf = (serverPid: number, connection: Connection): Meter | undefined => {
  if (process.platform !== 'linux') return undefined
  const postmaster = postmasterOf(connection)
  return async () => {
    const [server, database] = await Promise.all([serverPid, postmaster].map(processorSeconds))
    return { serverMs: (server ?? 0) * 1_000, databaseMs: (database ?? 0) * 1_000 }
  }
}
