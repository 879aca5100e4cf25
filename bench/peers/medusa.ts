/** A Medusa store on a database of its own beside the product's: the order list of its back office, as its own screen asks for it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Request } from 'autocannon'
import pg from 'pg'
import type { Connection } from '../servers/process.ts'
import { copy } from '../world/copies.ts'
import { ran } from './install.ts'
import { freePort } from '../servers/free-port.ts'

const version = '2.21.2'
export const medusaPackages = ['medusa', 'framework', 'cli'].map((name) => `@medusajs/${name}@${version}`)
/** Of more services than these it has as many; its list reads fifty and counts all. */
export const medusaOrdersMost = 100_000

const database = 'medusa'
const staff = { email: 'bench@example.co', password: 'mula blanca sube la loma' }
const startWithinMs = 120_000

/** Without Redis, as it runs where none is named: everything in its own memory. Its screens are not built. */
const config = ({ host, port, user, password }: Connection) => `
const { defineConfig } = require('@medusajs/framework/utils')
module.exports = defineConfig({
  projectConfig: {
    databaseUrl: 'postgres://${user}${password ? `:${password}` : ''}@localhost:${port ?? 5432}/${database}?host=${host}&sslmode=disable',
    databaseDriverOptions: { connection: { host: ${JSON.stringify(host)}, ssl: false } },
    http: { storeCors: '*', adminCors: '*', authCors: '*', jwtSecret: 'bench', cookieSecret: 'bench' },
  },
  admin: { disable: true },
})`

/** One order by its own services: a customer, an item, a way to send it, a payment. */
const firstOrder = `
exports.default = async ({ container }) => {
  const region = await container.resolve('region').createRegions({ name: 'Colombia', currency_code: 'cop' })
  const channel = await container.resolve('sales_channel').createSalesChannels({ name: 'Portal' })
  const facts = { first_name: 'Ana', last_name: 'Rojas' }
  const customer = await container.resolve('customer').createCustomers({ ...facts, email: 'c@example.co', has_account: true })
  const address = { ...facts, address_1: 'Calle 13 # 68-20', city: 'Bogotá', postal_code: '110111' }
  await container.resolve('order').createOrders({
    region_id: region.id, sales_channel_id: channel.id, customer_id: customer.id, email: customer.email, currency_code: 'cop',
    shipping_address: address, billing_address: address,
    items: [{ title: 'Servicio de carga', quantity: 1, unit_price: 2400000 }],
    shipping_methods: [{ name: 'Carretera', amount: 0 }],
    transactions: [{ amount: 2400000, currency_code: 'cop' }],
  })
}`

const id = (kind: string) => `'bench_${kind}_' || n`
const ofOrder = { order_id: id('order') }

/** What an order consists of, each row a copy of the first order's with its own place. */
const rows: readonly [table: string, changes: Record<string, string>][] = [
  ['customer', { id: id('customer'), email: `'c' || n || '@example.co'` }],
  [
    '"order"',
    {
      id: id('order'),
      display_id: 'n + 1',
      customer_id: id('customer'),
      shipping_address_id: id('shipping_address'),
      billing_address_id: id('billing_address'),
      created_at: `t.created_at - interval '1 minute' * n`,
    },
  ],
  ['order_line_item', { id: id('line') }],
  ['order_item', { id: id('item'), item_id: id('line'), ...ofOrder }],
  ['order_summary', { id: id('summary'), ...ofOrder }],
  ['order_shipping_method', { id: id('method') }],
  ['order_shipping', { id: id('shipping'), shipping_method_id: id('method'), ...ofOrder }],
  ['order_transaction', { id: id('transaction'), ...ofOrder }],
]

const fillMedusa = async (connection: Connection, orders: number): Promise<void> => {
  const sql = new pg.Client({ ...connection, database })
  await sql.connect()
  try {
    await sql.query('set session_replication_role = replica')
    const from = `generate_series(1, ${orders - 1}) n`
    const isFirst = `t.id not like 'bench\\_%'`
    for (const [table, changes] of rows)
      await sql.query(`insert into ${table} ${copy(table, changes, { from, where: isFirst })}`)
    for (const kind of ['shipping', 'billing']) {
      const where = `t.id = (select ${kind}_address_id from "order" o where o.id not like 'bench\\_%')`
      const changes = { id: id(`${kind}_address`) }
      await sql.query(`insert into order_address ${copy('order_address', changes, { from, where })}`)
    }
    await sql.query('vacuum analyze')
  } finally {
    await sql.end()
  }
}

const started = async (program: string, folder: string) => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [program, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, ...quietly, NODE_ENV: 'production' },
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  for (
    const until = Date.now() + startWithinMs;
    Date.now() < until && child.exitCode === null;
    await sleep(200)
  ) {
    const answer = await fetch(`${url}/health`).catch(() => undefined)
    if (answer?.ok) return { url, pid: child.pid ?? 0, stop }
  }
  await stop()
  throw new Error('Medusa did not start')
}

const quietly = { MEDUSA_DISABLE_TELEMETRY: 'true', LOG_LEVEL: 'error' }

/** Fields, relations and sequence of its screen of orders. */
const list =
  '/admin/orders?limit=50&order=-display_id&fields=id,status,created_at,email,display_id,custom_display_id,payment_status,' +
  'fulfillment_status,total,currency_code,*customer,*sales_channel,*payment_collections,*shipping_address'

type Listed = { count?: number; orders?: { customer: object | null; total: number }[] }

/** A shop with fewer rows, or one that answers without its joins, would be quick for the wrong reason. */
const signedList = async (url: string, orders: number): Promise<Request> => {
  const headers = { 'content-type': 'application/json' }
  const entered = await fetch(`${url}/auth/user/emailpass`, {
    method: 'POST',
    headers,
    body: JSON.stringify(staff),
  })
  const { token } = (await entered.json()) as { token: string }
  const signed = { authorization: `Bearer ${token}` }
  const answer = (await (await fetch(url + list, { headers: signed })).json()) as Listed
  const isWhole = answer.orders?.every(({ customer, total }) => customer !== null && total > 0)
  if (answer.count !== orders || answer.orders?.length !== 50 || isWhole !== true)
    throw new Error(`Medusa answers something else: ${JSON.stringify(answer).slice(0, 300)}`)
  return { method: 'GET', path: list, headers: signed }
}

export type Medusa = { url: string; pid: number; requests: Request[] }

/** In `folder` its packages are; the database goes with the server it is on. */
export const withMedusa = async <T>(
  folder: string,
  { connection, orders }: { connection: Connection; orders: number },
  work: (medusa: Medusa) => Promise<T>,
): Promise<T> => {
  const sql = new pg.Client(connection)
  await sql.connect()
  await sql.query(`create database ${database}`)
  await sql.end()
  await writeFile(join(folder, 'medusa-config.js'), config(connection))
  await writeFile(join(folder, 'first-order.js'), firstOrder)
  const place = createRequire(join(folder, 'package.json')).resolve('@medusajs/cli/package.json')
  const program = join(dirname(place), 'cli.js')
  const told = { cwd: folder, env: quietly }
  await ran(process.execPath, [program, 'db:migrate'], told)
  await ran(process.execPath, [program, 'exec', './first-order.js'], told)
  await ran(process.execPath, [program, 'user', '-e', staff.email, '-p', staff.password], told)
  await fillMedusa(connection, orders)
  const { url, pid, stop } = await started(program, folder)
  try {
    return await work({ url, pid, requests: [await signedList(url, orders)] })
  } finally {
    await stop()
  }
}
