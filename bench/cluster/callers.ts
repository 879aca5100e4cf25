/** Callers who are at it all the time: who pays, who uploads, who reads. Each repeats what was not answered, with its key. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../apps/api/src/config.ts'
import { sandboxSigner } from '../../apps/api/src/demo-house.ts'
import { storeOf } from '../../apps/api/src/providers/providers.ts'
import type { FileStorage } from '../../apps/api/src/providers/storage/port.ts'
import { s3Storage } from '../../apps/api/src/providers/storage/s3.ts'
import { isStillWhole } from '../../apps/api/src/providers/storage/storage.ts'
import { smallPaperPhoto } from '../../apps/api/src/world/picture.ts'
import { publicUrlOf, type Plan } from '../../tools/cluster/configure.ts'
import { inFolder, portOf } from '../../tools/cluster/place.ts'
import { ask } from '../../tools/cluster/ready.ts'
import { nodeSettings } from '../../tools/cluster/services.ts'
import type { Person } from '../load/actors.ts'
import { checkAll, type Verdict } from '../kill/check.ts'
import { openLedger, type Ledger } from '../kill/ledger.ts'
import { seedPairs, seedWatcher, type Pair, type Seeded } from '../kill/seed.ts'
import { act, newOrder, Refused, startWriters, untilIdle, type Heard, type Target } from '../kill/writers.ts'
import type { Connection } from '../servers/process.ts'
import { openLooker } from './own-writes.ts'
import type { Answers } from './record.ts'

const restMs = 400
const uploaders = 4
const uploadEveryMs = 600
/** Of so many uploads one belongs to a service: a backup knows what is attached alone. */
const attachedOneOf = 5
const readEveryMs = 100
const againMs = 200
const withinMs = 30_000

export const watcherPassword = randomUUID()

type Tried = { path: string; init: RequestInit; hear: (heard: Heard) => void }

const tryOnce = async (front: string, { path, init, hear }: Tried): Promise<unknown> => {
  const startedAt = performance.now()
  const response = await fetch(`${front}/v1${path}`, {
    ...init,
    signal: AbortSignal.timeout(withinMs),
  }).catch(() => undefined)
  const reply: unknown = await response?.json().catch(() => undefined)
  const status = reply === undefined && response?.ok ? 0 : (response?.status ?? 0)
  const code = (reply as { code?: string } | undefined)?.code ?? ''
  hear({
    status,
    code,
    what: `${init.method ?? 'GET'} ${path.split('?')[0]}`,
    tookMs: performance.now() - startedAt,
  })
  return status >= 200 && status < 300 ? reply : undefined
}

type Gate = { isOpen: boolean; isOver: boolean; busy: number }
type Desk = { front: string; person: Person; answers: Answers }

/** A picture each time, under one key until it is taken. */
const upload = async (desk: Desk, picture: Blob): Promise<string> => {
  const key = randomUUID()
  for (;;) {
    const body = new FormData()
    body.set('file', picture, 'soporte.jpg')
    const init = { method: 'POST', headers: { ...desk.person.headers, 'idempotency-key': key }, body }
    const reply = await tryOnce(desk.front, {
      path: '/upload/image',
      init,
      hear: desk.answers.hear('upload'),
    })
    if (reply !== undefined) return (reply as { _id: string })._id
    await sleep(againMs)
  }
}

/** At it while the gate is open. */
const loop = async (gate: Gate, everyMs: number, work: () => Promise<unknown>): Promise<void> => {
  while (!gate.isOver) {
    if (gate.isOpen) {
      gate.busy += 1
      try {
        await work()
      } finally {
        gate.busy -= 1
      }
    }
    await sleep(everyMs)
  }
}

/** A client's own services, as his screen asks for them. */
export const listOf = ({
  id,
  headers,
}: Person): { method: string; headers: Record<string, string>; body: string } => ({
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify({ userType: 'cliententerprise', _id: id }),
})

export type Callers = {
  ledger: Ledger
  watcher: Person & { email: string }
  /** How often somebody looked for what he had just done. */
  looks(): number
  resume(): void
  pause(): Promise<void>
  /** Nobody writes meanwhile. */
  check(): Promise<Verdict>
  /** Nobody writes now. What it answers forgets what was acknowledged since, and looks for all of the rest again. */
  mark(): () => void
  end(): Promise<void>
}

const connectionOf = ({ place, secrets }: Plan): Connection => ({
  host: '127.0.0.1',
  port: portOf(place, 'writer'),
  user: 'arriero',
  database: 'arriero',
  password: secrets.DATABASE_PASSWORD,
})

const [readAtOnce, readTries, readAgainMs] = [8, 5, 1_000]

