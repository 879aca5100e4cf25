import { api } from '@arriero/contract'
import { Link, useLocation } from 'react-router'
import { useRead } from '#shared/api/queries.ts'
import { formatNumber } from '#shared/format.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { lostPaymentsOf } from './lost-payments-address.ts'
import { lostTexts as texts } from './lost-payments.texts.ts'

/** Services on their way whose payment is lost; nothing where there are none. */
export const LostPaymentsBanner = () => {
  const { rol } = useProfile()
  const { data } = useRead(api.payments.lost, { query: { limit: 1 } })
  const { search, state } = useLocation()
  if (!data || data.total === 0) return null
  return (
    <Notice
      kind="error"
      style={{ marginBottom: 8 }}
      title={
        <>
          {texts.banner(formatNumber(data.total), data.totalIsMore ?? false)}{' '}
          <Link
            to={{ pathname: lostPaymentsOf(rol), search }}
            state={state as unknown}
            style={{ textDecoration: 'underline' }}
          >
            {texts.see}
          </Link>
        </>
      }
    />
  )
}
