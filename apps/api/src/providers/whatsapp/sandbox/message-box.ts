/** Messages that went nowhere, kept so that a demo and its tests can read what would have come by WhatsApp. */
import { randomBytes } from 'node:crypto'
import type { Drawers } from '../../drawers.ts'
import type { WhatsappMessage, WhatsappSender } from '../port.ts'

export type KeptMessage = WhatsappMessage & { id: string; reference: string; sentAt: string }

export type MessageBox = WhatsappSender & {
  /** Newest first. */
  messages(to?: string): Promise<KeptMessage[]>
  message(id: string): Promise<KeptMessage | undefined>
}

const mostKept = 500

const digitsOf = (number: string): string => number.replace(/[^\d]/g, '')

export const openMessageBox = (drawers: Drawers, now: () => Date = () => new Date()): MessageBox => {
  const kept = drawers<KeptMessage>('whatsapp', mostKept)
  return {
    send: async (message, reference) => {
      const sentAt = now().toISOString()
      const id = `wamid.${Date.parse(sentAt)}-${randomBytes(8).toString('hex')}`
      await kept.put(id, { ...message, id, reference, sentAt })
      return id
    },
    messages: async (to) => {
      const wanted = digitsOf(to ?? '')
      const messages = await kept.newestFirst(mostKept)
      return messages.filter((one) => !wanted || digitsOf(one.to).endsWith(wanted))
    },
    message: (id) => kept.find(id),
  }
}
