/** The pages a buyer sees: payment, refused form, session over. */
import type { FormProblem } from './form-check.ts'
import { html } from './html.ts'
import type { Html } from './html.ts'
import type { Outcome } from './outcomes.ts'
import type { Transaction } from './transactions.ts'

export const layout = (prefix: string, title: string, content: Html): Html =>
  html`<!doctype html>
    <html lang="es-CO">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Pasarela de prueba</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${prefix}/estilos.css" />
      </head>
      <body>
        <header>
          <p>Pasarela de prueba <span>Ambiente de pruebas</span></p>
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `

/** Pesos as a person reads them, from the hundredths of the form. */
export const pesosOf = (cents: string | undefined): string =>
  `$${Math.round(Number(cents) / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.')}`

const cards: readonly [Outcome, string, string][] = [
  ['paid', '4970 1000 0000 0014', 'Pago aprobado'],
  ['refused', '4970 1000 0000 0022', 'El banco la rechaza'],
  ['pending', '4970 1000 0000 0030', 'El banco queda verificando el pago'],
  ['captureFailed', '4970 1000 0000 0048', 'El cobro falla'],
]

const ends: readonly [Outcome, string, string][] = [
  ['abandoned', 'Abandonar el pago', 'El comprador se va sin pagar'],
  ['cancelled', 'Cancelar desde la tienda', 'El comercio anula la transacción'],
  ['expired', 'Dejar vencer', 'La autorización vence sin cobro'],
  ['captureFailedLater', 'Aprobar y luego fallar', 'Se autoriza y el cobro falla después'],
  ['duplicate', 'Aviso duplicado', 'Se aprueba y cada aviso llega dos veces'],
  ['reordered', 'Avisos en desorden', 'Llega primero el cobro y después la autorización'],
  ['late', 'Aviso tardío', 'Se aprueba, pero el aviso tarda en llegar'],
  ['lost', 'Aviso perdido', 'Se aprueba y ningún aviso llega; puede enviarse desde la lista'],
  ['wrongAmount', 'Monto equivocado', 'El aviso informa un peso menos'],
]

const cardChoice = ([outcome, number, text]: (typeof cards)[number], index: number): Html =>
  html` <label class="choice"
    ><input type="radio" name="card" value="${outcome}" ${index === 0 ? html` checked` : ''} />
    <span><b>${number}</b><small>Vence 12/30 · CVV 123 · ${text}</small></span></label
  >`

const endButton = ([outcome, label, text]: (typeof ends)[number]): Html =>
  html` <li>
    <button type="submit" name="outcome" value="${outcome}">${label}</button><small>${text}</small>
  </li>`

const summary = ({ form }: Transaction, shopName: string): Html =>
  html` <section class="card" aria-labelledby="resumen">
    <h2 id="resumen">Resumen del pago</h2>
    <dl>
      <dt>Comercio</dt>
      <dd>${shopName}</dd>
      <dt>Pedido</dt>
      <dd>${(form['vads_order_id'] ?? '').slice(-6)}</dd>
      <dt>Transacción</dt>
      <dd>${form['vads_trans_id'] ?? ''}</dd>
      <dt>Total</dt>
      <dd class="total">${pesosOf(form['vads_amount'])}</dd>
    </dl>
  </section>`

export const paymentPage = (prefix: string, transaction: Transaction, shopName: string): Html => {
  const action = `${prefix}/pago/${transaction.id}`
  return layout(
    prefix,
    'Pago con tarjeta',
    html`<p class="notice">Esta página es de prueba: no pide datos de tarjetas reales y no mueve dinero.</p>
      <div class="columns">
        ${summary(transaction, shopName)}
        <div>
          <form class="card" method="post" action="${action}">
            <fieldset>
              <legend>Tarjeta de prueba</legend>
              ${cards.map(cardChoice)}
            </fieldset>
            <button class="primary" type="submit" name="outcome" value="card">
              Pagar ${pesosOf(transaction.form['vads_amount'])}
            </button>
          </form>
        </div>
      </div>
      <form class="card" method="post" action="${action}">
        <h2>Ensayar otro final</h2>
        <ul class="ends">
          ${ends.map(endButton)}
        </ul>
      </form>
      <p><a href="${prefix}/transacciones">Ver las transacciones y sus avisos</a></p>`,
  )
}

/** What the real platform shows in test mode when the form is wrong. */
export const errorPage = (prefix: string, problem: FormProblem | undefined): Html =>
  layout(
    prefix,
    'El formulario de pago no es válido',
    html`<div class="card">
      <p>La pasarela no puede mostrar la página de pago. No se hizo ningún cobro.</p>
      <dl>
        <dt>vads_result</dt>
        <dd>30</dd>
        <dt>vads_extra_result</dt>
        <dd>${problem?.extraResult ?? '99'}</dd>
        <dt>Campo con error</dt>
        <dd><code>${problem?.field ?? ''}</code></dd>
      </dl>
      <p>Vuelva a la tienda e inicie el pago otra vez.</p>
    </div>`,
  )

export const gonePage = (prefix: string, back?: string): Html =>
  layout(
    prefix,
    'Esta página de pago ya no está abierta',
    html`<div class="card">
      <p>El pago ya se decidió o pasaron más de diez minutos.</p>
      <p>
        ${back === undefined ? 'Vuelva a la tienda para consultar el estado.' : html`<a href="${back}">Volver a la tienda</a>`}
      </p>
    </div>`,
  )
