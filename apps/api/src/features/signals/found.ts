/** What a look found: one sign, whoever it is found from, and what it rests on. */
import { createHash } from 'node:crypto'
import type { SignalKind } from '@arriero/domain/house/signals'

export type Evidence = {
  /** What it is told from other evidence of its sign by: an account, a file, a row. */
  key: string
  /** When what it tells of happened. */
  at: Date
  userId?: string | null
  vehicleId?: string | null
  orderId?: string | null
  fileId?: string
  /** Figures and short words; never what is somebody's own. */
  facts?: Readonly<Record<string, string | number>>
}

export type Found = {
  kind: SignalKind
  key: string
  aboutId: string
  orderId?: string
  stakePesos?: number
  evidence: readonly Evidence[]
}

/** The same of the same words, and of no others; nobody reads them out of it. */
export const printOf = (...words: readonly string[]): string =>
  createHash('sha256').update(words.join('\u0000')).digest('hex').slice(0, 32)

/** All that one says is enough to know it by. */
export const endingOf = (text: string): string => text.slice(-4)
