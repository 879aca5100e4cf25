/** A notification as a message of WhatsApp: the template of its topic, and what stands in its places. Pure. */
import { topicTemplate } from '@arriero/contract/es/whatsapp-templates'
import { factsOfKind, type NotificationKind } from '@arriero/domain/notifications/notification-kinds'
import type { WhatsappMessage } from '#providers/whatsapp/port.ts'
import type { LinkedWords } from '../notification-row.views.ts'

/** The whole body may have 1,024 characters. */
const titleMost = 200
const textMost = 600

/** Meta takes no line breaks, tabs or runs of blanks inside a parameter, and none that is empty. */
const fitted = (text: string, most: number): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const short = line.length > most ? `${line.slice(0, most - 1)}…` : line
  return short || '–'
}

/** Where somebody is led who has nothing to open: to the door, which knows his home. */
const door = '/auth/login'

export const whatsappMessage = (to: string, kind: NotificationKind, words: LinkedWords): WhatsappMessage => ({
  to,
  template: topicTemplate(factsOfKind(kind).topic).name,
  parameters: [fitted(words.title, titleMost), fitted(words.text, textMost)],
  // The template's button holds the address of the house, and a slash.
  button: (words.link ?? door).slice(1),
})
