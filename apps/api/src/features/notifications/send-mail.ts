/** Letters of their own, with no notification beside them: codes, invitations. Kept with the act, sent once it has committed. */
import type { OpenCtx } from '#context.ts'
import { insertLetter } from './deliveries.store.ts'
import { letterHtml, letterText, type LetterParts } from './letter.template.ts'

export type MailToSend = Omit<LetterParts, 'brand' | 'look' | 'title'> & {
  to: string
  subject: string
  /** Not sent any more past this: a code that is over only confuses. */
  lifeMs: number
}

/** `button.url` may be a path of the portal. */
export const sendMail = async (ctx: OpenCtx, mail: MailToSend): Promise<void> => {
  const { to, subject, lifeMs, button, ...parts } = mail
  const { brand, look, publicUrl } = ctx.facts
  const url = button?.url.startsWith('/') ? `${publicUrl}${button.url}` : button?.url
  const letter = {
    ...parts,
    brand,
    look,
    title: subject,
    ...(button && url !== undefined ? { button: { text: button.text, url } } : {}),
  }
  await insertLetter(ctx, { to, subject, text: letterText(letter), html: letterHtml(letter) }, lifeMs)
}
