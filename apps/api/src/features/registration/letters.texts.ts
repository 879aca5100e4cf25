/** What registration writes to people. Nothing that a stranger typed stands in these letters. Decisions §6. */

export type Letter = { subject: string; text: string; html: string }

const escaped = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (character) =>
      ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? character,
  )

type Part = string | { code: string } | { link: string; label: string }

const asText = (part: Part): string => {
  if (typeof part === 'string') return part
  return 'code' in part ? `    ${part.code}` : `${part.label}: ${part.link}`
}

const codeStyle = 'font-size:28px;letter-spacing:4px;font-weight:700;font-family:monospace;margin:24px 0'
const buttonStyle =
  'display:inline-block;background:#14684A;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none'

const asHtml = (part: Part): string => {
  if (typeof part === 'string') return `<p>${escaped(part)}</p>`
  if ('code' in part) return `<p style="${codeStyle}">${escaped(part.code)}</p>`
  return `<p><a href="${escaped(part.link)}" style="${buttonStyle}">${escaped(part.label)}</a></p>`
}

/** The same words as plain text and as HTML. */
export const letterOf = (brand: string, subject: string, parts: readonly Part[]): Letter => ({
  subject: `${subject} · ${brand}`,
  text: `${parts.map(asText).join('\n\n')}\n\n${brand}\n`,
  html: `<!doctype html><html lang="es"><body style="font-family:Inter,Arial,sans-serif;font-size:16px;line-height:1.5;color:#17211c;max-width:560px;margin:0 auto;padding:24px"><h1 style="font-size:20px">${escaped(subject)}</h1>${parts.map(asHtml).join('')}<p style="color:#56645c">${escaped(brand)}</p></body></html>`,
})

type Place = { brand: string; publicUrl: string }

/** For an address without an account. */
export const codeLetter = ({ brand }: Place, code: string): Letter =>
  letterOf(brand, 'Su código de registro', [
    'Escriba este código en la página de registro para crear su cuenta:',
    { code },
    'Sirve una sola vez y vence en 10 minutos.',
    'Si usted no pidió una cuenta, no haga nada: sin el código no se crea ninguna.',
  ])

/** For an address that has one: only who reads this mailbox learns it. */
export const knownLetter = ({ brand, publicUrl }: Place): Letter =>
  letterOf(brand, 'Usted ya tiene una cuenta', [
    'Alguien, quizá usted, quiso crear una cuenta con este correo. Ya existe una y no se cambió nada.',
    { link: `${publicUrl}/auth/login`, label: 'Iniciar sesión' },
    'Si olvidó su contraseña, recupérela aquí:',
    { link: `${publicUrl}/reset/resetPassword`, label: 'Recuperar contraseña' },
    'Si no fue usted, no tiene que hacer nada.',
  ])