/** Undefined where it is there, byte by byte. A store that comes back, or has much to do, is asked again. */
const missingOf = async (store: FileStorage, id: string, sha256: string): Promise<string | undefined> => {
  for (let tries = 1; ; tries++) {
    try {
      return (await isStillWhole(store, id, { sha256 })) ? undefined : `the file ${id}`
    } catch (error) {
      if (tries === readTries) return `the file ${id}: ${error instanceof Error ? error.message : ''}`
      await sleep(readAgainMs)
    }
  }
}

/** Uploads that were acknowledged and are not there any more. */
const lostUploads = async (plan: Plan, uploaded: readonly string[]): Promise<string[]> => {
  const settings = storeOf(readConfig(nodeSettings(plan)))
  if (!settings) throw new Error('no store')
  const store = s3Storage(settings)
  const rows = await ask(plan, `select id || ' ' || sha256 from files`)
  const known = new Map(rows.split('\n').map((row) => row.split(' ') as [string, string]))
  const left = [...uploaded]
  const lost: string[] = []
  const look = async (): Promise<void> => {
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      const sha256 = known.get(id)
      const missing = sha256 === undefined ? `the row of the file ${id}` : await missingOf(store, id, sha256)
      if (missing !== undefined) lost.push(missing)
    }
  }
  await Promise.all(Array.from({ length: readAtOnce }, look))
  return lost
}

type Uploads = { done: string[]; checked: number }
type Work = { gate: Gate; target: Target; ledger: Ledger }

/** Those who upload, and what was acknowledged to them. */
const startUploaders = async ({ gate, target, ledger }: Work, desks: readonly Desk[]) => {
  const picture = new Blob([new Uint8Array(await smallPaperPhoto('Soporte'))], { type: 'image/jpeg' })
  const uploads: Uploads = { done: [], checked: 0 }
  const attach = async ({ person }: Desk, id: string): Promise<void> => {
    const body = { ...newOrder(), images: [id] }
    try {
      ledger.created(String((await act(target, person, { path: '/order/create', body }))['_id']))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      ledger.refused(error.message)
    }
  }
  const loops = desks.map((desk) =>
    loop(gate, uploadEveryMs, async () => {
      const id = await upload(desk, picture)
      if (uploads.done.push(id) % attachedOneOf === 0) await attach(desk, id)
    }),
  )
  const take = (): string[] => {
    const fresh = uploads.done.slice(uploads.checked)
    uploads.checked = uploads.done.length
    return fresh
  }
  return { loops, take, uploads }
}

const markOf = (ledger: Ledger, uploads: Uploads): (() => void) => {
  const [orders, count] = [structuredClone([...ledger.orders]), uploads.done.length]
  return () => {
    ledger.orders.clear()
    for (const [id, paid] of orders) ledger.orders.set(id, paid)
    // One that is under way is added to the same list.
    uploads.done.splice(count)
    uploads.checked = 0
  }
}

export const startCallers = async (plan: Plan, answers: Answers): Promise<Callers> => {
  const connection = connectionOf(plan)
  const folder = inFolder(plan.place, 'keys')
  const settings = nodeSettings(plan)
  const seeded: Seeded = { connection, folder, settings }
  const pairs = await seedPairs(seeded)
  const watcher = await seedWatcher(seeded, watcherPassword)
  const config = readConfig(settings)
  const signNotice = await sandboxSigner({ config, dataFolder: folder, publicUrl: publicUrlOf(plan.place) })
  const ledger = openLedger()
  const front = publicUrlOf(plan.place)
  const target = { url: front, heard: answers.hear('act') }
  const writers = startWriters({ target: { ...target }, ledger, signNotice, restMs }, pairs)
  const gate: Gate = { isOpen: false, isOver: false, busy: 0 }
  const clients = pairs.slice(0, uploaders).map(({ client }) => client)
  const uploads = await startUploaders(
    { gate, target, ledger },
    clients.map((person) => ({ front, person, answers })),
  )
  const reading = { path: '/order/type?limit=20', init: listOf(watcher), hear: answers.hear('read') }
  const looker = openLooker({
    acting: target,
    reading: { url: front, heard: answers.hear('read') },
    ledger,
    person: (pairs.at(-1) as Pair).client,
  })
  const busy = [
    ...uploads.loops,
    loop(gate, readEveryMs, () => tryOnce(front, reading)),
    loop(gate, 0, looker.look),
  ]
  return {
    ledger,
    watcher,
    looks: looker.looks,
    resume: () => {
      gate.isOpen = true
      writers.resume()
    },
    pause: async () => {
      gate.isOpen = false
      await writers.pause()
      await untilIdle(() => gate.busy)
    },
    check: async () => {
      const verdict = await checkAll(connection, ledger)
      const lost = [...verdict.lost, ...(await lostUploads(plan, uploads.take())), ...looker.takeMissing()]
      return { ...verdict, lost }
    },
    mark: () => markOf(ledger, uploads.uploads),
    end: async () => {
      gate.isOver = true
      await Promise.all([writers.end(), ...busy])
    },
  }
}
