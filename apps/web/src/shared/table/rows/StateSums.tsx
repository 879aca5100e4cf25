import { formatMoney } from '#shared/format.ts'
import type { TableControls } from '../filters/use-table-state.ts'
import styles from './StateSums.module.css'

export interface StateSum {
  /** The filter's value; `all` takes the filter away. */
  key: string
  title: string
  pesos: number
  /** How many rows: "3 servicios". */
  count: string
}

interface StateSumsProps {
  label: string
  controls: TableControls
  filterKey: string
  /** Of all that else narrows the list, so that each state can be asked for; the first is all of them. */
  sums: readonly StateSum[]
}

/** What a list comes to by state; a press narrows it to that state, another takes it back. */
export const StateSums = ({ label, controls, filterKey, sums }: StateSumsProps) => {
  const chosen = controls.state.filters[filterKey] ?? []
  return (
    <ul className={styles.states} aria-label={label}>
      {sums.map(({ key, title, pesos, count }, index) => {
        const values = index === 0 ? [] : [key]
        const isChosen = values.join() === chosen.join()
        return (
          <li key={key}>
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => controls.filter(filterKey, isChosen ? [] : values)}
            >
              <span>
                {title} <small>{count}</small>
              </span>
              <strong className="tabular">{formatMoney(pesos)}</strong>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
