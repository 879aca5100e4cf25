/**
 * What was read may be sent back: of a body that holds keys of a reading, those that are as they are read now are no part of the
 * change, and one that was changed and is not the sender's to change is refused by its name. Decisions §4.
 */
import type { Endpoint } from '@arriero/contract/endpoint'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { z } from 'zod'
import { AppError } from '#app-error.ts'

export type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Shapes = readonly z.ZodType[]
const formsOf = (shape: z.ZodType): Shapes => {
  if (shape instanceof z.ZodOptional) return formsOf(shape.unwrap() as z.ZodType)
  return shape instanceof z.ZodUnion ? (shape.options as z.ZodType[]).flatMap(formsOf) : [shape]
}

/** Which keys a shape knows, and by which shapes; of several forms, those of all. */
const keysOf = (shapes: Shapes): ReadonlyMap<string, Shapes> => {
  const entries = shapes.flatMap((shape) => (shape instanceof z.ZodObject ? Object.entries(shape.shape) : []))
  const grouped = Map.groupBy(entries, ([key]) => key)
  return new Map([...grouped].map(([key, found]) => [key, found.map(([, inner]) => inner as z.ZodType)]))
}

/** The keys of a row that is changed by its id; empty where rows are no such thing. */
const rowKeysOf = (shapes: Shapes): ReadonlySet<string> => {
  const arrays = shapes.flatMap(formsOf).filter((shape) => shape instanceof z.ZodArray)
  const rows = arrays.flatMap(({ element }) => formsOf(element as z.ZodType)).map((row) => keysOf([row]))
  return new Set(rows.flatMap((keys) => (keys.has('_id') ? [...keys.keys()] : [])))
}

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text))

/** Of a file's address its id, for the rest is made anew for each reading; of an instant its moment. */
const essenceOf = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  const [, file] = /^(?:https?:\/\/[^/]+)?\/v1\/file\/([0-9a-f]{24})(?:\.pdf)?\?/.exec(value) ?? []
  if (file !== undefined) return `file ${file}`
  return isInstant(value) ? Date.parse(value) : value
}

export const isSame = (sent: unknown, read: unknown): boolean => {
  if (Array.isArray(sent))
    return (
      Array.isArray(read) && sent.length === read.length && sent.every((one, at) => isSame(one, read[at]))
    )
  if (!isFields(sent)) return essenceOf(sent) === essenceOf(read)
  if (!isFields(read)) return false
  const keys = Object.keys(sent)
  return (
    keys.length === Object.keys(read).length &&
    keys.every((key) => Object.hasOwn(read, key) && isSame(sent[key], read[key]))
  )
}

const refuse = (path: string): never => {
  const code: ErrorCode = 'input.not_changeable'
  throw new AppError(code, { fields: { [path]: code } })
}

type Row = { sent: Fields; read: Fields; path: string }

/** Of a row that was read, what of it is a change; undefined where nothing is. */
const changeOfRow = ({ sent, read, path }: Row, writable: ReadonlySet<string>): Fields | undefined => {
  const [mine, readOnly] = [new Map<string, unknown>(), new Map<string, unknown>()]
  for (const [key, value] of Object.entries(sent))
    (Object.hasOwn(read, key) && !writable.has(key) ? readOnly : mine).set(key, value)
  if (readOnly.size === 0) return sent
  for (const [key, value] of readOnly) if (!isSame(value, read[key])) refuse(`${path}.${key}`)
  const isUnchanged = [...mine].every(([key, value]) => Object.hasOwn(read, key) && isSame(value, read[key]))
  return isUnchanged ? undefined : Object.fromEntries(mine)
}

const changeOfRows = (
  sent: unknown[],
  read: readonly unknown[],
  { shapes, key }: { shapes: Shapes; key: string },
) => {
  const writable = rowKeysOf(shapes)
  return sent.flatMap((row, index) => {
    const known = isFields(row) ? read.filter(isFields).find(({ _id }) => _id === row['_id']) : undefined
    if (!isFields(row) || !known) return [row]
    const change = changeOfRow({ sent: row, read: known, path: `${key}.${index}` }, writable)
    return change === undefined ? [] : [change]
  })
}

type MayWrite = (key: string) => boolean
export type Reading = { endpoint: Endpoint; read: Fields; mayWrite: MayWrite }

/** Whether a body can only be a change: it fits, and nothing of it is for others to say. */
export const isPlainChange = (body: unknown, endpoint: Endpoint, mayWrite: MayWrite): boolean =>
  isFields(body) && Object.keys(body).every(mayWrite) && endpoint.body?.safeParse(body).success === true

type Kept = { value: unknown } | undefined

const kept = (key: string, sent: unknown, more: Reading & { shapes: Shapes; isReading: boolean }): Kept => {
  const { read, shapes, isReading, endpoint } = more
  if (endpoint.sentBack?.guards.includes(key)) return { value: sent }
  const now = read[key]
  const value = Array.isArray(sent) && Array.isArray(now) ? changeOfRows(sent, now, { shapes, key }) : sent
  const isEmptied = Array.isArray(sent) && sent.length > 0 && Array.isArray(value) && value.length === 0
  if (isEmptied) return undefined
  const fits = shapes.some((shape) => shape.safeParse(value).success)
  return (isReading || !fits) && isSame(value, now) ? undefined : { value }
}

/** What a change always says, also where it says the same again. */
const requiredIn = ({ body }: Endpoint): string[] =>
  body instanceof z.ZodObject
    ? Object.entries(body.shape).flatMap(([key, shape]) =>
        (shape as z.ZodType).safeParse(undefined).success ? [] : [key],
      )
    : []

const changedKeys = (body: Fields, reading: Reading, guards: readonly string[]): Fields => {
  const { endpoint, read, mayWrite } = reading
  /** It was made on what stands no more: the act says so, whatever else differs. */
  const isStale = guards.some((key) => Object.hasOwn(body, key) && !isSame(body[key], read[key]))
  const known = keysOf(endpoint.body ? formsOf(endpoint.body) : [])
  const isReading = Object.keys(body).some((key) => Object.hasOwn(read, key) && !known.has(key))
  const left: Fields = {}
  for (const [key, sent] of Object.entries(body)) {
    const shapes = known.get(key)
    if (!Object.hasOwn(read, key)) left[key] = sent
    else if (shapes && mayWrite(key)) {
      const change = kept(key, sent, { ...reading, shapes, isReading })
      if (change) left[key] = change.value
    } else if (!isStale && !isSame(sent, read[key])) refuse(key)
  }
  return left
}

/** What of a body is a change against what its sender reads now; `isNone` where it was sent back as it is. */
export const changesIn = (body: unknown, reading: Reading): { body: unknown; isNone: boolean } => {
  if (!isFields(body)) return { body, isNone: false }
  const { endpoint, read } = reading
  const guards = endpoint.sentBack?.guards ?? []
  const left = changedKeys(body, reading, guards)
  const isNone =
    Object.keys(left).length < Object.keys(body).length &&
    Object.entries(left).every(([key, sent]) => guards.includes(key) && isSame(sent, read[key]))
  if (!isNone) for (const key of requiredIn(endpoint)) if (Object.hasOwn(body, key)) left[key] ??= body[key]
  return { body: left, isNone }
}
