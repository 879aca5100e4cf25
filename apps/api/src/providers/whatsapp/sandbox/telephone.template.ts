/** The pages of the sandbox's telephone: what came by WhatsApp, and a place to answer. */
import { codeTemplate, filledBody, whatsappTemplates } from '@arriero/contract/es/whatsapp-templates'
import { momentText } from '@arriero/contract/es/when'
import { html, type Html } from '../../payment/sandbox/html.ts'
import type { KeptMessage } from './message-box.ts'

export const telephoneStyles = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 560px; margin: 0 auto; padding: 24px 16px; background: #fff; color: #17211c; }
  a { color: #14684a; }
  @media (prefers-color-scheme: dark) { body { background: #101613; color: #e3ebe6; } a { color: #6fcfa5; } }
  h1 { margin: 0 0 8px; font-size: 24px; }
  form { display: flex; flex-wrap: wrap; gap: 8px; margin: 12px 0; align-items: end; }
  label { display: block; flex: 1 1 200px; }
  input { box-sizing: border-box; width: 100%; min-height: 44px; padding: 8px; font: inherit; }
  button { min-height: 44px; padding: 8px 16px; font: inherit; }
  ul { padding: 0; list-style: none; }
  li { margin: 0 0 20px; padding: 14px 16px; border: 1px solid #888; border-radius: 4px 16px 16px 16px; overflow-wrap: anywhere; }
  p { margin: 0 0 8px; }
  small { display: block; margin: 0 0 8px; }
`

/** WhatsApp draws words between asterisks in bold. */
const bold = /\*([^*\n]+)\*/
const lineHtml = (line: string): Html =>
  html`<p>
    ${line.split(bold).map((part, nth) => (nth % 2 === 1 ? html`<strong>${part}</strong>` : html`${part}`))}
  </p>`

const wordsOf = ({ template, parameters }: KeptMessage) => {
  const known = whatsappTemplates.find(({ name }) => name === template)
  return known ? filledBody(known, parameters) : parameters.join('\n')
}

type Page = { prefix: string }

const buttonOf = ({ template, button }: KeptMessage): Html => {
  const known = whatsappTemplates.find(({ name }) => name === template)
  if (template === codeTemplate.name) return html`<p>${codeTemplate.button}: ${button}</p>`
  return html`<p><a href="/${button}">${known?.button ?? button}</a></p>`
}

const messageHtml = (page: Page, message: KeptMessage): Html => {
  const known = whatsappTemplates.find(({ name }) => name === message.template)
  return html`<li>
    <small>Para ${message.to} · ${momentText(message.sentAt)}</small>
    ${wordsOf(message).split('\n').map(lineHtml)}
    <small>${known?.footer ?? ''}</small>
    ${buttonOf(message)}
    <form method="post" action="${page.prefix}/${message.id}/respuesta">
      <label>Responder <input name="texto" maxlength="200" /></label>
      <button type="submit">Enviar</button>
    </form>
    <form method="post" action="${page.prefix}/${message.id}/estado">
      <button type="submit" name="estado" value="delivered">Entregado</button>
      <button type="submit" name="estado" value="read">Leído</button>
      <button type="submit" name="estado" value="failed">No se pudo entregar</button>
    </form>
  </li>`
}

export const telephonePage = (page: Page, messages: readonly KeptMessage[], to: string): string =>
  `<!doctype html>${
    html`<html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>WhatsApp de prueba</title>
        <link rel="stylesheet" href="${page.prefix}/estilos.css" />
      </head>
      <body>
        <main>
          <h1>WhatsApp de prueba</h1>
          <p>
            Aquí queda lo que la plataforma enviaría por WhatsApp mientras no tenga una cuenta propia con
            Meta. Nada sale de este equipo.
          </p>
          <form method="get" action="${page.prefix}/">
            <label>Celular <input type="tel" name="para" value="${to}" /></label>
            <button type="submit">Buscar</button>
          </form>
          ${
            messages.length === 0
              ? html`<p>No hay mensajes.</p>`
              : html`<ul>
                  ${messages.map((message) => messageHtml(page, message))}
                </ul>`
          }
        </main>
      </body>
    </html>`.text
  }`
