/** The statements that a call of the product causes, with their values and plans, read from PostgreSQL's own log. */
import { open, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type pg from 'pg'

export type Statement = { text: string; values: (string | null)[] }
export type Caused = { statements: Statement[]; plans: string[] }

/** Reading one of these from end to end is what no list may do. */
const bigTables = [
  'orders',
  'users',
  'vehicles',
  'credentials',
  'offers',
  'order_history',
  'cancellations',
  'support_requests',
  'audit_trail',
]

const logOf = async (sql: pg.Client): Promise<string> => {
  const { rows } = await sql.query<{ data_directory: string }>('show data_directory')
  return join(dirname(rows[0]?.data_directory ?? ''), 'postgresql.log')
}

const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_nested_statements': 'on',
  log_min_duration_statement: '0',
}

/** From now on new connections write what they are asked and how it is done. */
export const writeStatements = async (sql: pg.Client): Promise<void> => {
  for (const [name, value] of Object.entries(settings))
    await sql.query(`alter database arriero set ${name} = '${value}'`)
}

export const writeNoStatements = async (sql: pg.Client): Promise<void> => {
  await sql.query('alter database arriero reset all')
}

const textFrom = async (path: string, fromBytes: number): Promise<string> => {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const { buffer } = await file.read(Buffer.alloc(size - fromBytes), 0, size - fromBytes, fromBytes)
    return buffer.toString()
  } finally {
    await file.close()
  }
}

/** `$1 = 'it''s', $2 = NULL` → the values in their order. */
export const valuesIn = (detail: string): (string | null)[] =>
  [...detail.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(([, value]) =>
    value === undefined ? null : value.replaceAll(`''`, `'`),
  )

const entry = /^(?=\d{4}-\d\d-\d\d \d\d:\d\d)/m
const executed = /duration: [\d.]+ ms {2}execute [^:]+: ([\s\S]*)/

const statementsIn = (entries: readonly string[]): Statement[] =>
  entries.flatMap((one, index) => {
    const text = executed.exec(one)?.[1]?.trim()
    if (text === undefined) return []
    const detail = entries[index + 1] ?? ''
    return [{ text, values: detail.includes('DETAIL:') ? valuesIn(detail) : [] }]
  })

export const causedBy = async (sql: pg.Client, work: () => Promise<void>): Promise<Caused> => {
  const path = await logOf(sql)
  const before = (await stat(path)).size
  await work()
  const entries = (await textFrom(path, before)).split(entry)
  return { statements: statementsIn(entries), plans: entries.filter((one) => one.includes('plan:')) }
}

/** Plans that read a whole big table. */
export const scansIn = ({ plans }: Caused): string[] => {
  const scan = new RegExp(`Seq Scan on (?:public\\.)?(${bigTables.join('|')})\\b`)
  return plans.filter((plan) => scan.test(plan))
}

/** Of the statements of a list's call the one that reads its page: the widest of those with an order and an end. */
export const pageStatement = ({ statements }: Caused): Statement | undefined =>
  statements
    .filter(({ text }) => /order by/i.test(text) && /limit/i.test(text) && !/^select count\(/i.test(text))
    .toSorted((a, b) => b.text.length - a.text.length)[0]
