/** A notification as a letter. Pure. */
import { type Role, isOperatorRole } from '@arriero/domain/people/roles'
import type { Facts } from '#context.ts'
import { chooseNotices, letterHtml, letterText, openPortal, type LetterParts } from './letter.template.ts'
import type { LinkedWords } from '../notification-row.views.ts'
import { shortSubject } from './short-subject.ts'

/** Where somebody chooses how he is told. */
const choicesLink = (role: Role): string =>
  isOperatorRole(role) ? '/conductor/avisos/preferencias' : '/main/avisos/preferencias'

/** The subject may lose its end, the title never does. */
export const noticeLetter = (
  { brand, look, publicUrl }: Pick<Facts, 'brand' | 'look' | 'publicUrl'>,
  role: Role,
  { title, text, link, ...more }: LinkedWords & Partial<Pick<LetterParts, 'lines' | 'above' | 'after'>>,
) => {
  const button = link === null ? undefined : { text: openPortal, url: `${publicUrl}${link}` }
  const aside = { text: chooseNotices, url: `${publicUrl}${choicesLink(role)}` }
  const parts = { brand, look, title, lines: [text], button, aside, ...more }
  return { subject: shortSubject(title), text: letterText(parts), html: letterHtml(parts) }
}
