/** The pages of the sandbox's letter box. */
import { bogotaClock } from '@arriero/domain/time/calendar'
import { html, type Html } from '../../payment/sandbox/html.ts'
import type { KeptMail } from './mailbox.ts'

const months = ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Sep', 'Oct', 'Nov', 'Dic']

export const whenText = (instant: string): string => {
  const at = bogotaClock(instant)
  const hours = at.getUTCHours()
  const minutes = String(at.getUTCMinutes()).padStart(2, '0')
  return `${at.getUTCDate()} ${months[at.getUTCMonth()] ?? ''} ${at.getUTCFullYear()}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'a. m.' : 'p. m.'}`
}

export const mailboxStyles = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 720px; margin: 0 auto; padding: 24px 16px; background: #fff; color: #17211c; }
  a { color: #14684a; }
  @media (prefers-color-scheme: dark) { body { background: #101613; color: #e3ebe6; } a { color: #6fcfa5; } }
  h1 { margin: 0 0 8px; font-size: 24px; }
  form { display: flex; flex-wrap: wrap; gap: 8px; margin: 16px 0; align-items: end; }
  label { display: block; flex: 1 1 220px; }
  input { box-sizing: border-box; width: 100%; padding: 8px; font: inherit; }
  textarea { box-sizing: border-box; width: 100%; min-height: 120px; padding: 8px; font: inherit; }
  button { padding: 8px 16px; font: inherit; }
  ul { padding: 0; list-style: none; }
  li { border-top: 1px solid #888; padding: 12px 0; overflow-wrap: anywhere; }
  small { display: block; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`

export const layout = (prefix: string, title: string, content: Html): string =>
  `<!doctype html>${
    html`<html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Correo de prueba</title>
        <link rel="stylesheet" href="${prefix}/estilos.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`.text
  }`

export type BoxPage = {
  prefix: string
  /** One may write there as the person would. */
  takesMail: boolean
}

export const listPage = ({ prefix, takesMail }: BoxPage, letters: readonly KeptMail[], to: string): string =>
  layout(
    prefix,
    'Buzón',
    html`<h1>Correo de prueba</h1>
      <p>
        Aquí queda lo que la plataforma envía por correo mientras no tenga un servidor propio. Nada sale de
        este equipo.
      </p>
      <form method="get" action="${prefix}/">
        <label>Destinatario <input type="email" name="para" value="${to}" /></label>
        <button type="submit">Buscar</button>
      </form>
      ${takesMail ? html`<p><a href="${prefix}/escribir">Escribir un correo como lo haría una persona</a></p>` : html``}
      ${
        letters.length === 0
          ? html`<p>No hay mensajes.</p>`
          : html`<ul>
              ${letters.map(
                (letter) =>
                  html`<li>
                    <a href="${prefix}/${letter.id}">${letter.subject}</a>
                    <small>Para ${letter.to} · ${whenText(letter.sentAt)}</small>
                  </li>`,
              )}
            </ul>`
      }`,
  )
