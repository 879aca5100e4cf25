import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { statusTextOf } from '@arriero/contract/es/words'
import { useState } from 'react'
import { Link } from 'react-router'
import { MoneyStatement } from '#features/orders/MoneyStatement.tsx'
import { ReadFailed } from '#shared/api/ReadFailed.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatShortId } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { DetailList } from '#shared/plain/DetailList.tsx'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { cancelledTexts as texts } from './cancelled.texts.ts'
import { moneyFacts } from './money-facts.tsx'

interface ServiceMoneyProps {
  /** Undefined closes it. */
  orderId: string | undefined
  onClose: () => void
}

const Content = ({ orderId, onClose }: { orderId: string; onClose: () => void }) => {
  const { data, error, refetch } = useRead<typeof api.orders.detail, 'accountancy'>(api.orders.detail, {
    params: { _id: orderId },
  })
  if (error instanceof CallError && error.status === 404) {
    const back = <PlainButton onClick={onClose}>{texts.back}</PlainButton>
    return <EmptyState drawing="signpost" title={texts.goneTitle} text={texts.gone} action={back} />
  }
  if (error && !data) {
    return <ReadFailed error={error} onRetry={() => void refetch()} />
  }
  if (!data) return <Skeleton shape="detail" />
  return (
    <>
      <p>
        <strong>{statusTextOf(data.status)}</strong>
      </p>
      <DetailList details={moneyFacts(data)} />
      <br />
      <MoneyStatement order={data} />
      {data.pay.transaction !== null && (
        <p>
          <Link to={`${paths.accounting}/${orderId}`}>{texts.postings}</Link>
        </p>
      )}
    </>
  )
}

/** The money of one service and whose it is: what accountancy reads of it. Security B3. */
export const ServiceMoney = ({ orderId, onClose }: ServiceMoneyProps) => {
  const [last, setLast] = useState(orderId)
  if (orderId !== undefined && orderId !== last) setLast(orderId)
  const shown = orderId ?? last
  if (shown === undefined) return null
  return (
    <ResponsiveModal
      isOpen={orderId !== undefined}
      title={texts.service(formatShortId(shown))}
      onClose={onClose}
    >
      <Content orderId={shown} onClose={onClose} />
    </ResponsiveModal>
  )
}
