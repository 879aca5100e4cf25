import { paths } from '#shared/paths.ts'

export const withholdingForms = ['vigencia', 'tarifa'] as const

/** Addresses of the sections in which money leaves. */
export const moneyPaths = {
  payouts: `${paths.accounting}/pagos`,
  /** The same by carrier and account. */
  payables: `${paths.accounting}/pagos/transportadores`,
  /** Every payout of one carrier, paid ones too. */
  payoutsOf: (carrierId: string) => `${paths.accounting}/pagos?carrier=${carrierId}`,
  payout: (id: string) => `${paths.accounting}/pagos/${id}`,
  advance: `${paths.accounting}/pagos/anticipo`,
  /** The advance that answers what a carrier asked for. */
  advanceOf: (requestId: string) => `${paths.accounting}/pagos/anticipo/${requestId}`,
  settlement: (carrierId: string) => `${paths.accounting}/pagos/liquidacion/${carrierId}`,
  batches: `${paths.accounting}/lotes`,
  batch: (id: string) => `${paths.accounting}/lotes/${id}`,
  complaints: `${paths.accounting}/reclamos`,
  /** The complaints about one service. */
  complaintsOf: (orderId: string) => `${paths.accounting}/reclamos?q=${orderId}`,
  refunds: `${paths.accounting}/reembolsos`,
  withholdings: `${paths.accounting}/retenciones`,
} as const
