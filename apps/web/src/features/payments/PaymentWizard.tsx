import type { PaymentCharge } from '@arriero/contract/money/payments'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { formatMoney } from '#shared/format.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import type { Detail } from '#shared/plain/values/DetailList.tsx'
import { Icon } from '#shared/drawings/Icon.tsx'
import { Wizard, type WizardStep } from '#shared/wizard/Wizard.tsx'
import type { Standing } from './payment-outcome.ts'
import { paymentsTexts as texts } from './payments.texts.ts'
import { PayUntil } from './PayUntil.tsx'
import { useStartPayment } from './use-payment.ts'
import styles from './payments.module.css'

/** The wizard's saved place, per charge of a service. */
export const paymentWizardName = (orderId: string, charge: PaymentCharge = 'service'): string =>
  charge === 'service' ? `payment-${orderId}` : `payment-${orderId}-${charge}`

type NoAnswers = Record<string, never>

const nothingAsked = { fields: [], schema: { safeParse: () => ({ success: true }) as const } }

interface Shown {
  totalPesos: number
  payUntil: string | null
  /** What is paid, line by line. */
  statement: ReactNode
}

/** The steps ask nothing: what they show comes from around the wizard, so that the wizard itself stays the same. */
const ShownContext = createContext<Shown>({ totalPesos: 0, payUntil: null, statement: null })

const DetailStep = () => {
  const { payUntil, statement } = useContext(ShownContext)
  return (
    <>
      {payUntil && <PayUntil at={payUntil} />}
      {statement}
    </>
  )
}

const PayStep = () => (
  <>
    <p className={styles.total}>
      <small>{texts.total}</small>
      {formatMoney(useContext(ShownContext).totalPesos)}
    </p>
    <div className={styles.gateway}>
      <Icon name="shield" sizePx={28} />
      <div>
        <strong>{texts.gateway}</strong>
        <p>{texts.gatewayHelp}</p>
      </div>
    </div>
  </>
)

const steps: readonly WizardStep<NoAnswers>[] = [
  { ...nothingAsked, key: 'detail', title: texts.steps.detail, Body: DetailStep },
  { ...nothingAsked, key: 'pay', title: texts.steps.pay, Body: PayStep },
]

interface PaymentWizardProps extends Shown {
  orderId: string
  /** What is paid; the service unless told. */
  charge?: PaymentCharge
  /** What the service is, beside the steps. */
  summary: readonly Detail[]
  /** How the newest attempt stands, as the server knows it. */
  standing: Standing
}

/** A failed attempt begins another round. */
const useRound = ({ kind }: Standing): number => {
  const [seen, setSeen] = useState({ kind, round: 0 })
  if (seen.kind !== kind) setSeen({ kind, round: seen.round + (kind === 'failed' ? 1 : 0) })
  return seen.round
}

/** What became of the newest attempt, also for who comes back from the gateway by the browser's own Back. */
const Attempt = ({ standing }: { standing: Standing }) => {
  if (standing.kind !== 'failed' && standing.kind !== 'pending') return null
  const words =
    standing.kind === 'pending'
      ? { title: texts.open, children: texts.pendingHelp }
      : {
          title: texts.failures[standing.failure],
          children: standing.failure === 'EXPIRED' ? texts.expiredHelp : texts.failedHelp,
        }
  return (
    <Notice kind={standing.kind === 'pending' ? 'info' : 'error'} {...words} style={{ marginBottom: 16 }} />
  )
}

const Round = (props: PaymentWizardProps) => {
  const { orderId, charge = 'service', totalPesos, payUntil, statement, summary } = props
  // The attempt that is opened here is not yet news.
  const [standing] = useState(props.standing)
  const start = useStartPayment({ orderId, charge })
  const shown = useMemo(() => ({ totalPesos, payUntil, statement }), [totalPesos, payUntil, statement])
  return (
    <ShownContext value={shown}>
      <Attempt standing={standing} />
      <Wizard<NoAnswers>
        name={paymentWizardName(orderId, charge)}
        steps={steps}
        summary={() => summary}
        summaryTitle={texts.summary}
        finishLabel={() => texts.pay(formatMoney(totalPesos))}
        onFinish={start}
      />
    </ShownContext>
  )
}

/** Two steps: what is paid, then off to the gateway. Spec §2. */
export const PaymentWizard = (props: PaymentWizardProps) => (
  <Round key={useRound(props.standing)} {...props} />
)
