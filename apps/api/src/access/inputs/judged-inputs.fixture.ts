/** Sends generated inputs one after the other, and says what of it the server should not have done. */
import { urlOf } from '@arriero/contract/call'
import { isReading, type Endpoint } from '@arriero/contract/endpoint'
import type { Role } from '@arriero/domain/people/roles'
import { sql } from 'kysely'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import type { Prepared, Scene } from '../calls/calls.fixture.ts'
import { callOf, rolesLetIn } from '../matrix/row-check.fixture.ts'
import type { Row } from '../matrix/matrix.ts'
import type { Watch } from '../probe.fixture.ts'
import type { World } from '../world.fixture.ts'
import { changeOf, type Change } from './generated.fixture.ts'

export type Bench = { world: World; app: FastifyInstance; watch: Watch; scene: Scene }
export type Tally = { inputs: number; accepted: number; refused: number; failed: number; faults: string[] }

const wellFormed = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key.toWellFormed(),
      typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value).toWellFormed(),
    ]),
  )

const payloadOf = (base: Prepared, { body }: Change): string | undefined => {
  if ('text' in body) return body.text
  if ('whole' in body) return JSON.stringify(body.whole)
  const merged = { ...base.input.body, ...body.over }
  return base.input.body === undefined && Object.keys(merged).length === 0
    ? undefined
    : JSON.stringify(merged)
}

type Sent = { endpoint: Endpoint; base: Prepared; change: Change; token: string }
const post = async (app: FastifyInstance, { endpoint, base, change, token }: Sent) => {
  const url = `/v1${urlOf(endpoint, {
    params: { ...base.input.params, ...wellFormed(change.params) },
    query: { ...base.input.query, ...wellFormed(change.query) },
  })}`
  const payload = endpoint.method === 'GET' ? undefined : payloadOf(base, change)
  const { statusCode, body } = await app.inject({
    method: endpoint.method,
    url,
    headers: {
      authorization: `Bearer ${token}`,
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload }),
  })
  return { status: statusCode, text: body, told: `${endpoint.method} ${url} ${payload ?? ''}`.slice(0, 300) }
}

/** What no answer may tell: how the house is built. */
const inside = /\b(?:select|insert into|update) .* (?:from|set|values)\b|node_modules|\.ts:\d|at async /i

const refusalFault = (status: number, text: string): string | undefined => {
  if (status >= 500) return 'a failure'
  if (inside.test(text)) return 'tells of its inside'
  if (/"code":"[a-z_.]+"/.test(text) && /"error":"[^"]/.test(text)) return undefined
  return 'a refusal without a code and a sentence'
}

/** Nobody has begun to write anything since: cheap to ask, and most of what is refused is refused before. */
const writes = async ({ world }: Bench): Promise<string> => {
  const { rows } = await sql<{
    at: string
  }>`select pg_snapshot_xmax(pg_current_snapshot())::text as at`.execute(world.house.database.db)
  return rows[0]?.at ?? ''
}

type Still = { writes: string; state: string }
const stillOf = async (bench: Bench): Promise<Still> => {
  const state = await bench.watch.state()
  return { state, writes: await writes(bench) }
}

/** A wrong code is counted: guessing ends. */
const counted: ReadonlySet<string> = new Set([
  'auth.code_wrong',
  'delivery.code_wrong',
  'factor.code_wrong',
  'recovery.code_invalid',
  'registration.code_invalid',
  'setup.code_invalid',
  'whatsapp.code_wrong',
])
const mayCount = (text: string): boolean => counted.has(/"code":"([a-z_.]+)"/.exec(text)?.[1] ?? '')

/** An act that was done leaves another state; the next ones begin from there, and from a new object now and then. */
const renewEvery = 25

export const checkInputs = async (
  bench: Bench,
  row: Row,
  { count, seed }: { count: number; seed: number },
) => {
  const call = callOf(row)
  const tally: Tally = { inputs: 0, accepted: 0, refused: 0, failed: 0, faults: [] }
  const bases = new Map<Role, Prepared>()
  const baseFor = async (role: Role) => {
    const base = bases.get(role) ?? (await call.own(bench.scene, role))
    bases.set(role, base)
    return base
  }
  const people = rolesLetIn(row)
  for (const role of people) await baseFor(role)
  let still = await stillOf(bench)
  for (const [at, change] of fc.sample(changeOf(call.endpoint), { numRuns: count, seed }).entries()) {
    const role = people[at % people.length] ?? 'client'
    const base = await baseFor(role)
    const sent = { endpoint: call.endpoint, base, change, token: await bench.world.tokenOf(base.caller) }
    const { status, text, told } = await post(bench.app, sent)
    tally.inputs++
    const isDone = status < 300
    const fault = isDone ? undefined : refusalFault(status, text)
    if (fault) tally.faults.push(`${row.id} as ${role}, seed ${seed}, ${status}: ${fault}: ${told}`)
    if (status >= 500) tally.failed++
    if (isDone) tally.accepted++
    else tally.refused++
    const isMoved = still.writes !== (await writes(bench))
    if (!isMoved) continue
    const now = await stillOf(bench)
    if (!isDone && !mayCount(text) && now.state !== still.state)
      tally.faults.push(`${row.id} as ${role}, seed ${seed}, ${status}: a refusal changed something: ${told}`)
    still = now
    if (isDone && !isReading(call.endpoint) && tally.accepted % renewEvery === 0) {
      bases.delete(role)
      await baseFor(role)
      still = await stillOf(bench)
    }
  }
  return tally
}
