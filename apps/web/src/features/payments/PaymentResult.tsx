import { Button, Result } from 'antd'
import type { ReactNode } from 'react'
import { Spinner } from '#shared/plain/Spinner.tsx'
import { paymentsTexts as texts } from './payments.texts.ts'

/** The money is there. */
export const PaymentDone = ({ next }: { next: ReactNode }) => (
  <Result status="success" title={texts.paid} subTitle={texts.paidHelp} extra={next} />
)

/** The gateway has not answered: says so and keeps waiting. */
export const PaymentPending = ({ onCheck, next }: { onCheck: () => void; next: ReactNode }) => (
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
        next,
      ]}
    />
  </div>
)
