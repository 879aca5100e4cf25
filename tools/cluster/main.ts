/** `npm run cluster`: one of its orders. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '../launch/messages.mjs'
import { certificateOf, publicUrlOf } from './configure.ts'
import { endByNotes, lastWords, startCluster, upProcess, type Cluster } from './cluster.ts'
import { isAlive, pidOf } from './keeper.ts'
import { ensurePackages, missingPackages } from './packages.ts'
import { findPlace, portOf, two, type Place } from './place.ts'
import { databaseIsWhole, local, membersOf, until } from './ready.ts'
import { secretsFor } from './secrets.ts'
import { stagesOf, storeUrl, writerUrl } from './services.ts'
import { texts } from './texts.ts'

const addresses = ({ plan }: Cluster): string => {
  const { place } = plan
  const { what } = texts
  const url = new URL(writerUrl(plan))
  const database = (port: number) => Object.assign(new URL(url), { port: String(port) }).href
  return texts.ready([
    [what.portal, publicUrlOf(place)],
    [what.certificate, certificateOf(place)],
    [what.nodes, two.map((number) => local(portOf(place, 'node', number))).join(', ')],
    [what.writer, url.href],
    [what.reader, database(portOf(place, 'reader'))],
    [what.pooler, database(portOf(place, 'pooler'))],
    [what.store, storeUrl(place)],
    [what.bus, `nats://127.0.0.1:${portOf(place, 'bus')}`],
    [what.folder, place.folder],
  ])
}

/** What a node says to its operator once it is ready: the first administrator's code, and what is missing before customers come. */
const announcement = (place: Place): string =>
  lastWords(place, 'node1', 60)
    .split('\n')
    .filter((line) => !line.startsWith('{') && !line.startsWith('Ctrl-C'))
    .join('\n')

const up = async (): Promise<number> => {
  await ensurePackages(process.getuid?.() === 0)
  const place = findPlace()
  if (place.isElsewhere) console.log(texts.elsewhere(place.folder, place.owner.name))
  const asked = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => asked.abort())
  const { signal } = asked
  const starting = startCluster({ place, signal, say: console.log })
  const cluster = await starting.catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  if (!cluster) return 0
  console.log(announcement(place))
  console.log(addresses(cluster))
  console.log(`\n${texts.untilStopped}`)
  while (!signal.aborted) await sleep(3_600_000, undefined, { signal }).catch(() => undefined)
  console.log(texts.stopping)
  await cluster.stop()
  console.log(texts.stopped)
  return 0
}

const down = async (): Promise<number> => {
  const place = findPlace()
  const pid = upProcess(place)
  if (pid !== undefined) process.kill(pid, 'SIGTERM')
  const isGone = await until(async () => pid === undefined || !isAlive(pid), 120_000)
  // Else it would start again what is ended here.
  if (pid !== undefined && !isGone) process.kill(pid, 'SIGKILL')
  await endByNotes(place)
  console.log(pid === undefined ? texts.isDown : texts.stopped)
  return 0
}

const memberNote = (name: string, members: Awaited<ReturnType<typeof membersOf>>): string => {
  const member = members.find((one) => one.name === name.replace('patroni', 'pg'))
  return member ? `${member.role}, ${member.state}, lag ${member.lag ?? 0}` : ''
}

const status = async (): Promise<number> => {
  const place = findPlace()
  if (upProcess(place) === undefined) throw new Refusal(texts.isDown)
  const plan = { place, isSynchronous: true, secrets: await secretsFor(place) }
  const services = stagesOf(plan).flatMap((stage) => stage.services)
  const members = await membersOf(place)
  let dead = 0
  for (const { name } of services) {
    const pid = pidOf(place, name)
    if (pid === undefined) dead += 1
    console.log(texts.state(name, pid !== undefined, memberNote(name, members)))
  }
  return dead === 0 && (await databaseIsWhole(plan)) ? 0 : 1
}

const orders: Record<string, () => Promise<number>> = { up, down, status }

const run = async (): Promise<number> => {
  const order = orders[process.argv[2] ?? 'up']
  if (!order) throw new Refusal(texts.usage)
  if (order !== up && missingPackages().length > 0) throw new Refusal(texts.isDown)
  return order()
}

try {
  process.exit(await run())
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  process.exit(1)
}
