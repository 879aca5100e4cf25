import { api } from '@arriero/contract'
import type { OwnPayout } from '@arriero/contract/money/settlement-shapes'
import { Link, useParams } from 'react-router'
import { PayoutStanding } from '#features/settlements/PayoutStanding.tsx'
import { SettlementStatement } from '#features/settlements/SettlementStatement.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatDate } from '#shared/format.ts'
import { Card } from '#shared/plain/Card.tsx'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { driverPaths } from '#screens/driver/driver-paths.ts'
import requests from '#screens/driver/requests.module.css'
import { earningsTexts as texts } from '../own.texts.ts'
import parts from '#screens/driver/parts.module.css'

const Whole = ({ payout }: { payout: OwnPayout }) => (
  <>
    <p className={parts.help}>
      {payout.origin} – {payout.destination} · {formatDate(payout.earnedAt)}
    </p>
    <p>
      <PayoutStanding payout={payout} hasDetail isOwn />
    </p>
    {payout.reference && (
      <p>
        {texts.reference}: <strong>{payout.reference}</strong>
      </p>
    )}
    <Card>
      <SettlementStatement lines={payout.lines} netPesos={payout.net} />
    </Card>
    <Link className={requests.create} to={driverPaths.trip(payout.order)}>
      {texts.service}
    </Link>
  </>
)

/** One earning, line by line. */
const EarningScreen = () => {
  const { id = '' } = useParams()
  const read = useRead(api.settlements.own, { query: { id, limit: 1 } })
  return (
    <div className={parts.page}>
      <Link to={driverPaths.earnings} className={parts.back}>
        <Icon name="arrowLeft" sizePx={22} /> {texts.back}
      </Link>
      <h1 className={parts.title}>{texts.detail}</h1>
      <Answer of={read} empty={<Gone title={texts.gone} />}>
        {({ items }) => items.map((payout) => <Whole key={payout._id} payout={payout} />)}
      </Answer>
    </div>
  )
}

export default EarningScreen
