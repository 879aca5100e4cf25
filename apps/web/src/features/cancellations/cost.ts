import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'

/** What cancelling a service would cost now. Decisions §10. */
export type Preview = ReplyOf<typeof api.cancellations.preview>

/** Fee and its VAT, in pesos. */
export const costOf = ({ fee, vat }: Pick<Preview, 'fee' | 'vat'>): number => fee + vat
