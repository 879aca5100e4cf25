import { outsideTexts } from './outside.texts.ts'

export type OutsideReason = keyof typeof outsideTexts

/** A refusal to work on an outside PostgreSQL; its message is a Spanish sentence to print as it is. */
export class OutsideError extends Error {
  readonly reason: OutsideReason

  /** `subject` is the place, version or part that the sentence names. */
  constructor(reason: OutsideReason, subject = '', cause?: unknown) {
    super(outsideTexts[reason](subject), { cause })
    this.name = 'OutsideError'
    this.reason = reason
  }
}

/** By SQLSTATE, or by the code of Node's network and TLS. */
const codeReasons: readonly (readonly [codes: RegExp, reason: OutsideReason])[] = [
  [/^28/, 'credentials'],
  [/^3D000$/, 'database'],
  [/^53300$/, 'full'],
  [/^42501$/, 'permission'],
  [/^(E(CONN|HOST|NET|ADDR|PIPE|TIMEDOUT|AI_|NOENT|NOTFOUND|ACCES|PROTO)|08|57P0)/, 'unreachable'],
  [/^(ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|CERT_)/, 'certificate'],
]

/** What has no code: the driver's own words, and a pooler's. */
const messageReasons: readonly (readonly [words: RegExp, reason: OutsideReason])[] = [
  [/unsupported startup parameter/i, 'pooler'],
  [/pg_hba\.conf|password|SCRAM|no authentication/i, 'credentials'],
  [/SSL|TLS|certificate/i, 'certificate'],
  [/timeout|terminated|unexpected|ECONN|getaddrinfo/i, 'unreachable'],
]

const reasonOf = (error: Error): OutsideReason | undefined => {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const words = messageReasons.find(([pattern]) => pattern.test(error.message))?.[1]
  if (words === 'pooler') return words
  return codeReasons.find(([pattern]) => pattern.test(code))?.[1] ?? words
}

/** Host (or folder of the socket), port and database of an address; never user or password. */
export const placeOf = (url: string): string => {
  // With a user and no host, as for a socket, it is an address for PostgreSQL but none for the web.
  const { hostname, port, pathname, searchParams } = new URL(url.replace('@/', '@localhost/'))
  const host = searchParams.get('host') ?? (hostname || 'localhost')
  return `${host}:${port || (searchParams.get('port') ?? '5432')}${pathname}`
}

/** Turns a refusal of an outside server into its sentence; anything else is returned untouched. */
export const explainOutside = (error: unknown, url: string): unknown => {
  if (!(error instanceof Error) || error instanceof OutsideError) return error
  const reason = reasonOf(error)
  return reason === undefined ? error : new OutsideError(reason, placeOf(url), error)
}
