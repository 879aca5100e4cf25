import { errorTexts } from '@arriero/contract/es/errors'
import { Navigate } from 'react-router'
import { standingOf } from '#features/payments/payment-outcome.ts'
import { PaymentDone, PaymentPending } from '#features/payments/PaymentResult.tsx'
import { paymentWizardName, PaymentWizard } from '#features/payments/PaymentWizard.tsx'
import { standbyTexts } from '#features/standby/standby.texts.ts'
import type { Standby } from '#features/standby/standby-view.ts'
import { useStandby } from '#features/standby/use-standby.ts'
import { StandbyStatement } from '#features/standby/StandbyStatement.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { forget } from '#shared/wizard/saved-wizard.ts'
import { addresses } from '#features/orders/lists/client-addresses.ts'
import type { ClientOrder } from './client-action.ts'
import { clientServicesTexts } from './client-services.texts.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { toServices } from './to-services.tsx'

const texts = clientServicesTexts.pay
const askAgainMs = 4_000

interface PayProps {
  order: ClientOrder
  standby: Standby
  isReturning: boolean
  onCheck: () => void
}

const summaryOf = ({ origin, destination, carrier }: ClientOrder, { hours }: Standby) => [
  { label: texts.service, value: `${origin.name} → ${destination.name}`, isWide: true },
  { label: texts.carrier, value: carrier?.name ?? '', isWide: true },
  { label: texts.standbyHours, value: standbyTexts.hours(hours), isWide: true },
]

const Pay = ({ order, standby, isReturning, onCheck }: PayProps) => {
  const standing = standingOf(standby.pay.status)
  const code = standby.acts.pay
  if (standby.paidAt !== null) return <PaymentDone next={toServices} help={texts.standbyPaidHelp} />
  if (isReturning && standing.kind === 'failed') {
    forget(paymentWizardName(order._id, 'standby'))
    return <Navigate to={addresses.payStandby(order._id)} replace />
  }
  if (isReturning && standing.kind === 'pending') {
    const again = (
      <LinkButton key="again" to={addresses.payStandby(order._id)}>
        {texts.again}
      </LinkButton>
    )
    return <PaymentPending payUntil={null} onCheck={onCheck} next={[again, toServices]} />
  }
  if (code !== null)
    return (
      <EmptyState
        drawing="signpost"
        title={texts.notNow}
        {...(code ? { text: errorTexts[code] } : {})}
        action={toServices}
      />
    )
  return (
    <PaymentWizard
      orderId={order._id}
      charge="standby"
      totalPesos={standby.total}
      payUntil={null}
      statement={<StandbyStatement standby={standby} />}
      summary={summaryOf(order, standby)}
      standing={standing}
    />
  )
}

/** Paying for waiting: the same two steps and the same way back as for the service. Decisions §16. */
export const StandbyPay = ({ order, isReturning }: { order: ClientOrder; isReturning: boolean }) => {
  const read = useStandby(order._id, (last) =>
    standingOf(last?.pay.status ?? null).kind === 'pending' ? askAgainMs : false,
  )
  const check = () => void read.refetch()
  return (
    <Answer of={read} wait="detail">
      {(standby) => <Pay order={order} standby={standby} isReturning={isReturning} onCheck={check} />}
    </Answer>
  )
}
