/** Sends one request past the typed caller, as a stranger would, and says whether the database has moved meanwhile. */
import { urlOf } from '@arriero/contract/call'
import type { Endpoint } from '@arriero/contract/endpoint'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#context.ts'
import { numberedOf } from '#database/notice-numbers.ts'
import { noticesSent } from '#database/notices.ts'
import { channel } from '#effects/tell.ts'
import { multipart } from '#features/files/upload.fixture.ts'
import { noteFigures } from '#testing/figures.ts'
import type { TestHouse } from '#testing/house.ts'

export type Input = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  file?: { bytes: Buffer; filename: string; mediaType: string }
}

export type Answer = { status: number; code: string; text: string }

const contentOf = (endpoint: Endpoint, { body, file }: Input) => {
  if (file) return multipart(file)
  if (body === undefined) return {}
  if (endpoint.takes === 'form')
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(body as Record<string, string>).toString(),
    }
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }
}

let sentCount = 0
let failedCount = 0
/** Requests sent since the house was watched. */
export const requestsSent = () => sentCount

const blankRequestId = (text: string) => text.replace(/"requestId":"[^"]*"/, '"requestId":""')

type Sent = Input & { token?: string | undefined; key?: string }

/** As it goes over the wire. */
export const requestOf = (endpoint: Endpoint, { token, key, ...input }: Sent) => {
  const content: { headers?: Record<string, string>; payload?: string | Buffer } = contentOf(endpoint, input)
  return {
    method: endpoint.method,
    url: `/v1${urlOf(endpoint, input)}`,
    ...content,
    headers: {
      ...content.headers,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
  }
}

export const send = async (app: FastifyInstance, endpoint: Endpoint, sent: Sent): Promise<Answer> => {
  sentCount++
  const response = await app.inject(requestOf(endpoint, sent))
  if (response.statusCode >= 500) failedCount++
  const text = blankRequestId(response.body)
  const code = /"code":"([a-z_.]+)"/.exec(text)?.[1] ?? ''
  return { status: response.statusCode, code, text }
}

/** What logging in, asking and living nodes leave behind; everything else counts as a change. Refused notices of the gateway are kept as they came. */
const bookkeeping = new Set([
  'sessions',
  'remember_tokens',
  'login_failures',
  'call_counts',
  'live_tickets',
  'live_nodes',
  'live_sockets',
  'payment_notices',
])

export const tablesOf = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  return rows.map(({ name }) => name).filter((name) => !bookkeeping.has(name))
}

/** Every committed insert, update or delete moves a table's count or its youngest transaction. */
const digestQuery = (tables: readonly string[]) =>
  sql<{ digest: string }>`select array_to_string(array[${sql.join(
    tables.map(
      (table) =>
        sql`(select count(*) || ':' || coalesce(max(xmin::text::bigint), 0) from ${sql.table(table)})`,
    ),
  )}, (select count(*)::text from pgboss.job)], ' ') as digest`

/** What the calls of a file are about. */
type CalledAbout =
  | 'functions and objects'
  | 'fields'
  | 'states'
  | 'two ids'
  | 'tokens'
  | 'holes made on purpose'
  | 'inputs'

/** Rows of every table, waiting jobs and messages to live channels: what a refused request must leave alone. */
export const watchHouse = async ({ database }: TestHouse) => {
  sentCount = 0
  failedCount = 0
  const tables = await tablesOf(database.db)
  const ear = await database.pool.connect()
  let heard = 0
  ear.on('notification', ({ payload }) => {
    // An act before this one may still be said to be the last.
    if (numberedOf(JSON.parse(payload ?? ''))?.kind !== 'beat') heard++
  })
  await ear.query(`listen ${channel}`)
  const state = async () => {
    // An act before this one may still be telling what it did.
    await noticesSent(database.db)
    const { rows } = await digestQuery(tables).execute(database.db)
    await ear.query('select 1')
    return `${rows[0]?.digest ?? ''} ${heard}`
  }
  /** `of`: what was called about. A house with holes made on purpose may fail behind them. */
  const stop = ({ of, isHoled = false }: { of: CalledAbout; isHoled?: boolean }) => {
    ear.release(true)
    noteFigures({
      calls: sentCount,
      [`calls: ${of}`]: sentCount,
      ...(isHoled ? {} : { 'answers of 500 and more': failedCount }),
    })
  }
  return { state, stop }
}
export type Watch = Awaited<ReturnType<typeof watchHouse>>
