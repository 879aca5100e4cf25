/** How a letter looks: words, at most one button, whom it is from. Plain text beside it, for readers of every kind. */

import type { Facts } from '#context.ts'

export type LetterParts = {
  brand: string
  look: Facts['look']
  title: string
  /** Paragraphs. */
  lines: readonly string[]
  /** A code to type, shown large. */
  code?: string | undefined
  button?: { text: string; url: string } | undefined
  /** Why it came. */
  reason?: string | undefined
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const usualReason = (brand: string) => `Recibe este correo porque tiene una cuenta en ${brand}.`

export const letterText = ({ brand, title, lines, code, button, reason }: LetterParts): string =>
  [
    title,
    ...lines,
    ...(code === undefined ? [] : [code]),
    ...(button ? [`${button.text}: ${button.url}`] : []),
    `—\n${brand}. ${reason ?? usualReason(brand)}`,
  ].join('\n\n')

const paragraph = (content: string, style = '') =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;${style}">${content}</p>`

const usualColor = '#14684A'

const logoOf = ({ brand, look: { logoUrl } }: LetterParts) =>
  logoUrl === null
    ? ''
    : `<img src="${escaped(logoUrl)}" alt="${escaped(brand)}" height="40" style="display:block;margin:0 0 20px;height:40px;width:auto;max-width:240px;border:0">`

export const letterHtml = (parts: LetterParts): string => {
  const { brand, look, title, lines, code, button, reason } = parts
  const words = lines.map((line) => paragraph(escaped(line))).join('')
  const shownCode =
    code === undefined
      ? ''
      : paragraph(escaped(code), 'font-size:28px;font-weight:700;letter-spacing:2px;font-family:monospace;')
  const link = button
    ? paragraph(
        `<a href="${escaped(button.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${look.color ?? usualColor};color:#ffffff;text-decoration:none;font-weight:600">${escaped(button.text)}</a>`,
      )
    : ''
  const foot = paragraph(
    escaped(`${brand}. ${reason ?? usualReason(brand)}`),
    'color:#55605b;font-size:13px;',
  )
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head><body style="margin:0;padding:24px;background:#f3f6f4;font-family:system-ui,Segoe UI,Roboto,sans-serif;color:#16201b"><div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px">${logoOf(parts)}<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escaped(title)}</h1>${words}${shownCode}${link}${foot}</div></body></html>`
}

export const openPortal = 'Ver en la plataforma'
