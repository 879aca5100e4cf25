/** What PostgreSQL really did for the product's requests: auto_explain writes each plan into the server's log. */
import { open, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type pg from 'pg'

export type Plans = { statements: number; scanned: string[] }

const logOf = async (sql: pg.Client): Promise<string> => {
  const { rows } = await sql.query<{ data_directory: string }>('show data_directory')
  return join(dirname(rows[0]?.data_directory ?? ''), 'postgresql.log')
}

/** From now on new connections write their plans. */
export const writePlans = async (sql: pg.Client): Promise<void> => {
  await sql.query(`alter database arriero set session_preload_libraries = 'auto_explain'`)
  for (const [name, value] of [
    ['log_min_duration', '0'],
    ['log_nested_statements', 'on'],
  ] as const)
    await sql.query(`alter database arriero set auto_explain.${name} = '${value}'`)
}

const tailFrom = async (path: string, fromBytes: number): Promise<string> => {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const { buffer } = await file.read(Buffer.alloc(size - fromBytes), 0, size - fromBytes, fromBytes)
    return buffer.toString()
  } finally {
    await file.close()
  }
}

/** The plans that `work` causes, and those of them that read all of `orders`. */
export const plansOf = async (sql: pg.Client, work: () => Promise<void>): Promise<Plans> => {
  const path = await logOf(sql)
  const before = (await stat(path)).size
  await work()
  const entries = (await tailFrom(path, before))
    .split(/^(?=\d{4}-\d\d-\d\d )/m)
    .filter((entry) => entry.includes('plan:'))
  return {
    statements: entries.length,
    scanned: entries.filter((entry) => /Seq Scan on (public\.)?orders\b/.test(entry)),
  }
}
