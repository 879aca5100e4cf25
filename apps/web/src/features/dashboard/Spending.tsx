import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
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
    <p>
      <span className={styles.countTitle}>{texts.ofMonth(monthName(month))}</span>
      <span className={styles.countValue}>
        <Money pesos={value} />
      </span>
      <span className={styles.hint}>{texts.count(services)}</span>
    </p>
    <p>
      <span className={styles.countTitle}>{texts.before}</span>
      <span className={styles.countValue}>
        <Money pesos={before.value} />
      </span>
      <span className={styles.hint}>{texts.count(before.services)}</span>
    </p>
  </div>
)

/** This month's services of a client, what they cost him, and where they went. */
export const Spending = () => (
  <Card title={texts.title}>
    <Answer of={useRead(api.dashboard.spending, {})} wait="figures" failed={texts.failed}>
      {(spent) => (
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
      )}
    </Answer>
  </Card>
)
