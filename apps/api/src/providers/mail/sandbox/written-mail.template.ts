/** A letter of the sandbox, and what one writes there as the person would. */
import { html, type Html } from '../../payment/sandbox/html.ts'
import { layout, whenText, type BoxPage } from './mailbox.template.ts'
import type { KeptMail } from './mailbox.ts'

const address = /(https?:\/\/[^\s]+)/
/** Addresses in a letter can be followed. */
const withLinks = (text: string): Html[] =>
  text
    .split(address)
    .map((part) => (address.test(part) ? html`<a href="${part}">${part}</a>` : html`${part}`))

const answerForm = (prefix: string, { id, replyTo }: KeptMail): Html =>
  html`<form method="post" action="${prefix}/${id}/respuesta">
    <label>Responder a ${replyTo ?? ''} <textarea name="texto" required maxlength="4000"></textarea></label>
    <button type="submit">Enviar la respuesta</button>
  </form>`

export const letterPage = ({ prefix, takesMail }: BoxPage, letter: KeptMail): string =>
  layout(
    prefix,
    letter.subject,
    html`<p><a href="${prefix}/">Volver al buzón</a></p>
      <h1>${letter.subject}</h1>
      <p>Para ${letter.to} · ${whenText(letter.sentAt)}</p>
      <p><a href="${prefix}/${letter.id}/html">Ver como lo muestra un programa de correo</a></p>
      <pre>${withLinks(letter.text)}</pre>
      ${takesMail && letter.replyTo !== undefined ? answerForm(prefix, letter) : html``}`,
  )

/** A mail of one's own: with a wrong address, from somebody else. */
export const writePage = (prefix: string, address: string): string =>
  layout(
    prefix,
    'Escribir',
    html`<p><a href="${prefix}/">Volver al buzón</a></p>
      <h1>Escribir como lo haría una persona</h1>
      <form method="post" action="${prefix}/escribir">
        <label>De <input type="email" name="de" required /></label>
        <label>Para <input type="email" name="para" value="${address}" required /></label>
        <label>Asunto <input name="asunto" maxlength="200" /></label>
        <label>Texto <textarea name="texto" required maxlength="4000"></textarea></label>
        <button type="submit">Enviar</button>
      </form>`,
  )
