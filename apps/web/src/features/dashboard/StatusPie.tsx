import { api } from '@arriero/contract'
import { statusTextOf } from '@arriero/contract/es/words'
import { type ReactNode } from 'react'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import type { Slice } from '#shared/charts/figures.ts'
import { WhenSeen } from '#shared/charts/WhenSeen.tsx'
import { formatNumber, formatPercent } from '#shared/format.ts'
import { lazyPart } from '#shared/line/lazy-part.ts'
import { Card } from '#shared/plain/Card.tsx'
import { toneOfStatus } from '#shared/plain/values/status-tones.ts'
import { StatusTag } from '#shared/plain/values/StatusTag.tsx'
import { dashboardTexts } from './dashboard.texts.ts'
import styles from './dashboard.module.css'

const PieFigure = lazyPart(() => import('#shared/charts/PieFigure.tsx'))
const texts = dashboardTexts.pie
const heightPx = 220
const everyMinuteMs = 60_000

type Count = { status: number; count: number }

const sliceOf = ({ status, count }: Count): Slice => {
  const tone = toneOfStatus(status)
  const label = statusTextOf(status)
  return { key: tone, label, count, color: `var(--color-${tone}-line)`, isStruck: tone === 'cancelled' }
}

const Legend = ({ counts, total }: { counts: readonly Count[]; total: number }) => (
  <table className={styles.legend}>
    <thead className="visually-hidden">
      <tr>
        <th scope="col">{texts.status}</th>
        <th scope="col">{texts.count}</th>
        <th scope="col">{texts.share}</th>
      </tr>
    </thead>
    <tbody>
      {counts.map(({ status, count }) => (
        <tr key={status}>
          <th scope="row">
            <StatusTag tone={toneOfStatus(status)}>{statusTextOf(status)}</StatusTag>
          </th>
          <td>{formatNumber(count)}</td>
          <td className={styles.share}>{formatPercent(Math.round((count / total) * 1000) * 10)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Drawn = ({ counts }: { counts: readonly Count[] }) => {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return <p className={styles.empty}>{texts.empty}</p>
  return (
    <div className={styles.whole}>
      <div className={styles.pie}>
        <WhenSeen heightPx={heightPx}>
          <PieFigure slices={counts.filter(({ count }) => count > 0).map(sliceOf)} heightPx={heightPx} />
        </WhenSeen>
        <Legend counts={counts} total={total} />
      </div>
    </div>
  )
}

/** Services by status, as a pie and in words. */
export const StatusPie = (): ReactNode => {
  const read = useRead(api.dashboard.ordersByStatus, {}, { refetchEveryMs: everyMinuteMs })
  const total = read.data?.reduce((sum, { count }) => sum + count, 0)
  return (
    <Card title={texts.title} aside={total !== undefined && total > 0 && <span>{texts.total(total)}</span>}>
      <Answer of={read} wait={{ shape: 'map', heightPx }} failed={dashboardTexts.chartsFailed}>
        {(counts) => <Drawn counts={counts} />}
      </Answer>
    </Card>
  )
}
