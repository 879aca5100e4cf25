/** Quotations and policies, one per reference, kept so that they outlive a restart and are the same on every node. */
import { createHash, randomBytes } from 'node:crypto'
import type { Drawers } from '../../drawers.ts'
import type { WireRequest } from '../protocol.ts'

export type PaperKind = 'quote' | 'policy'
export type Paper = {
  kind: PaperKind
  number: string
  /** The unguessable part of the link. */
  secret: string
  request: WireRequest
  issuedAt: string
  annulledAt?: string
}

const prefixes: Record<PaperKind, string> = { quote: 'COT', policy: 'TCM' }

const keyOf = (reference: string): string =>
  createHash('sha256').update(reference).digest('hex').slice(0, 12).toUpperCase()

const idOf = (kind: PaperKind, key: string): string => `${prefixes[kind]}-${key}`

export type PaperStore = ReturnType<typeof openPaperStore>

export const openPaperStore = (drawers: Drawers) => {
  const papers = drawers<Paper>('insurer')
  return {
    /** The paper of this reference, new or known: the second of two at once reads the first's. */
    async issue(kind: PaperKind, request: WireRequest, now: Date): Promise<{ paper: Paper; isNew: boolean }> {
      const key = keyOf(request.reference)
      const number = `${prefixes[kind]}-${now.getUTCFullYear()}-${key}`
      const secret = randomBytes(16).toString('hex')
      const paper: Paper = { kind, number, secret, request, issuedAt: now.toISOString() }
      const isNew = await papers.put(idOf(kind, key), paper)
      const first = isNew ? paper : await papers.find(idOf(kind, key))
      return { paper: first ?? paper, isNew }
    },

    async find(kind: PaperKind, reference: string): Promise<Paper | undefined> {
      const paper = await papers.find(idOf(kind, keyOf(reference)))
      return paper?.request.reference === reference ? paper : undefined
    },

    async annul(number: string, now: Date): Promise<Paper | undefined> {
      const key = /^TCM-\d{4}-([0-9A-F]{12})$/.exec(number)?.[1]
      if (key === undefined) return undefined
      return papers.change(idOf('policy', key), (paper) =>
        paper.number === number ? { annulledAt: now.toISOString(), ...paper } : undefined,
      )
    },

    /** By the last part of a link; undefined unless its secret is right. */
    async findByDocument(name: string): Promise<Paper | undefined> {
      const [, id, secret] = /^((?:COT|TCM)-[0-9A-F]{12})-([0-9a-f]{32})$/.exec(name) ?? []
      const paper = id === undefined ? undefined : await papers.find(id)
      return paper?.secret === secret ? paper : undefined
    },

    documentOf: ({ kind, request, secret }: Paper): string =>
      `${idOf(kind, keyOf(request.reference))}-${secret}`,
  }
}
