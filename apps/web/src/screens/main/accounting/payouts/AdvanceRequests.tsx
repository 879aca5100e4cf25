import { api } from '@arriero/contract'
import type { AdvanceRequest } from '@arriero/contract/money/advance-request-shapes'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { CameBack } from '#features/settlements/CameBack.tsx'
import { moneyPaths } from '#features/settlements/money-paths.ts'
import { refreshMoney } from '#features/settlements/refresh-money.ts'
import { useAct, useRead } from '#shared/api/queries.ts'
import { formatDateTime, formatMoney, formatShortId } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { payoutsTexts } from './payouts.texts.ts'
import own from './debts.module.css'

const texts = payoutsTexts.requests
const shown = 5

const Refuse = ({ _id }: AdvanceRequest) => {
  const client = useQueryClient()
  return (
    <CameBack
      texts={texts.refuse}
      required="advance.reason_required"
      isInRow
      act={useAct(api.settlements.refuseAdvance)}
      input={(reason) => ({ params: { _id }, body: { reason } })}
      onDone={() => refreshMoney(client)}
    />
  )
}

const Row = ({ request }: { request: AdvanceRequest }) => {
  const { _id, order, carrier, licensePlate, value, earns, advanced, askedAt } = request
  const earned =
    advanced > 0 ? texts.of(formatMoney(advanced), formatMoney(earns)) : texts.earns(formatMoney(earns))
  return (
    <li className={own.request}>
      <span>
        <Link to={moneyPaths.settlement(carrier._id)}>{carrier.name}</Link> {texts.wants(formatMoney(value))}{' '}
        ·{' '}
        <Link to={`${paths.accounting}/${order}`}>
          <code className="tabular">{formatShortId(order)}</code>
        </Link>
        {' · '}
        {[licensePlate, earned, formatDateTime(askedAt)].filter(Boolean).join(' · ')}
      </span>
      <LinkButton to={moneyPaths.advanceOf(_id)} kind="primary" size="small">
        {texts.pay}
      </LinkButton>
      <Refuse {...request} />
    </li>
  )
}

/** What carriers ask to be paid on the road, the oldest first; nothing where nobody asks. Folded: the list below needs the room. */
export const AdvanceRequests = () => {
  const { data } = useRead(api.settlements.advanceRequests, { query: { state: ['open'], limit: shown } })
  if (!data || data.items.length === 0) return null
  const more = data.total - data.items.length
  return (
    <details className={own.folded}>
      <summary>{texts.title(data.total)}</summary>
      <ul className={own.requests}>
        {data.items.map((request) => (
          <Row key={request._id} request={request} />
        ))}
        {more > 0 && (
          <li>
            <Link to={`${paths.inbox}?cause=advanceWanted`}>{texts.more(more)}</Link>
          </li>
        )}
      </ul>
    </details>
  )
}
