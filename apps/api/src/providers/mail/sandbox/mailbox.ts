/** A letter box that keeps what was sent, a file each, so that a demo and its tests can read their mail. */
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail, MailCarrier } from '../port.ts'

export type KeptMail = Mail & { id: string; sentAt: string }

export type Mailbox = MailCarrier & {
  /** Newest first. */
  letters(to?: string): Promise<KeptMail[]>
  letter(id: string): Promise<KeptMail | undefined>
}

const mostKept = 500
const idPattern = /^\d{13}-[0-9a-f]{8}$/

const readLetter = async (folder: string, id: string): Promise<KeptMail | undefined> => {
  const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as KeptMail)
}

export const openMailbox = (folder: string, now: () => Date = () => new Date()): Mailbox => {
  const idsNewestFirst = async (): Promise<string[]> => {
    const names = await readdir(folder).catch(() => [])
    const ids = names.flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []))
    return ids
      .filter((id) => idPattern.test(id))
      .toSorted()
      .toReversed()
  }
  let lastMs = 0
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Letters of the same moment keep their order.
      lastMs = Math.max(now().getTime(), lastMs + 1)
      const id = `${String(lastMs).padStart(13, '0')}-${randomBytes(4).toString('hex')}`
      const kept: KeptMail = { ...mail, id, sentAt: new Date(lastMs).toISOString() }
      const making = join(folder, `${id}.making`)
      await writeFile(making, JSON.stringify(kept), { mode: 0o600 })
      await rename(making, join(folder, `${id}.json`))
      for (const old of (await idsNewestFirst()).slice(mostKept))
        await rm(join(folder, `${old}.json`), { force: true })
    },
    letters: async (to) => {
      const kept = await Promise.all((await idsNewestFirst()).map((id) => readLetter(folder, id)))
      const wanted = to?.trim().toLowerCase()
      return kept
        .filter((one) => one !== undefined)
        .filter((one) => !wanted || one.to.toLowerCase() === wanted)
    },
    letter: (id) => (idPattern.test(id) ? readLetter(folder, id) : Promise.resolve(undefined)),
  }
}
