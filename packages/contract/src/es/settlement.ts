/** Spanish words for settlements and refunds, said by the portal, the driver area, files and papers. */
import type { AccountKind, BankLayout } from '@arriero/domain/money/bank-layouts'
import type { PayoutState } from '@arriero/domain/money/payouts'
import type { PayoutKind, SettlementConcept } from '@arriero/domain/money/settlement'
import type { OwnRefundState } from '@arriero/domain/money/refund-accounts'
import type { RefundCause, RefundState, RefundWay } from '@arriero/domain/money/refunds'

export const payoutKindTexts: Record<PayoutKind, string> = {
  service: 'Servicio',
  standby: 'Espera',
  cancellation: 'Cancelación',
  advance: 'Anticipo',
}

export const payoutStateTexts: Record<PayoutState, string> = {
  open: 'Por pagar',
  batched: 'En un lote',
  confirming: 'Espera segunda persona',
  paid: 'Pagado',
  offset: 'Cruzado',
  returned: 'Devuelto por el banco',
  void: 'Sin efecto',
}

export const conceptTexts: Record<SettlementConcept, string> = {
  service: 'Valor del servicio',
  standby: 'Espera (stand-by)',
  cancellation: 'Parte del cobro por cancelar',
  advance: 'Anticipo',
  sourceWithholding: 'Retención en la fuente',
  industryWithholding: 'ReteICA',
  fopat: 'FOPAT',
  advances: 'Anticipos pagados',
  debts: 'Anticipos de servicios cancelados',
}

/** The files that are made for a bank, by what their banks call them. */
export const bankLayoutTexts: Record<BankLayout, string> = {
  general: 'General (CSV para cualquier banco)',
  bancolombiaPab: 'Bancolombia PAB',
  bancoDeBogota: 'Banco de Bogotá',
}

export const accountKindTexts: Record<AccountKind, string> = { savings: 'Ahorros', current: 'Corriente' }

/** All but the last four digits of an account: people stand behind a screen. */
export const maskedAccount = (accountNumber: string): string => `•••• ${accountNumber.slice(-4)}`

export const refundCauseTexts: Record<RefundCause, string> = {
  duplicate: 'Pago doble',
  late: 'Pago después de cancelar',
  amount_differs: 'Pago por otro valor',
  cancellation: 'Cancelación',
  released: 'Devuelto por el transportador',
  closed: 'Cerrado por Arriero',
  insurance: 'Seguro sin póliza',
}

export const refundStateTexts: Record<RefundState, string> = {
  due: 'Por devolver',
  confirming: 'Espera segunda persona',
  requested: 'Por enviar a la pasarela',
  sent: 'Enviada a la pasarela',
  unknown: 'Por confirmar con la pasarela',
  underway: 'En camino',
  paid: 'Devuelto',
  rejected: 'Rechazada, por devolver',
}

/** The same to the client, who knows no desks. */
export const ownRefundTexts: Record<OwnRefundState, string> = {
  waiting: 'Su pago no ha llegado',
  due: 'Por devolver',
  account: 'Falta su cuenta',
  underway: 'En camino',
  failed: 'No llegó, se hace otra vez',
  paid: 'Devuelto',
}

export const refundWayTexts: Record<RefundWay, string> = {
  hand: 'Registrada a mano',
  gateway: 'Por la pasarela',
  transfer: 'A la cuenta del cliente',
}

const decimals = (value: number): string => String(Math.round(value * 1000) / 1000).replace('.', ',')

/** `1 %`; ReteICA is spoken of per mille: `4,14 ‰`. */
export const withholdingRateText = (concept: SettlementConcept, percent: number): string =>
  concept === 'industryWithholding' ? `${decimals(percent * 10)}\u00a0‰` : `${decimals(percent)}\u00a0%`
