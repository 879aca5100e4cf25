import { useId } from 'react'
import { classNames } from '#shared/class-names.ts'
import { DayInput } from '#shared/plain/fields/DayInput.tsx'
import styles from './DayRange.module.css'
import { tableTexts } from '../table.texts.ts'
import type { TableControls } from './use-table-state.ts'

interface DayRangeProps {
  controls: TableControls
  /** What happened in those days: "Cancelado". */
  label: string
  /** The filters of the address that hold the first and the last day (`YYYY-MM-DD`). */
  keys: readonly [from: string, to: string]
  /** Among the tools of a list, where a phone has room for one line of them. */
  isTool?: boolean
}

/** Narrows a list to some days, both ends included. */
export const DayRange = ({ controls, label, keys: [fromKey, toKey], isTool = false }: DayRangeProps) => {
  const id = useId()
  const from = controls.state.filters[fromKey]?.[0]
  const to = controls.state.filters[toKey]?.[0]
  const set = (key: string) => (day: string | undefined) => controls.filter(key, day ? [day] : [])
  return (
    <fieldset className={classNames(styles.range, isTool && styles.ends)}>
      <legend className="visually-hidden">{label}</legend>
      <label htmlFor={`${id}-from`}>
        {label} {tableTexts.from}
      </label>
      <DayInput control={{ id: `${id}-from` }} value={from} last={to} onChange={set(fromKey)} />
      <label htmlFor={`${id}-to`}>{tableTexts.to}</label>
      <DayInput control={{ id: `${id}-to` }} value={to} first={from} onChange={set(toKey)} />
    </fieldset>
  )
}
