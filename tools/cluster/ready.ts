/** When each part may be relied on. */
import { execFile } from 'node:child_process'
import { createServer, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Plan } from './configure.ts'
import { postgresPrograms } from './packages.ts'
import { portOf, three, two, type Place } from './place.ts'
import { storeUrl, writerUrl } from './services.ts'

const askMs = 1_500
export const local = (port: number, path = ''): string => `http://127.0.0.1:${port}${path}`

export type Member = {
  name: string
  role: string
  state: string
  lag?: number | string
  timeline?: number
}

const answerOf = (url: string, init: RequestInit = {}): Promise<Response | undefined> =>
  fetch(url, { ...init, signal: AbortSignal.timeout(askMs) }).catch(() => undefined)

export const answersWell = async (url: string): Promise<boolean> => {
  const answer = await answerOf(url)
  await answer?.body?.cancel()
  return answer?.ok === true
}

/** As any Patroni that answers sees them. */
export const membersOf = async (place: Place): Promise<Member[]> => {
  for (const number of three) {
    const answer = await answerOf(local(portOf(place, 'patroni', number), '/cluster'))
    if (answer?.ok) return ((await answer.json()) as { members?: Member[] }).members ?? []
  }
  return []
}

export const leaderOf = (members: readonly Member[]): Member | undefined =>
  members.find(({ role, state }) => role === 'leader' && state === 'running')

const mostLagBytes = 1_048_576
const follows = ({ state, lag }: Member) =>
  /^(running|streaming)$/.test(state) && Number(lag ?? 0) < mostLagBytes

/** One takes writes, two follow it closely, and one of those is waited for where acts are synchronous. */
export const databaseIsWhole = async ({ place, isSynchronous }: Plan): Promise<boolean> => {
  const members = await membersOf(place)
  const replicas = members.filter(({ role }) => role !== 'leader')
  return (
    leaderOf(members) !== undefined &&
    replicas.length === three.length - 1 &&
    replicas.every(follows) &&
    (!isSynchronous || replicas.some(({ role }) => role.startsWith('sync')))
  )
}

/** Through HAProxy, by the role that the nodes are. */
export const ask = async (plan: Pick<Plan, 'place' | 'secrets'>, sql: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(`${postgresPrograms() ?? ''}/psql`, [
    '-XAtq',
    writerUrl(plan),
    '-c',
    sql,
  ])
  return stdout.trim()
}

const isWritable = (plan: Plan) =>
  ask(plan, 'show transaction_read_only').then(
    (said) => said === 'off',
    () => false,
  )

/** Swift's own way in, for the one call that S3 nodes do not make: the bucket. */
const bucketStands = async ({ place, secrets }: Plan): Promise<boolean> => {
  const origin = new URL(storeUrl(place)).origin
  const headers = { 'x-auth-user': 'arriero:files', 'x-auth-key': secrets.STORE_SECRET }
  const entry = await answerOf(`${origin}/auth/v1.0`, { headers })
  const [url, token] = [entry?.headers.get('x-storage-url'), entry?.headers.get('x-auth-token')]
  if (!url || !token) return false
  const made = await answerOf(`${url}/arriero`, { method: 'PUT', headers: { 'x-auth-token': token } })
  return made?.ok === true
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** Can nobody else be listening there? */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)))
  })

const all = async (asked: ReadonlyArray<Promise<boolean>>): Promise<boolean> =>
  (await Promise.all(asked)).every(Boolean)

/** By the names of the stages in `services.ts`. */
export const isStageReady: Record<string, (plan: Plan) => Promise<boolean>> = {
  etcd: ({ place }) =>
    all(three.map((number) => answersWell(local(portOf(place, 'etcd', number), '/health')))),
  PostgreSQL: async (plan) => (await databaseIsWhole(plan)) && isWritable(plan),
  Swift: bucketStands,
  NATS: ({ place }) => isOpen(portOf(place, 'bus')),
  Arriero: ({ place }) =>
    all(two.map((number) => answersWell(local(portOf(place, 'node', number), '/ready')))),
  HAProxy: ({ place }) => isOpen(portOf(place, 'front')),
}

export const until = async (isSo: () => Promise<boolean>, withinMs: number): Promise<boolean> => {
  const endsAtMs = Date.now() + withinMs
  while (Date.now() < endsAtMs) {
    if (await isSo()) return true
    await sleep(200)
  }
  return false
}
