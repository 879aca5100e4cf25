/** The driver for Lyra's hosted payment form (PayZen, Payty). The sandbox is the same driver with other settings. */
import { meaning, nextState } from '@arriero/domain/money/payment-attempts'
import { buildForm } from './lyra.form.ts'
import type { LyraConfig } from './lyra.config.ts'
import { mismatch, readNotice } from './lyra.notice.ts'
import type { PaymentGateway } from './port.ts'

export const lyraGateway = (config: LyraConfig): PaymentGateway => ({
  form: (attempt) => buildForm(config, attempt),
  read: (fields) => readNotice(config, fields),
  matches: (notice, attempt) => mismatch(config, notice, attempt),
  meaning,
  nextState,
})
