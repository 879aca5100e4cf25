/** 100,000 rows of 20 columns as a spreadsheet: at most 150 MB more memory, and nobody else waits over 100 ms meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '@arriero/contract'
import { call } from '@arriero/contract/call'
import type pg from 'pg'
import { readSheet } from '../apps/api/src/features/exports/xlsx/workbook.fixture.ts'
import { hashPassword } from '../apps/api/src/features/users/password-hash.ts'
import { makePerson } from '../apps/api/src/world/people.ts'
import { gatekeeper, type Person } from './load/actors.ts'
import type { Call } from './load/sequence.ts'
import { residentBytes, watching, type Waits } from './load/watch.ts'
import { startServer, type Running } from './servers/process.ts'
import { exportRows } from './settings.ts'
import { withAsked, type Filled } from './world/filled-house.ts'

const memoryMost = 150 * 1024 * 1024
const waitMostMs = 100
const askEveryMs = 250
const columns =
  `id status createdAt reservationDate client clientIdentification clientPhone origin destination distanceKm
  cargo weight typeVehicle carrier driver licensePlate insured clientPrice earnings total`.split(/\s+/)

const administratorOf = async ({ house }: Filled): Promise<Person> => {
  const hash = await hashPassword('nadie entra con esta clave')
  const facts = {
    role: 'administrator' as const,
    name: 'Bench',
    email: 'administrator@example.co',
    identification: '3',
    cellPhone: '3000000000',
  }
  return gatekeeper(house)((await makePerson(house.openCtx(), facts, hash)).id)
}

const tokenOf = ({ headers }: Person) => (headers['authorization'] ?? '').slice('Bearer '.length)

type Asked = { product: Running; person: Person; query?: Record<string, string> }

/** From the asking to the file; answers its rows and bytes. */
const exported = async ({ product, person, query = {} }: Asked) => {
  const how = { base: `${product.url}/v1`, token: tokenOf(person) }
  const { _id } = await call(api.exports.create, { body: { list: 'services', query, columns } }, how)
  for (;;) {
    const state = await call(api.exports.state, { params: { _id } }, how)
    if (state.state === 'done') return state
    if (state.state === 'failed') throw new Error(state.error ?? 'the export failed')
    await sleep(askEveryMs)
  }
}

const othersOf = async (sql: pg.Client, { id, headers }: Person): Promise<Record<string, Call>> => {
  const { rows } = await sql.query<{ id: string }>('select id from orders order by created_at desc limit 1')
  const json = { ...headers, 'content-type': 'application/json' }
  return {
    catalogue: { method: 'GET', path: '/v1/typeload/backoffice/all', headers },
    service: { method: 'GET', path: `/v1/order/detail/${rows[0]?.id ?? ''}`, headers },
    list: {
      method: 'POST',
      path: '/v1/order/type',
      headers: json,
      body: JSON.stringify({ userType: 'administrator', _id: id }),
    },
  }
}

const longest = ({ spans }: Waits) => Math.max(...spans)
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`

/** A machine that keeps people waiting without the export says nothing about it. */
const whyVoid = (alone: readonly Waits[]): string[] =>
  alone
    .filter((wait) => longest(wait) > waitMostMs / 2)
    .map(
      (wait) => `a ${wait.name} waits ${longest(wait).toFixed(0)} ms without the export: the machine is busy`,
    )

const judge = (waits: readonly Waits[], grownBytes: number | undefined): string[] => [
  ...waits
    .filter((wait) => longest(wait) > waitMostMs)
    .map((wait) => `a ${wait.name} waited ${longest(wait).toFixed(0)} ms, ${waitMostMs} at most`),
  ...(grownBytes !== undefined && grownBytes > memoryMost
    ? [`${megabytes(grownBytes)} more memory, ${megabytes(memoryMost)} at most`]
    : []),
]

const measure = async (filled: Filled, sql: pg.Client): Promise<string[]> => {
  const person = await administratorOf(filled)
  const calls = await othersOf(sql, person)
  const product = await startServer('product-server.ts', filled.servers)
  try {
    const watch = { base: product.url, pid: product.pid, calls }
    // Code is compiled and connections are open, as in the middle of a day.
    await watching(watch, () => exported({ product, person, query: { q: 'bogota' } }))
    const alone = await watching(watch, () => sleep(5000))
    const before = await residentBytes(product.pid)
    const began = performance.now()
    const { value, waits, peakBytes } = await watching(watch, () => exported({ product, person }))
    const tookMs = performance.now() - began
    const grown = before === undefined || peakBytes === undefined ? undefined : peakBytes - before
    const bytes = Buffer.from(await (await fetch(product.url + (value.url ?? ''))).arrayBuffer())
    console.log(
      `  ${value.rowCount} rows of ${columns.length} columns in ${(tookMs / 1000).toFixed(1)} s, ${megabytes(bytes.length)}`,
    )
    console.log(`  memory: ${grown === undefined ? 'not told by this system' : `${megabytes(grown)} more`}`)
    for (const [at, wait] of waits.entries()) {
      const usual = alone.waits[at]
      console.log(
        `  ${wait.name}: longest wait ${longest(wait).toFixed(0)} ms of ${wait.spans.length}, ${usual ? longest(usual).toFixed(0) : '?'} ms without the export`,
      )
    }
    const rows = readSheet(bytes).length - 1
    const whole = rows === value.rowCount && rows >= exportRows ? [] : [`the file holds ${rows} rows`]
    for (const why of whyVoid(alone.waits)) console.log(`VOID  ${why}`)
    return [...judge(waits, grown), ...whole]
  } finally {
    await product.stop()
  }
}

const wrong = await withAsked({ orders: exportRows }, measure)
for (const why of wrong) console.log(`FAIL  ${why}`)
if (wrong.length === 0) console.log('PASS  the file is whole, the memory bounded, and nobody had to wait')
process.exit(wrong.length === 0 ? 0 : 1)
