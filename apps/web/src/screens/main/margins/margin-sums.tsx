import { api } from '@arriero/contract'
import type { MarginFigures } from '@arriero/contract/money/margins'
import { useRead } from '#shared/api/queries.ts'
import { Money } from '#shared/plain/values/Money.tsx'
import type { SumRow } from '#shared/table/columns/column.ts'
import { marginsTexts as texts } from './margins.texts.ts'
import type { Narrowed } from './places.ts'

const summed = ['billed', 'freight', 'insurer', 'commission', 'margin'] as const

/** One line under the columns: what all of the list comes to, by the server. */
export const sumRowOf = (all: MarginFigures, count: string): SumRow => ({
  key: 'all',
  title: texts.sums(texts.all, count),
  main: 'margin',
  amounts: Object.fromEntries(
    summed.map((key) => [key, <Money key={key} pesos={all[key]} isStrong={key === 'margin'} />]),
  ),
  isWhole: true,
})

/** What the same question comes to in all, and which weeks it is about. */
export const useMarginSums = (narrowed: Narrowed) => {
  const { data, refetch } = useRead(api.margins.summary, { query: narrowed })
  return { summary: data, note: data && texts.weeks(data.from, data.to), reload: () => void refetch() }
}
