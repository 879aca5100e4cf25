import { api } from '@arriero/contract'
import { ReadFailed } from '#shared/api/ReadFailed.tsx'
import { useRead } from '#shared/api/queries.ts'
import { BarsCard } from '#shared/charts/BarsCard.tsx'
import { formatNumber } from '#shared/format.ts'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { daySeries, weekSeries } from './activity-bars.ts'
import { dashboardTexts } from './dashboard.texts.ts'

const { days, weeks } = dashboardTexts

/** Services per day and value per week, as two cards. */
export const ActivityCharts = () => {
  const { data, error, refetch } = useRead(api.dashboard.activity, {})
  if (!data && error)
    return <ReadFailed title={dashboardTexts.chartsFailed} error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="map" heightPx={360} />
  const perDay = daySeries(data)
  const perWeek = weekSeries(data)
  return (
    <>
      <BarsCard
        {...days}
        bars={perDay.bars}
        color="var(--color-assigned-line)"
        tick={formatNumber}
        table={{ heads: [days.day, days.services], rows: perDay.rows }}
      />
      <BarsCard
        {...weeks}
        bars={perWeek.bars}
        color="var(--color-finished-line)"
        tick={dashboardTexts.millions}
        table={{ heads: [weeks.week, weeks.payments, weeks.value], rows: perWeek.rows }}
      />
    </>
  )
}
