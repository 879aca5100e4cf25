/** The load board of a carrier with 500 trucks over 20,000 waiting services: its first page and its filters, one call after the other. */
import type pg from 'pg'
import { hashPassword } from '../apps/api/src/features/users/password-hash.ts'
import { makePerson, makeTruck } from '../apps/api/src/world/people.ts'
import { gatekeeper } from './load/actors.ts'
import { sendEach, timesOf, type Call } from './load/sequence.ts'
import { causedBy, scansIn, writeNoStatements, writeStatements } from './load/statements.ts'
import { startServer } from './servers/process.ts'
import { judged, type Filled } from './world/filled-house.ts'
import { cargo, vehicleTypes } from './world/people.ts'

/** Of which 20,000 wait for a carrier. */
const orders = 100_000
const trucks = 500
const [warmUp, count] = [10, 200]
const firstPageMs = 60
const filterMs = 100

const fleetOf = async ({ house }: Filled): Promise<string> => {
  const hash = await hashPassword('nadie entra con esta clave')
  const facts = { role: 'enterprise', name: 'Bench', email: 'flota@example.co', identification: '9' } as const
  const owner = await makePerson(
    house.openCtx(),
    { ...facts, cellPhone: '3000000000', basePlaceCode: '11001' },
    hash,
  )
  for (let number = 0; number < trucks; number++)
    await makeTruck(house.openCtx(), owner, {
      licensePlate: `BNC${String(number).padStart(3, '0')}`,
      type: vehicleTypes[number % vehicleTypes.length] ?? 'singleTruck',
      brand: 'Hino',
      model: '2022',
      cargo,
    })
  return owner.id
}

/** Every other truck comes free somewhere else. */
const sendOut = async (sql: pg.Client, owner: string) => {
  const { rowCount } = await sql.query(
    `with free as (select id, row_number() over (order by id) as n from vehicles where owner_id = $1),
      trips as (select id, row_number() over (order by id desc) as n from orders where status = 2 limit ${trucks})
    update orders o set vehicle_id = free.id from trips join free on free.n = trips.n and free.n % 2 = 0 where o.id = trips.id`,
    [owner],
  )
  if (rowCount !== trucks / 2) throw new Error(`only ${rowCount} trucks are out`)
}

const questions: Readonly<Record<string, string>> = {
  'first page': '?limit=50',
  'by empty kilometres': '?limit=50&sort=emptyKm',
  'all, also what does not fit': '?limit=50&shows=all&sort=-left',
  'around a town': '?limit=50&originCode=11001&originKm=60',
  'to a department': '?limit=50&destinationDepartment=05',
  'by what a kilometre earns': '?limit=50&perKmLeast=3000&emptyKmMost=200',
  'by words': '?limit=50&q=bogota',
  'loads back of the next trips': '/returns',
}

const run = async (filled: Filled, sql: pg.Client): Promise<string[]> => {
  const owner = await fleetOf(filled)
  await sendOut(sql, owner)
  await sql.query('vacuum analyze orders, vehicles')
  const { headers } = await gatekeeper(filled.house)(owner)
  const callOf = (more: string): Call => ({ method: 'GET', path: `/v1/order/board${more}`, headers })
  const missed: string[] = []
  const product = await startServer('product-server.ts', filled.servers)
  for (const [name, more] of Object.entries(questions)) {
    const { p50, p95 } = await timesOf(product.url, [callOf(more)], { warmUp, count })
    const most = name === 'first page' ? firstPageMs : filterMs
    console.log(`${name.padEnd(30)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${most} at most)`)
    if (p95 > most) missed.push(`${name}: p95 ${p95.toFixed(1)} ms`)
  }
  await product.stop()
  await writeStatements(sql)
  const watched = await startServer('product-server.ts', filled.servers)
  const caused = await causedBy(sql, () => sendEach(watched.url, Object.values(questions).map(callOf)))
  // Those who read history for others have nothing to do with who looks at his board.
  const scans = scansIn(caused).filter((plan) => !plan.includes('h.act = any'))
  await watched.stop()
  await writeNoStatements(sql)
  return [...missed, ...scans.map((scan) => `reads a big table from end to end: ${scan}`)]
}

await judged({ orders }, run)
