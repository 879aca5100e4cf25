/** The lines of other products in the table: the product and each of them in turn, on the same connections. */
import type pg from 'pg'
import { row, type Line } from '../load/report.ts'
import { compareQuietly, type Target } from '../load/rounds.ts'
import { meterOf } from '../servers/spent.ts'
import type { Connection, Running } from '../servers/process.ts'
import { peers } from '../settings.ts'
import { withInstalled } from './install.ts'
import { medusaOrdersMost, medusaPackages, withMedusa } from './medusa.ts'
import { postgraphileLists, postgraphilePackages, startPostgraphile, type Ours } from './postgraphile.ts'

/** Of a store that answers some calls a second. */
const callsOfStretch = 96

export const peerBars = { postgraphile: 1.8, medusa: 50 } as const

type Place = { connection: Connection }

const compared = async (name: string, least: number, [peer, ours]: [Target, Target]): Promise<Line> => {
  const line: Line = { name, least, unit: 'times', ...(await compareQuietly(peer, ours)) }
  console.log(row(line))
  return line
}

/** What could not be had is said at once, and counts in the end. */
const absence = (name: string, error: unknown): string => {
  const why = `${name} could not be measured: ${error instanceof Error ? error.message : String(error)}`
  console.log(why)
  return why
}

export type Peers = {
  /** A line of each size. */
  postgraphile: ((ours: Target, clients: readonly string[]) => Promise<Line>) | undefined
  absent: string[]
}

/** Installs PostGraphile, starts it once and keeps it for all sizes; where it cannot be, `work` goes on without it. */
export const withPostgraphile = async <T>(
  sql: pg.Client,
  { connection, ours }: Place & { ours: Ours },
  work: (peers: Peers) => Promise<T>,
): Promise<T> => {
  if (!peers.includes('postgraphile')) return work({ postgraphile: undefined, absent: [] })
  let begun = false
  try {
    return await withInstalled(postgraphilePackages, async (folder) => {
      const server: Running = await startPostgraphile(sql, { connection, folder }, ours)
      const spent = meterOf(server.pid, connection)
      const line = (mine: Target, clients: readonly string[]) => {
        const peer = { url: server.url, spent, requests: postgraphileLists(clients) }
        return compared('list, PostGraphile', peerBars.postgraphile, [peer, mine])
      }
      try {
        begun = true
        return await work({ postgraphile: line, absent: [] })
      } finally {
        await server.stop()
      }
    })
  } catch (error) {
    if (begun) throw error
    return work({ postgraphile: undefined, absent: [absence('PostGraphile', error)] })
  }
}

/** Its line, or why there is none. `orders`: as many as the product's table has, or as it can have. */
export const measureMedusa = async (
  { connection }: Place,
  orders: number,
  ours: Target,
): Promise<{ line?: Line; absent: string[] }> => {
  if (!peers.includes('medusa')) return { absent: [] }
  const count = Math.min(orders, medusaOrdersMost)
  try {
    const line = await withInstalled(medusaPackages, (folder) =>
      withMedusa(folder, { connection, orders: count }, ({ url, pid, requests }) => {
        console.log(`a Medusa store of ${count.toLocaleString('en')} orders`)
        const peer = { url, requests, calls: callsOfStretch, spent: meterOf(pid, connection) }
        return compared('list, Medusa', peerBars.medusa, [peer, ours])
      }),
    )
    return { line, absent: [] }
  } catch (error) {
    return { absent: [absence('Medusa', error)] }
  }
}
