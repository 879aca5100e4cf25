import { api } from '@arriero/contract'
import { Link } from 'react-router'
import { useRead } from '#shared/api/queries.ts'
import { formatMoney, formatShortId } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { moneyPaths } from '#features/settlements/money-paths.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { payoutsTexts } from './payouts.texts.ts'
import own from './debts.module.css'

const texts = payoutsTexts.debts
const shown = 5

/** What carriers owe, and no payout has been begun for; nothing where nobody owes anything. */
export const DebtsNotice = () => {
  const { data } = useRead(api.settlements.debts, { query: { isOpen: true, limit: shown } })
  if (!data || data.items.length === 0) return null
  const more = data.total - data.items.length
  return (
    <Notice
      className={own.notice ?? ''}
      kind="warning"
      title={
        <details>
          <summary>{texts.title(data.total)}</summary>
          <p className={own.help}>{texts.help}</p>
          <ul className={own.debts}>
            {data.items.map(({ order, carrier, left }) => (
              <li key={order}>
                <Link to={moneyPaths.settlement(carrier._id)}>{carrier.name}</Link>{' '}
                {texts.left(formatMoney(left))} ·{' '}
                <Link to={`${paths.accounting}/${order}`}>
                  <code className="tabular">{formatShortId(order)}</code>
                </Link>
              </li>
            ))}
            {more > 0 && <li>{texts.more(more)}</li>}
          </ul>
        </details>
      }
    />
  )
}
