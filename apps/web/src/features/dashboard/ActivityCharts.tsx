import { api } from '@arriero/contract'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { BarsCard } from '#shared/charts/BarsCard.tsx'
import { formatNumber } from '#shared/format.ts'
import { daySeries, weekSeries } from './activity-bars.ts'
import { dashboardTexts } from './dashboard.texts.ts'

const { days, weeks } = dashboardTexts

/** Services per day and value per week, as two cards. */
export const ActivityCharts = () => (
  <Answer
    of={useRead(api.dashboard.activity, {})}
    wait={{ shape: 'map', heightPx: 360 }}
    failed={dashboardTexts.chartsFailed}
  >
    {(data) => {
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
    }}
  </Answer>
)
