import { api } from '@arriero/contract'
import { statusTextOf } from '@arriero/contract/es/words'
import { Link } from 'react-router'
import { MoneyStatement } from '#features/orders/MoneyStatement.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatShortId } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { DetailList } from '#shared/plain/DetailList.tsx'
import { Gone } from '#shared/plain/EmptyState.tsx'
import { RowModal } from '#shared/ui/RowModal.tsx'
import { cancelledTexts as texts } from './cancelled.texts.ts'
import { moneyFacts } from './money-facts.tsx'

interface ServiceMoneyProps {
  /** Undefined closes it. */
  orderId: string | undefined
  onClose: () => void
}

const Content = ({ orderId }: { orderId: string }) => {
  const read = useRead<typeof api.orders.detail, 'accountancy'>(api.orders.detail, {
    params: { _id: orderId },
  })

  return (
    <Answer of={read} wait="detail" gone={<Gone title={texts.goneTitle} text={texts.gone} />}>
      {(order) => (
        <>
          <p>
            <strong>{statusTextOf(order.status)}</strong>
          </p>
          <DetailList details={moneyFacts(order)} />
          <br />
          <MoneyStatement order={order} />
          {order.pay.transaction !== null && (
            <p>
              <Link to={`${paths.accounting}/${orderId}`}>{texts.postings}</Link>
            </p>
          )}
        </>
      )}
    </Answer>
  )
}

/** The money of one service and whose it is: what accountancy reads of it. Security B3. */
export const ServiceMoney = ({ orderId, onClose }: ServiceMoneyProps) => (
  <RowModal row={orderId} title={(id) => texts.service(formatShortId(id))} onClose={onClose}>
    {(id) => <Content orderId={id} />}
  </RowModal>
)
