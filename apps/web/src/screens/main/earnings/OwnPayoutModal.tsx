import { api } from '@arriero/contract'
import { ownEarningsList } from '@arriero/contract/es/lists/payouts'
import type { OwnPayout } from '@arriero/contract/settlement-shapes'
import { useState } from 'react'
import { Link } from 'react-router'
import { PayoutStanding } from '#features/settlements/PayoutStanding.tsx'
import styles from '#features/settlements/settlements.module.css'
import { SettlementStatement } from '#features/settlements/SettlementStatement.tsx'
import { ReadFailed } from '#shared/api/ReadFailed.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatShortId } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { earningsTexts as texts } from './earnings.texts.ts'

const Whole = ({ payout }: { payout: OwnPayout }) => (
  <div className={styles.panel}>
    <p>
      <PayoutStanding payout={payout} hasDetail isOwn />
    </p>
    <p className={styles.muted}>
      {payout.origin} – {payout.destination}
    </p>
    <SettlementStatement lines={payout.lines} netPesos={payout.net} />
    {payout.reference && (
      <p>
        {ownEarningsList.columns.reference.title}: <strong>{payout.reference}</strong>
      </p>
    )}
    <Link to={`${paths.enterpriseServices}/mis/${payout.order}`}>{texts.service}</Link>
  </div>
)

const Content = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data, error, refetch } = useRead(api.settlements.own, { query: { id, limit: 1 } })
  const payout = data?.items[0]
  if (payout) return <Whole payout={payout} />
  if (data) {
    const back = <PlainButton onClick={onClose}>{texts.back}</PlainButton>
    return <EmptyState drawing="signpost" title={texts.gone} text={texts.goneHelp} action={back} />
  }
  if (error) return <ReadFailed error={error} onRetry={() => void refetch()} />
  return <Skeleton shape="detail" />
}

/** Its own id is nothing to anybody: it is named by the service it is of. */
const Title = ({ id }: { id: string }) => {
  const { data } = useRead(api.settlements.own, { query: { id, limit: 1 } })
  const order = data?.items[0]?.order
  return order === undefined ? texts.ofOne : texts.payout(formatShortId(order))
}

/** One earning, line by line. */
export const OwnPayoutModal = ({ id, onClose }: { id: string | undefined; onClose: () => void }) => {
  const [last, setLast] = useState(id)
  if (id !== undefined && id !== last) setLast(id)
  const shown = id ?? last
  if (shown === undefined) return null
  return (
    <ResponsiveModal isOpen={id !== undefined} title={<Title id={shown} />} onClose={onClose}>
      <Content key={shown} id={shown} onClose={onClose} />
    </ResponsiveModal>
  )
}
