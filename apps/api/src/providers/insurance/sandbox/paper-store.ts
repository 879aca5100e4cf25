/** Quotations and policies as files, one per reference, so that they outlive a restart. */
import { createHash, randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { requestShape } from '../protocol.ts'
import type { WireRequest } from '../protocol.ts'

const paperShape = z.object({
  kind: z.enum(['quote', 'policy']),
  number: z.string(),
  /** The unguessable part of the link. */
  secret: z.string(),
  request: requestShape,
  issuedAt: z.iso.datetime(),
  annulledAt: z.iso.datetime().optional(),
})
export type Paper = z.output<typeof paperShape>
export type PaperKind = Paper['kind']

const prefixes: Record<PaperKind, string> = { quote: 'COT', policy: 'TCM' }

const keyOf = (reference: string): string =>
  createHash('sha256').update(reference).digest('hex').slice(0, 12).toUpperCase()

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

const read = async (file: string): Promise<Paper | undefined> => {
  try {
    return paperShape.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

export type PaperStore = Awaited<ReturnType<typeof openPaperStore>>

export const openPaperStore = async (folder: string) => {
  await mkdir(folder, { recursive: true })
  const fileOf = (kind: PaperKind, key: string): string => join(folder, `${prefixes[kind]}-${key}.json`)

  /** Writes whole or not at all: a temporary file, its bytes on disk, then its name. */
  const write = async (file: string, paper: Paper, place: (from: string, to: string) => Promise<void>) => {
    const temporary = join(folder, `.${randomBytes(8).toString('hex')}.tmp`)
    try {
      const handle = await open(temporary, 'wx', 0o600)
      await handle.writeFile(JSON.stringify(paper))
      await handle.sync()
      await handle.close()
      await place(temporary, file)
    } finally {
      await rm(temporary, { force: true })
    }
  }

  return {
    /** The paper of this reference, new or known: a link never replaces, so the second of two at once reads the first's. */
    async issue(kind: PaperKind, request: WireRequest, now: Date): Promise<{ paper: Paper; isNew: boolean }> {
      const key = keyOf(request.reference)
      const file = fileOf(kind, key)
      const known = await read(file)
      if (known) return { paper: known, isNew: false }
      const number = `${prefixes[kind]}-${now.getUTCFullYear()}-${key}`
      const secret = randomBytes(16).toString('hex')
      const paper: Paper = { kind, number, secret, request, issuedAt: now.toISOString() }
      try {
        await write(file, paper, link)
        return { paper, isNew: true }
      } catch (error) {
        const first = hasCode(error, 'EEXIST') ? await read(file) : undefined
        if (!first) throw error
        return { paper: first, isNew: false }
      }
    },

    async find(kind: PaperKind, reference: string): Promise<Paper | undefined> {
      const paper = await read(fileOf(kind, keyOf(reference)))
      return paper?.request.reference === reference ? paper : undefined
    },

    async annul(number: string, now: Date): Promise<Paper | undefined> {
      const key = /^TCM-\d{4}-([0-9A-F]{12})$/.exec(number)?.[1]
      const paper = key === undefined ? undefined : await read(fileOf('policy', key))
      if (!key || paper?.number !== number) return undefined
      if (paper.annulledAt) return paper
      const annulled = { ...paper, annulledAt: now.toISOString() }
      await write(fileOf('policy', key), annulled, rename)
      return annulled
    },

    /** By the last part of a link; undefined unless its secret is right. */
    async findByDocument(name: string): Promise<Paper | undefined> {
      const [, prefix, key, secret] = /^(COT|TCM)-([0-9A-F]{12})-([0-9a-f]{32})$/.exec(name) ?? []
      if (!prefix || !key) return undefined
      const paper = await read(fileOf(prefix === 'COT' ? 'quote' : 'policy', key))
      return paper?.secret === secret ? paper : undefined
    },

    documentOf: ({ kind, request, secret }: Paper): string =>
      `${prefixes[kind]}-${keyOf(request.reference)}-${secret}`,
  }
}
