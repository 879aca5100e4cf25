/** The sandbox's list of transactions and of what was told about them. */
import { html } from './html.ts'
import type { Html } from './html.ts'
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

const section = (prefix: string, transaction: Transaction): Html => {
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
  </section>`
}

export const listPage = (prefix: string, transactions: readonly Transaction[]): Html =>
  layout(
    prefix,
    'Transacciones y avisos',
    transactions.length > 0
      ? html`${transactions.map((transaction) => section(prefix, transaction))}`
      : html`<p class="card">
          Todavía no hay transacciones. Aparecen cuando un cliente abre la página de pago.
        </p>`,
  )
