/** Words of accounting that the screen and its spreadsheet both say. */
import type { AccountingProgram } from '@arriero/domain/money/closing/voucher-files'
import type { MoneyState } from '@arriero/domain/money/earned'
import type { Account, JournalEvent } from '@arriero/domain/money/journal'
import type { payStatuses } from '../money/accounting.ts'

/** Where an amount is not known or there is none. Spec §2. */
export const noAmountText = 'N/A'

/** A payment by its word on the wire; the sentences of the failing ones are the specification's. */
export const payStatusTexts: Record<(typeof payStatuses)[number], string> = {
  CAPTURED: 'Capturado',
  ACCEPTED: 'Autorizado',
  PENDING: 'Pendiente',
  ABANDONED: 'Abandonado',
  CANCELLED: 'Cancelado',
  CAPTURE_FAILED: 'No capturado',
  EXPIRED: 'Expirado',
  REFUSED: 'Rechazado',
}

export const payStatusTextOf = (status: string | null): string =>
  status === null ? noAmountText : (payStatusTexts[status as keyof typeof payStatusTexts] ?? status)

/** How the money of a service stands. */
export const moneyStateTexts: Record<MoneyState, string> = {
  running: 'En curso',
  finished: 'Finalizado',
  cancelled: 'Cancelado',
  refunded: 'Devuelto',
  uncaptured: 'Sin capturar',
  unpaid: 'Sin pago',
}

/** The id the client's page recorded and what the gateway said of it. Decisions §16. */
export const paymentDetail = ({
  orderPay,
  pay,
}: {
  orderPay: string | null
  pay: { transaction: string | null; status: string | null }
}): string => {
  const transaction = orderPay ?? pay.transaction
  return transaction === null ? noAmountText : `${transaction} · ${payStatusTextOf(pay.status)}`
}

export const ledgerAccountTexts: Record<Account, string> = {
  client_receivable: 'Clientes',
  gateway_in_transit: 'Pasarela en tránsito',
  bank: 'Bancos',
  carrier_payable: 'Por pagar a transportadores',
  carrier_offsets: 'Cruces con transportadores',
  platform_revenue: 'Ingresos de la plataforma',
  vat_payable: 'IVA por pagar',
  insurer_payable: 'Por pagar a la aseguradora',
  refund_due: 'Por devolver a clientes',
  withholdings_payable: 'Retenciones por pagar',
}

export const journalEventTexts: Record<JournalEvent, string> = {
  payment: 'Pago del cliente',
  captured: 'Captura en la pasarela',
  finish: 'Servicio finalizado',
  cancel: 'Servicio cancelado',
  refund: 'Devolución pagada',
  advance: 'Anticipo al transportador',
  payout: 'Pago al transportador',
  recovery: 'Anticipo recuperado',
  standby: 'Espera aceptada',
}

/** Programs that take the entries of a month. */
export const accountingProgramTexts: Record<AccountingProgram, string> = {
  general: 'Archivo general',
  siigo: 'Siigo',
  alegra: 'Alegra',
  worldOffice: 'World Office',
}
