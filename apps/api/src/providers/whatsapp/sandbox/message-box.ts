/** Messages that went nowhere, a file each, so that a demo and its tests can read what would have come by WhatsApp. */
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WhatsappMessage, WhatsappSender } from '../port.ts'

export type KeptMessage = WhatsappMessage & { id: string; reference: string; sentAt: string }

export type MessageBox = WhatsappSender & {
  /** Newest first. */
  messages(to?: string): Promise<KeptMessage[]>
  message(id: string): Promise<KeptMessage | undefined>
}

const mostKept = 500
const idPattern = /^wamid\.\d{13}-[0-9a-f]{8}$/

const readMessage = async (folder: string, id: string): Promise<KeptMessage | undefined> => {
  const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as KeptMessage)
}

export const openMessageBox = (folder: string, now: () => Date = () => new Date()): MessageBox => {
  const idsNewestFirst = async (): Promise<string[]> => {
    const names = await readdir(folder).catch(() => [])
    return names
      .flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []))
      .filter((id) => idPattern.test(id))
      .toSorted()
      .toReversed()
  }
  let lastMs = 0
  return {
    send: async (message, reference) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Messages of the same moment keep their order.
      lastMs = Math.max(now().getTime(), lastMs + 1)
      const id = `wamid.${String(lastMs).padStart(13, '0')}-${randomBytes(4).toString('hex')}`
      const kept: KeptMessage = { ...message, id, reference, sentAt: new Date(lastMs).toISOString() }
      const making = join(folder, `${id}.making`)
      await writeFile(making, JSON.stringify(kept), { mode: 0o600 })
      await rename(making, join(folder, `${id}.json`))
      for (const old of (await idsNewestFirst()).slice(mostKept))
        await rm(join(folder, `${old}.json`), { force: true })
      return id
    },
    messages: async (to) => {
      const kept = await Promise.all((await idsNewestFirst()).map((id) => readMessage(folder, id)))
      const wanted = to?.replace(/[^\d]/g, '')
      return kept
        .filter((one) => one !== undefined)
        .filter((one) => !wanted || one.to.replace(/[^\d]/g, '').endsWith(wanted))
    },
    message: (id) => (idPattern.test(id) ? readMessage(folder, id) : Promise.resolve(undefined)),
  }
}
