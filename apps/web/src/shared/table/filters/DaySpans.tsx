import { daySpanTexts } from '#shared/day-spans.texts.ts'
import { type Days, daySpans, daysOf, spanOf } from '#shared/day-spans.ts'
import { Button } from '#shared/plain/Button.tsx'
import type { TableControls } from './use-table-state.ts'
import styles from './DayRange.module.css'

interface DaySpansProps {
  controls: TableControls
  /** What happened in those days, for those who hear it. */
  label: string
  /** The filters of the address that hold the first and the last day. */
  keys: readonly [from: string, to: string]
}

/** This month, the one before, the quarter, the year: one press, and another takes it away. */
export const DaySpans = ({ controls, label, keys: [fromKey, toKey] }: DaySpansProps) => {
  const { filters, sort, view } = controls.state
  const now = new Date()
  const dayOf = (key: string) => filters[key]?.[0] ?? ''
  const chosen = spanOf({ from: dayOf(fromKey), to: dayOf(toKey) }, now)
  const { [fromKey]: _from, [toKey]: _to, ...others } = filters
  const ask = (days?: Days) =>
    controls.apply({
      sort,
      view,
      filters: days ? { ...others, [fromKey]: [days.from], [toKey]: [days.to] } : others,
    })
  return (
    <div className={styles.spans} role="group" aria-label={label}>
      {daySpans.map((span) => (
        <Button
          key={span}
          aria-pressed={span === chosen}
          onClick={() => ask(span === chosen ? undefined : daysOf(span, now))}
        >
          {daySpanTexts[span]}
        </Button>
      ))}
    </div>
  )
}
