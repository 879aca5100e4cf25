import { isMonth } from '@arriero/domain/money/closing/months'
import { useParams } from 'react-router'
import { useMoneyLive } from '#features/settlements/use-money-live.ts'
import { paths } from '#shared/paths.ts'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { ChartPage } from './ChartPage.tsx'
import { chartWord } from './closing-paths.ts'
import { MonthPage } from './MonthPage.tsx'
import { MonthsPage } from './MonthsPage.tsx'

/** Months of the books, for administrators and accountancy: all of them, one with what it came to, the chart of accounts. docs/decisions/0071. */
export default function ClosingsScreen() {
  useMoneyLive()
  const word = (useParams()['*'] ?? '').replace(/\/+$/, '')
  if (word === '') return <MonthsPage />
  if (word === chartWord) return <ChartPage />
  if (isMonth(word)) return <MonthPage key={word} month={word} />
  return <UnknownPlace list={paths.closings} />
}
