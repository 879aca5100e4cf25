/** A letter box that keeps what was sent, so that a demo and its tests can read their mail, on whichever node it was sent. */
import { randomBytes } from 'node:crypto'
import type { Drawers } from '../../drawers.ts'
import type { Mail, MailCarrier } from '../port.ts'

export type KeptMail = Mail & { id: string; sentAt: string }

export type Mailbox = MailCarrier & {
  /** Newest first. */
  letters(to?: string): Promise<KeptMail[]>
  letter(id: string): Promise<KeptMail | undefined>
}

const mostKept = 500

export const openMailbox = (drawers: Drawers, now: () => Date = () => new Date()): Mailbox => {
  const kept = drawers<KeptMail>('mail', mostKept)
  return {
    send: async (mail) => {
      const sentAt = now().toISOString()
      const id = `${Date.parse(sentAt)}-${randomBytes(8).toString('hex')}`
      await kept.put(id, { ...mail, id, sentAt })
    },
    letters: async (to) => {
      const wanted = to?.trim().toLowerCase()
      const letters = await kept.newestFirst(mostKept)
      return letters.filter((one) => !wanted || one.to.toLowerCase() === wanted)
    },
    letter: (id) => kept.find(id),
  }
}
