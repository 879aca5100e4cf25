/** How a letter looks: words, at most one button, whom it is from. Plain text beside it, for readers of every kind. */

import type { Facts } from '#context.ts'

type Way = { text: string; url: string }

export type LetterParts = {
  brand: string
  look: Facts['look']
  title: string
  /** Stands before everything: an answer is written above it. */
  above?: string | undefined
  /** Each line is a paragraph. */
  lines: readonly string[]
  /** A code to type, shown large. */
  code?: string | undefined
  button?: Way | undefined
  /** Behind the button: another way, or what to do where it was not oneself. */
  after?: readonly (string | Way)[] | undefined
  /** Tells the reader why he got the letter. */
  reason?: string | undefined
  /** In the foot: where to have fewer of these. */
  aside?: Way | undefined
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const footOf = ({ brand, reason }: LetterParts): string =>
  `${brand}. ${reason ?? `Recibe este correo porque tiene una cuenta en ${brand}.`}`

const wayText = ({ text, url }: Way): string => `${text}: ${url}`

export const letterText = (parts: LetterParts): string => {
  const { title, above, lines, code, button, after = [], aside } = parts
  return [
    ...(above === undefined ? [] : [above]),
    title,
    ...lines,
    ...(code === undefined ? [] : [code]),
    ...(button ? [wayText(button)] : []),
    ...after.map((one) => (typeof one === 'string' ? one : wayText(one))),
    `—\n${footOf(parts)}`,
    ...(aside ? [wayText(aside)] : []),
  ].join('\n\n')
}

const paragraph = (content: string, style = '') =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;${style}">${content}</p>`

const usualColor = '#14684A'
const font = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif'

const colorOf = ({ look }: LetterParts): string => look.color ?? usualColor

/** The house's logo on white, or its name on its colour. */
const headOf = (parts: LetterParts): string => {
  const { brand, look } = parts
  const name = escaped(brand)
  return look.logoUrl === null
    ? `<tr><td style="padding:18px 28px;border-radius:12px 12px 0 0;background:${colorOf(parts)};color:#ffffff;font-size:18px;font-weight:700;${font}">${name}</td></tr>`
    : `<tr><td style="padding:24px 28px 0;border-radius:12px 12px 0 0;border-top:4px solid ${colorOf(parts)};background:#ffffff"><img src="${escaped(look.logoUrl)}" alt="${name}" height="40" style="display:block;height:40px;width:auto;max-width:240px;border:0"></td></tr>`
}

const codeHtml = (code: string): string =>
  `<p style="margin:0 0 16px;padding:16px;border-radius:8px;background:#eef4f0;font-size:28px;font-weight:700;letter-spacing:2px;line-height:1.2;text-align:center;font-family:ui-monospace,Consolas,monospace">${escaped(code)}</p>`

const buttonHtml = ({ text, url }: Way, color: string): string =>
  paragraph(
    `<a href="${escaped(url)}" style="display:inline-block;padding:13px 22px;border-radius:8px;background:${color};color:#ffffff;text-decoration:none;font-weight:600">${escaped(text)}</a>`,
    'padding-top:4px;',
  )

const linkHtml = ({ text, url }: Way, color: string): string =>
  `<a href="${escaped(url)}" style="color:${color}">${escaped(text)}</a>`

const afterHtml = (after: LetterParts['after'] = [], color: string): string =>
  after
    .map((one) => paragraph(typeof one === 'string' ? escaped(one) : linkHtml(one, color), 'font-size:15px;'))
    .join('')

const small = 'margin:0 0 6px;color:#55605b;font-size:13px;line-height:1.5'

const footHtml = (parts: LetterParts): string => {
  const { aside } = parts
  const choose = aside ? `<p style="${small}">${linkHtml(aside, colorOf(parts))}</p>` : ''
  return `<p style="${small}">${escaped(footOf(parts))}</p>${choose}`
}

/** Tables, because some mail programs lay out nothing else. */
export const letterHtml = (parts: LetterParts): string => {
  const { title, above, lines, code, button, after } = parts
  const color = colorOf(parts)
  const words = lines.map((line) => paragraph(escaped(line))).join('')
  const shownCode = code === undefined ? '' : codeHtml(code)
  const way = button ? buttonHtml(button, color) : ''
  const heading = `<h1 style="margin:0 0 16px;font-size:21px;line-height:1.3;${font}">${escaped(title)}</h1>`
  const first = above === undefined ? '' : `<p style="${small}">${escaped(above)}</p>`
  const body = `${first}${heading}${words}${shownCode}${way}${afterHtml(after, color)}`
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escaped(title)}</title></head><body style="margin:0;padding:0;background:#f3f6f4;color:#16201b;${font}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f6f4"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">${headOf(parts)}<tr><td style="padding:24px 28px 12px;background:#ffffff;overflow-wrap:anywhere;${font}">${body}</td></tr><tr><td style="padding:14px 28px 18px;border-top:1px solid #e1e8e4;border-radius:0 0 12px 12px;background:#ffffff;${font}">${footHtml(parts)}</td></tr></table></td></tr></table></body></html>`
}

export const openPortal = 'Ver en la plataforma'
export const chooseNotices = 'Elegir qué avisos recibo'
