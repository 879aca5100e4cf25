/**
 * A file of 2,000 services from its bytes to all of them published in 20 s, while somebody else at another address reads his own service
 * with a p99 of at most 150 ms. Then the server is killed (SIGKILL) in the middle of another file: the next one goes on, and nothing is
 * there twice.
 */
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '../packages/contract/src/index.ts'
import { call } from '../packages/contract/src/call.ts'
import { bogotaDay, daysAfter } from '../packages/domain/src/time/calendar.ts'
import type { House } from '../apps/api/src/compose.ts'
import { attacked, judge, share, waits, type Attacked } from './attack/attacked.ts'
import { gatekeeper, type Person } from './load/actors.ts'
import { importedRows } from './settings.ts'
import { clientOf, ownService } from './world/one-service.ts'

const mostMs = 150
const mostSeconds = 20

const towns = [
  'Bogotá',
  'Medellín',
  'Cali',
  'Barranquilla',
  'Bucaramanga',
  'Pereira',
  'Ibagué',
  'Pasto',
] as const
const head =
  'Referencia;Origen;Destino;Fecha;Hora;Tipo de carga;Tipo de vehículo;Peso (kg);Alto (cm);Ancho (cm);Precio'

/** Every pair of towns in turn, each row with a reference of its own and every second with a price. */
const fileOf = (name: string, count: number): Buffer => {
  const day = daysAfter(bogotaDay(new Date()), 3)
  const lines = Array.from({ length: count }, (_, at) => {
    const origin = towns[at % towns.length]
    const destination = towns[(at + 1 + (Math.floor(at / towns.length) % (towns.length - 1))) % towns.length]
    return `${name}-${at};${origin};${destination};${day};08:00;General;Camión sencillo;${5000 + (at % 3000)};220;240;${at % 2 ? '' : '2.500.000'}`
  })
  return Buffer.from([head, ...lines].join('\r\n'))
}

type Seed = { importer: Person; bystander: Person; orderId: string }

const prepare = async (house: House): Promise<Seed> => {
  const enter = gatekeeper(house)
  const importer = await enter((await clientOf(house, 1)).id)
  const { owner, orderId } = await ownService(house, 2)
  return { importer, bystander: owner, orderId }
}

const tokenOf = ({ headers }: Person) => (headers['authorization'] ?? '').slice('Bearer '.length)

const callerOf = (url: string, person: Person) => {
  const how = { base: `${url}/v1`, token: tokenOf(person) }
  const detail = (_id: string) => call(api.orderImports.detail, { params: { _id } }, how)
  /** Until nothing is under work. */
  const settled = async (_id: string) => {
    for (;;) {
      const read = await detail(_id)
      if (read.state === 'checked' || read.state === 'published') return read
      await sleep(200)
    }
  }
  const bring = async (bytes: Buffer, name: string) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'text/csv' }), `${name}.csv`)
    return (await call(api.orderImports.create, {}, { ...how, form }))._id
  }
  const publish = (_id: string) =>
    call(api.orderImports.publish, { params: { _id }, body: { which: 'all' } }, how)
  return { detail, settled, bring, publish }
}

type Times = { checkedMs: number; publishedMs: number; published: number }

const importAll = async (url: string, person: Person): Promise<Times> => {
  const { bring, settled, publish } = callerOf(url, person)
  const began = performance.now()
  const id = await bring(fileOf('A', importedRows), 'a')
  const checked = await settled(id)
  const checkedMs = performance.now() - began
  if (checked.counts.good !== importedRows) throw new Error(`${checked.counts.wrong} rows are wrong`)
  await publish(id)
  const { counts } = await settled(id)
  return { checkedMs, publishedMs: performance.now() - began, published: counts.published }
}

/** Services of the importer, and how many of his rows say which one they became. */
const countsOf = async ({ house, seed }: Attacked<Seed>) => {
  const { db } = house.database
  const count = (row: { count: number } | undefined) => row?.count ?? 0
  const services = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client_id', '=', seed.importer.id)
    .executeTakeFirst()
  const told = await db
    .selectFrom('order_import_rows')
    .select(({ fn }) => fn.count<number>('order_id').distinct().as('count'))
    .where('order_id', 'is not', null)
    .executeTakeFirst()
  return { services: count(services), told: count(told) }
}

/** Another file, and the server gone when half of it is published; whoever is started next has nothing but the database. */
const killHalfWay = async ({ server, seed, again }: Attacked<Seed>) => {
  const { bring, settled, publish, detail } = callerOf(server.url, seed.importer)
  const id = await bring(fileOf('B', importedRows), 'b')
  await settled(id)
  await publish(id)
  let before = 0
  while (before < importedRows / 2) {
    before = (await detail(id)).counts.published
    await sleep(50)
  }
  server.child.kill('SIGKILL')
  await once(server.child, 'exit')
  const next = await again()
  try {
    const { counts } = await callerOf(next.url, seed.importer).settled(id)
    return { before, after: counts.published }
  } finally {
    await next.stop()
  }
}

await attacked(
  prepare,
  async (at) => {
    const { server, seed } = at
    const what = { path: `/v1/order/detail/${seed.orderId}`, headers: seed.bystander.headers }
    const { meanwhile, value } = await waits(at, what, () => importAll(server.url, seed.importer))
    console.log(
      `${value.published} services: checked after ${(value.checkedMs / 1000).toFixed(1)} s, published after ${(value.publishedMs / 1000).toFixed(1)} s`,
    )
    const p99 = share(meanwhile, 0.99)
    const killed = await killHalfWay(at)
    console.log(`killed with ${killed.before} published; ${killed.after} in the end`)
    const { services, told } = await countsOf(at)
    return [
      judge(value.published === importedRows, 'every row is a service'),
      judge(
        value.publishedMs <= mostSeconds * 1000,
        `from the file to the last service ${(value.publishedMs / 1000).toFixed(1)} s, ${mostSeconds} s at most`,
      ),
      judge(p99 <= mostMs, `a bystander's p99 ${p99.toFixed(1)} ms, ${mostMs} ms at most`),
      judge(killed.after === importedRows, 'killed half way it goes on to its end'),
      judge(services === 2 * importedRows && told === services, 'and nothing is there twice'),
    ].every(Boolean)
  },
  // Without limits of calls: who asks without a pause is to be heard each time.
  { program: 'product-server.ts' },
)
