import type { ReactNode } from 'react'
import { Button } from '#shared/plain/Button.tsx'
import { Result } from '#shared/plain/states/Result.tsx'
import { PayUntil } from './PayUntil.tsx'
import { paymentsTexts as texts } from './payments.texts.ts'

/** Shown once the payment has come in. */
export const PaymentDone = ({ next, help = texts.paidHelp }: { next: ReactNode; help?: string }) => (
  <Result title={texts.paid} text={help}>
    {next}
  </Result>
)

interface PaymentPendingProps {
  payUntil: string | null
  onCheck: () => void
  /** Where else to go: paying again, for who left without paying. */
  next: readonly ReactNode[]
}

/** The gateway has not answered: says so and keeps waiting. */
export const PaymentPending = ({ payUntil, onCheck, next }: PaymentPendingProps) => (
  <div role="status">
    <Result isAwaited title={texts.pending} text={texts.pendingHelp}>
      <Button onClick={onCheck}>{texts.checkAgain}</Button>
      {next}
    </Result>
    {payUntil && <PayUntil at={payUntil} />}
  </div>
)
