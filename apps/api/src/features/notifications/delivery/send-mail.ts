/** Letters of their own, with no notification beside them: codes, alerts. Kept with the act, sent once it has committed. */
import type { Facts, OpenCtx } from '#context.ts'
import { insertLetter, type Letter } from './deliveries.store.ts'
import { letterHtml, letterText, type LetterParts } from './letter.template.ts'

export type MailToSend = Omit<LetterParts, 'brand' | 'look' | 'title'> & {
  to: string
  subject: string
  /** Not sent any more past this: a code that is over only confuses. */
  lifeMs: number
}

type House = Pick<Facts, 'brand' | 'look' | 'publicUrl'>

/** `button.url` may be a path of the portal. Pure. */
export const writtenMail = (
  { brand, look, publicUrl }: House,
  { to, subject, button, ...parts }: Omit<MailToSend, 'lifeMs'>,
): Letter => {
  const url = button?.url.startsWith('/') ? `${publicUrl}${button.url}` : button?.url
  const letter = {
    ...parts,
    brand,
    look,
    title: subject,
    ...(button && url !== undefined ? { button: { text: button.text, url } } : {}),
  }
  return { to, subject, text: letterText(letter), html: letterHtml(letter) }
}

export const sendMail = async (ctx: OpenCtx, { lifeMs, ...mail }: MailToSend): Promise<void> => {
  await insertLetter(ctx, writtenMail(ctx.facts, mail), lifeMs)
}
