import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { FigureTiles } from '#shared/charts/FigureTiles.tsx'
import { formatDay, formatNumber } from '#shared/format.ts'
import { Card } from '#shared/plain/Card.tsx'
import { Money } from '#shared/plain/values/Money.tsx'
import { type PlainColumns, PlainTable } from '#shared/plain/values/PlainTable.tsx'
import { dashboardTexts } from './dashboard.texts.ts'
import styles from './dashboard.module.css'

const texts = dashboardTexts.spending
type Spent = ReplyOf<typeof api.dashboard.spending>
type Lane = Spent['lanes'][number]

/** `12 Nov 2026` without its day. */
const monthName = (month: string) => formatDay(`${month}-01`).split(' ').slice(1).join(' ')

const columns: PlainColumns<Lane> = [
  { key: 'lane', title: texts.lane, render: ({ origin, destination }) => texts.way(origin, destination) },
  { key: 'services', title: texts.services, align: 'end', render: ({ services }) => formatNumber(services) },
  { key: 'value', title: texts.value, align: 'end', render: ({ value }) => <Money pesos={value} /> },
]

const Figures = ({ month, services, value, before }: Spent) => (
  <div className={styles.spent}>
    <FigureTiles
      label={texts.title}
      most={2}
      tiles={[
        {
          key: 'month',
          title: texts.ofMonth(monthName(month)),
          value: <Money pesos={value} />,
          hint: texts.count(services),
          to: undefined,
        },
        {
          key: 'before',
          title: texts.before,
          value: <Money pesos={before.value} />,
          hint: texts.count(before.services),
          to: undefined,
        },
      ]}
    />
  </div>
)

/** What two months come to; in one sentence where neither has anything. */
export const SpendingFacts = ({ spent }: { spent: Spent }) =>
  spent.services + spent.before.services === 0 ? (
    <p className={styles.quiet}>{texts.nothing}</p>
  ) : (
    <>
      <Figures {...spent} />
      {spent.lanes.length > 0 && (
        <PlainTable
          caption={texts.lanes}
          columns={columns}
          rows={spent.lanes}
          keyOf={({ origin, destination }) => `${origin} ${destination}`}
          isNarrow
        />
      )}
    </>
  )

/** This month's services of a client, what they cost him, and where they went. */
export const Spending = () => (
  <Card title={texts.title}>
    <Answer of={useRead(api.dashboard.spending, {})} wait="figures" failed={texts.failed}>
      {(spent) => <SpendingFacts spent={spent} />}
    </Answer>
  </Card>
)
