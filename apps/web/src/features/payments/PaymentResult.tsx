import { Result } from 'antd'
import type { ReactNode } from 'react'
import { Button } from '#shared/plain/Button.tsx'
import { Spinner } from '#shared/plain/states/Spinner.tsx'
import { PayUntil } from './PayUntil.tsx'
import { paymentsTexts as texts } from './payments.texts.ts'

/** The money is there. */
export const PaymentDone = ({ next, help = texts.paidHelp }: { next: ReactNode; help?: string }) => (
  <Result status="success" title={texts.paid} subTitle={help} extra={next} />
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
    <Result
      status="info"
      icon={<Spinner sizePx={44} />}
      title={texts.pending}
      subTitle={texts.pendingHelp}
      extra={[
        <Button key="check" onClick={onCheck}>
          {texts.checkAgain}
        </Button>,
        ...next,
      ]}
    />
    {payUntil && <PayUntil at={payUntil} />}
  </div>
)
