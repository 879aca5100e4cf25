/**
 * Whoever tells numbers what he tells, by each way it goes, and says his last number again: so whoever listens finds what was lost on the
 * way, and passes over what comes twice. docs/decisions/0078.
 */
import { randomBytes } from 'node:crypto'

/** A `hint` has a number of its own; a `beat` says the last one again; `lost` says it too, and that some before it were never told. */
type Kind = 'hint' | 'beat' | 'lost'

export type Numbered = { node: string; number: number; kind: Kind }

/** When he began stands first, so that whoever has listened for longer knows that his first number is one. */
const newName = (): string => `${Date.now().toString(36)}.${randomBytes(6).toString('base64url')}`

/** Of a name that an older release made up nothing is known. */
const beganMsOf = (node: string): number | undefined => {
  const [, stamp] = /^([0-9a-z]{8})\./.exec(node) ?? []
  return stamp === undefined ? undefined : Number.parseInt(stamp, 36)
}

type Teller = {
  /** A hint's is the next one. */
  number(kind: Kind): Numbered
}

export const openTeller = (node = newName()): Teller => {
  let last = 0
  return {
    number: (kind) => {
      if (kind === 'hint') last += 1
      return { node, number: last, kind }
    },
  }
}

export type InOrder = {
  /** From now on all that is told is heard; who begins later is heard from his first number on. */
  listens(): void
  /** Whether it is a hint that nobody has heard here yet. */
  isNew(numbered: Numbered): boolean
}

/** Tellers that ended are forgotten from here on. */
const mostHeard = 200

/** @param onGap something before this was lost */
export const inOrder = (onGap: () => void): InOrder => {
  const heard = new Map<string, number>()
  let sinceMs = Number.POSITIVE_INFINITY
  const lastOf = (node: string): number | undefined =>
    heard.get(node) ?? ((beganMsOf(node) ?? 0) > sinceMs ? 0 : undefined)
  const keep = (node: string, number: number) => {
    // Last of the map, so that the first is the one that was silent for longest.
    heard.delete(node)
    heard.set(node, number)
    if (heard.size > mostHeard) heard.delete(heard.keys().next().value ?? '')
  }
  return {
    listens: () => {
      sinceMs = Date.now()
    },
    isNew: ({ node, number, kind }) => {
      const before = lastOf(node)
      keep(node, Math.max(number, before ?? 0))
      const expected = kind === 'hint' ? number - 1 : number
      if (kind === 'lost' || (before !== undefined && expected > before)) onGap()
      return kind === 'hint' && (before === undefined || number > before)
    },
  }
}

const nameOf = { beat: 'hints.beat', lost: 'hints.lost' } as const

/**
 * A payload that says its number, as the text of a JSON object: a release that knows nothing of numbers reads the rest, and passes over a
 * name it has no rule for.
 * @param payload of a hint, with at least one field
 */
export const numberedPayload = ({ node, number, kind }: Numbered, payload = ''): string => {
  const mark = `{"from":${JSON.stringify(node)},"number":${number},`
  return kind === 'hint' ? mark + payload.slice(1) : `${mark}"name":"${nameOf[kind]}"}`
}

const kindOf = (name: unknown): Kind => {
  if (name === nameOf.beat) return 'beat'
  return name === nameOf.lost ? 'lost' : 'hint'
}

/** Undefined where an older release told it. */
export const numberedOf = (value: unknown): Numbered | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { from, number, name } = value as Record<string, unknown>
  if (typeof from !== 'string' || typeof number !== 'number' || !Number.isSafeInteger(number))
    return undefined
  return { node: from, number, kind: kindOf(name) }
}
