import { api } from '@arriero/contract'
import { payoutsList } from '@arriero/contract/es/lists/payouts'
import type { Payout } from '@arriero/contract/money/settlement-shapes'
import { isPending } from '@arriero/domain/money/payouts'
import { Link } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import { CheckAccount } from '#features/settlements/CheckAccount.tsx'
import { LastPayout } from '#features/settlements/LastPayout.tsx'
import { PayChange } from '#features/settlements/PayChange.tsx'
import { refreshMoney } from '#features/settlements/refresh-money.ts'
import { settlementsTexts } from '#features/settlements/settlements.texts.ts'
import { SinceSettled } from '#features/settlements/SinceSettled.tsx'
import { PayoutStanding } from '#features/settlements/PayoutStanding.tsx'
import styles from '#features/settlements/settlements.module.css'
import { SettlementStatement } from '#features/settlements/SettlementStatement.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatShortId } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { DetailList, type Detail } from '#shared/plain/values/DetailList.tsx'
import { Plate } from '#shared/plain/values/Plate.tsx'
import { listFacts } from '#shared/table/columns/list-columns.tsx'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
import { moneyPaths } from '#features/settlements/money-paths.ts'
import { PayoutActs } from './PayoutActs.tsx'
import { payoutsTexts as texts } from './payouts.texts.ts'

const people = (payout: Payout): Detail[] => [
  ...listFacts(payoutsList, payout, ['reference', 'askedBy', 'paidBy']),
  ...(payout.batch
    ? [
        {
          label: payoutsList.columns.batch.title,
          value: (
            <Link to={moneyPaths.batch(payout.batch._id)}>{texts.batchNumber(payout.batch.number)}</Link>
          ),
        },
      ]
    : []),
]

const factsOf = (payout: Payout): Detail[] => {
  const { pay, origin, destination, licensePlate } = payout
  return [
    ...listFacts(payoutsList, payout, ['carrier', 'identification']),
    {
      label: texts.account,
      value: pay ? texts.accountOf(pay.bank, pay.accountType, pay.accountNumber) : texts.noAccount,
    },
    ...(pay ? [{ label: texts.bankCode, value: pay.bankCode || texts.noBankCode }] : []),
    ...(licensePlate ? [{ label: texts.plate, value: <Plate plate={licensePlate} /> }] : []),
    ...(isPending(payout.state)
      ? [{ label: settlementsTexts.last.title, value: <LastPayout last={payout.last} /> }]
      : []),
    { label: texts.route, value: `${origin} – ${destination}`, isWide: true },
    ...people(payout),
  ]
}

/** Nobody is there any more who could name another account. */
const Left = ({ payout: { carrier, pay } }: { payout: Payout }) => (
  <p role="note">
    {pay
      ? `${texts.left.kept} ${texts.left.otherwise(carrier.name, carrier.identification)}`
      : texts.left.none}
  </p>
)

const Content = ({ id }: { id: string }) => {
  const client = useQueryClient()
  const read = useRead(api.settlements.payouts, { query: { id, limit: 1 } })
  return (
    <Answer of={read} wait="detail" empty={<Gone title={texts.gone} text={texts.goneHelp} />}>
      {({ items }) =>
        items.map((payout) => (
          <div key={payout._id} className={styles.panel}>
            <p>
              <PayoutStanding payout={payout} hasDetail />
            </p>
            <DetailList details={factsOf(payout)} />
            <PayChange change={payout.payChange} last={payout.last} />
            {payout.hold === 'payout.account_changed' && (
              <CheckAccount
                carrierId={payout.carrier._id}
                phone={payout.payChange?.cellPhone ?? null}
                onDone={() => refreshMoney(client)}
              />
            )}
            <SinceSettled payout={payout} />
            {payout.carrier.hasLeft && isPending(payout.state) && <Left payout={payout} />}
            {payout.hold === 'payout.complaint' && (
              <Link to={moneyPaths.complaintsOf(payout.order)}>{texts.complaint}</Link>
            )}
            <SettlementStatement lines={payout.lines} netPesos={payout.net} />
            <Link to={moneyPaths.settlement(payout.carrier._id)}>{texts.whole}</Link>
            <Link to={`${paths.accounting}/${payout.order}`}>{texts.postings}</Link>
            <PayoutActs payout={payout} onDone={() => void read.refetch()} />
          </div>
        ))
      }
    </Answer>
  )
}

/** Its own id is nothing to anybody: it is named by the service it is of. */
const Title = ({ id }: { id: string }) => {
  const { data } = useRead(api.settlements.payouts, { query: { id, limit: 1 } })
  const order = data?.items[0]?.order
  return order === undefined ? texts.title : texts.payout(formatShortId(order))
}

/** One payout: what it comes of, line by line, and paying it. */
export const PayoutModal = ({ id, onClose }: { id: string | undefined; onClose: () => void }) => (
  <RowModal row={id} title={(shown) => <Title id={shown} />} onClose={onClose}>
    {(shown) => <Content id={shown} />}
  </RowModal>
)
