import { orderStatus } from '@arriero/domain/orders/orders'
import { api } from '@arriero/contract'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { FigureTiles } from '#shared/charts/FigureTiles.tsx'
import { formatNumber } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { dashboardTexts } from './dashboard.texts.ts'

const texts = dashboardTexts.cards
const everyMinuteMs = 60_000

/** In the order of Spec §2; the way leads to the list they are counted from. */
const cards = [
  { key: 'driver', path: paths.drivers },
  { key: 'driverAll', path: paths.drivers },
  { key: 'order', path: `${paths.services}?status=${orderStatus.finished}` },
  { key: 'orderCanceled', path: paths.cancelled },
  { key: 'countInsurance', path: undefined },
] as const

/** The five figures of the dashboard. Decisions §6. */
export const CountCards = () => (
  <Answer
    of={useRead(api.dashboard.counts, {}, { refetchEveryMs: everyMinuteMs })}
    wait="figures"
    failed={dashboardTexts.countsFailed}
  >
    {(counts) => (
      <FigureTiles
        label={dashboardTexts.counts}
        most={cards.length}
        tiles={cards.map(({ key, path }) => ({
          key,
          title: texts[key].title,
          value: formatNumber(counts[key]),
          hint: texts[key].hint,
          to: path,
        }))}
      />
    )}
  </Answer>
)
