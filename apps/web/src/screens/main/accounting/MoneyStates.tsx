import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { moneyStateTexts } from '@arriero/contract/es/accounting'
import { formatMoney, formatNumber } from '#shared/format.ts'
import type { TableControls } from '#shared/table/useTableState.ts'
import { accountingScreenTexts } from './accounting-screen.texts.ts'
import styles from './accounting.module.css'

const texts = accountingScreenTexts.table
const filterKey = 'moneyState'

interface MoneyStatesProps {
  controls: TableControls
  /** Of everything else that narrows the table, so that each state can be asked for. */
  totals: ReplyOf<typeof api.accounting.totals>
}

/** What the table comes to by how the money stands; a press narrows the table to that state, another takes it back. */
export const MoneyStates = ({ controls, totals: { all, states } }: MoneyStatesProps) => {
  const chosen = controls.state.filters[filterKey] ?? []
  const lines = [
    { key: 'all', title: texts.all, values: [] as string[], ...all },
    ...states.map((sums) => ({
      ...sums,
      key: sums.moneyState,
      title: moneyStateTexts[sums.moneyState],
      values: [sums.moneyState] as string[],
    })),
  ]
  return (
    <ul className={styles.states} aria-label={texts.states}>
      {lines.map(({ key, title, values, count, amounts }) => {
        const isChosen = values.join() === chosen.join()
        return (
          <li key={key}>
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => controls.filter(filterKey, isChosen ? [] : values)}
            >
              <span>{texts.sumTitle(title, texts.services(formatNumber(count)))}</span>
              <strong className="tabular">{formatMoney(amounts.total)}</strong>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
