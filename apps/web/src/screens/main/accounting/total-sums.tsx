/** The server's totals as lines under the table: one for each state of the money, one for all. */
import type { api } from '@arriero/contract'
import { summedAmounts } from '@arriero/contract/money/accounting'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { moneyStateTexts } from '@arriero/contract/es/accounting'
import { formatNumber } from '#shared/format.ts'
import { Money } from '#shared/plain/values/Money.tsx'
import type { SumRow } from '#shared/table/columns/column.ts'
import type { StateSum } from '#shared/table/rows/StateSums.tsx'
import { accountingScreenTexts } from './accounting-screen.texts.ts'

const texts = accountingScreenTexts.table

type Totals = ReplyOf<typeof api.accounting.totals>
type Sums = Totals['all']

const ofState = ({ moneyState, ...sums }: Totals['states'][number]) => ({
  key: moneyState as string,
  title: moneyStateTexts[moneyState],
  ...sums,
})

const lineOf = (key: string, title: string, { count, amounts }: Sums): SumRow => ({
  key,
  title: texts.sumTitle(title, texts.services(formatNumber(count))),
  amounts: Object.fromEntries(
    summedAmounts.map((name) => [name, <Money key={name} pesos={amounts[name]} />]),
  ),
  main: 'total',
})

/** The same in one figure each. */
export const stateSumsOf = ({ all, states }: Totals): StateSum[] =>
  [{ key: 'all', title: texts.all, ...all }, ...states.map(ofState)].map(
    ({ key, title, count, amounts }) => ({
      key,
      title,
      pesos: amounts.total,
      count: texts.services(formatNumber(count)),
    }),
  )

export const sumRowsOf = ({ all, states }: Totals): SumRow[] => [
  ...states.map(({ moneyState, ...sums }) => lineOf(moneyState, moneyStateTexts[moneyState], sums)),
  { ...lineOf('all', texts.all, all), isWhole: true },
]
