import { api } from '@arriero/contract'
import { ownEarningsList } from '@arriero/contract/es/lists/payouts'
import type { OwnPayout } from '@arriero/contract/money/settlement-shapes'
import { Link } from 'react-router'
import { PayoutStanding } from '#features/settlements/PayoutStanding.tsx'
import styles from '#features/settlements/settlements.module.css'
import { SettlementStatement } from '#features/settlements/SettlementStatement.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatShortId } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
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

const Content = ({ id }: { id: string }) => (
  <Answer
    of={useRead(api.settlements.own, { query: { id, limit: 1 } })}
    wait="detail"
    empty={<Gone title={texts.gone} text={texts.goneHelp} />}
  >
    {({ items }) => items.map((payout) => <Whole key={payout._id} payout={payout} />)}
  </Answer>
)

/** Its own id is nothing to anybody: it is named by the service it is of. */
const Title = ({ id }: { id: string }) => {
  const { data } = useRead(api.settlements.own, { query: { id, limit: 1 } })
  const order = data?.items[0]?.order
  return order === undefined ? texts.ofOne : texts.payout(formatShortId(order))
}

/** One earning, line by line. */
export const OwnPayoutModal = ({ id, onClose }: { id: string | undefined; onClose: () => void }) => (
  <RowModal row={id} title={(shown) => <Title id={shown} />} onClose={onClose}>
    {(shown) => <Content id={shown} />}
  </RowModal>
)
