/** The server's totals as lines under the table: one for each state of the money, one for all. */
import type { api } from '@arriero/contract'
import { summedAmounts } from '@arriero/contract/accounting'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { moneyStateTexts } from '@arriero/contract/es/accounting'
import { formatNumber } from '#shared/format.ts'
import { Money } from '#shared/plain/Money.tsx'
import type { SumRow } from '#shared/table/column.ts'
import { accountingScreenTexts } from './accounting-screen.texts.ts'

const texts = accountingScreenTexts.table

type Totals = ReplyOf<typeof api.accounting.totals>
type Sums = Totals['all']

const lineOf = (key: string, title: string, { count, amounts }: Sums): SumRow => ({
  key,
  title: texts.sumTitle(title, texts.services(formatNumber(count))),
  amounts: Object.fromEntries(summedAmounts.map((name) => [name, <Money pesos={amounts[name]} />])),
  main: 'total',
})

export const sumRowsOf = ({ all, states }: Totals): SumRow[] => [
  ...states.map(({ moneyState, ...sums }) => lineOf(moneyState, moneyStateTexts[moneyState], sums)),
  { ...lineOf('all', texts.all, all), isWhole: true },
]
