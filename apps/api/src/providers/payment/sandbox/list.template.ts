/** The sandbox's list of transactions and of what was told about them. */
import { html } from './html.ts'
import type { Html } from './html.ts'
import { seenCredits, statusOfCredit, type CreditStatus } from './credits.ts'
import { gatewayStatuses } from './outcomes.ts'
import { layout, pesosOf } from './page.template.ts'
import type { NoticeState, SandboxNotice, Transaction } from './transactions.ts'

const states: Record<NoticeState, string> = {
  waiting: 'En espera',
  held: 'Perdido, sin enviar',
  sending: 'Enviando',
  delivered: 'Entregado',
  failed: 'No entregado',
}

const noticeRow = (prefix: string, { id }: Transaction, notice: SandboxNotice): Html => {
  const label = notice.calls === 0 ? 'Enviar ahora' : 'Reenviar'
  return html` <tr>
    <th scope="row">${notice.status}</th>
    <td>
      ${states[notice.state]}<small
        >Llamadas: ${notice.calls} · Respuesta: ${notice.answer ?? 'ninguna'}</small
      >
    </td>
    <td>
      <form method="post" action="${prefix}/transacciones/${id}/avisos/${notice.id}">
        <button type="submit" aria-label="${label} ${notice.status}">${label}</button>
      </form>
    </td>
  </tr>`
}

const notices = (prefix: string, transaction: Transaction): Html =>
  html` <div
    class="scroll"
    tabindex="0"
    role="group"
    aria-label="Avisos de ${transaction.form['vads_trans_id'] ?? ''}"
  >
    <table>
      <thead>
        <tr>
          <th scope="col">Aviso</th>
          <th scope="col">Envío</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${transaction.notices.map((notice) => noticeRow(prefix, transaction, notice))}
      </tbody>
    </table>
  </div>`

/** Where it is mounted, and when it is looked at. */
type Listed = { prefix: string; now: Date }

const creditStates: Record<CreditStatus, string> = {
  PAID: 'Devuelto',
  RUNNING: 'En camino',
  UNPAID: 'Rechazado por el banco',
}

/** What the next refund of it becomes; the platform's own refusals by their code. */
const planTexts: readonly (readonly [plan: string, text: string])[] = [
  ['underway', 'En camino y luego devuelta'],
  ['underwayRefused', 'En camino y luego rechazada'],
  ['lost', 'Se hace y la respuesta se pierde'],
  ['silent', 'No se hace y no hay respuesta'],
  ['late', 'No hay respuesta y se hace más tarde'],
  ['fault', 'Se hace y responde con una falla'],
  ['PSP_076', 'Demasiado pronto (PSP_076)'],
  ['PSP_079', 'La tarjeta no lo permite (PSP_079)'],
  ['PSP_507', 'Demasiado antigua (PSP_507)'],
]

const refunds = ({ prefix, now }: Listed, transaction: Transaction): Html => {
  const { id, form, refundPlans = [] } = transaction
  const credits = seenCredits(transaction, now)
  const name = form['vads_trans_id'] ?? ''
  return html` ${credits.map(
      (credit) =>
        html`<p>
          ${creditStates[statusOfCredit(credit, now)]}: ${pesosOf(String(credit.amountCents))}
          <small>${credit.comment} · ${credit.uuid}</small>
        </p>`,
    )}
    <form class="inline" method="post" action="${prefix}/transacciones/${id}/devolucion">
      <label for="d-${id}">Su próxima devolución</label>
      <select id="d-${id}" name="plan">
        ${planTexts.map(([plan, text]) => html`<option value="${plan}">${text}</option>`)}
      </select>
      <button type="submit" aria-label="Prever la devolución de ${name}">Prever</button>
      ${refundPlans.length > 0 ? html`<small>Previstas: ${refundPlans.join(', ')}</small>` : html``}
    </form>`
}

const section = (listed: Listed, transaction: Transaction): Html => {
  const { prefix } = listed
  const { id, form } = transaction
  return html` <section class="card" aria-labelledby="t-${id}">
    <h2 id="t-${id}">
      Transacción ${form['vads_trans_id'] ?? ''} · pedido ${(form['vads_order_id'] ?? '').slice(-6)} ·
      ${pesosOf(form['vads_amount'])}
    </h2>
    ${transaction.notices.length > 0 ? notices(prefix, transaction) : html`<p>El comprador aún no decide.</p>`}
    <form class="inline" method="post" action="${prefix}/transacciones/${id}/estado">
      <label for="s-${id}">Otro estado</label>
      <select id="s-${id}" name="status">
        ${gatewayStatuses.map((status) => html`<option>${status}</option>`)}
      </select>
      <button type="submit" aria-label="Enviar aviso de ${form['vads_trans_id'] ?? ''}">Enviar aviso</button>
    </form>
    ${refunds(listed, transaction)}
  </section>`
}

export const listPage = (listed: Listed, transactions: readonly Transaction[]): Html =>
  layout(
    listed.prefix,
    'Transacciones y avisos',
    transactions.length > 0
      ? html`${transactions.map((transaction) => section(listed, transaction))}`
      : html`<p class="card">
          Todavía no hay transacciones. Aparecen cuando un cliente abre la página de pago.
        </p>`,
  )
