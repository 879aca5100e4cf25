import { boardRows } from '@arriero/domain/orders/dispatch-board'
import { useEffect, useState } from 'react'
import { FilterInput } from '#shared/forms/FilterInput.tsx'
import { formatDay } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Segmented } from '#shared/ui/Segmented.tsx'
import { daysAfter } from '@arriero/domain/time/calendar'
import { dayOf } from './board-time.ts'
import { dispatchTexts as texts } from './dispatch.texts.ts'
import type { Asked, Days } from './use-board.ts'
import styles from './dispatch.module.css'

interface ToolsProps {
  asked: Asked
  onChange: (changed: Partial<Asked>) => void
  /** By whole windows. */
  onStep: (windows: number) => void
}

const spans: readonly Days[] = ['1', '7']
/** Somebody still types. */
const typingMs = 300

const Search = ({ asked, onChange }: Pick<ToolsProps, 'asked' | 'onChange'>) => {
  const [text, setText] = useState(asked.q)
  useEffect(() => {
    if (text === asked.q) return undefined
    const timer = setTimeout(() => onChange({ q: text }), typingMs)
    return () => clearTimeout(timer)
  })
  return (
    <FilterInput className={styles.search} label={texts.search[asked.rows]} value={text} onChange={setText} />
  )
}

const periodOf = ({ from, days }: Asked): string =>
  days === '1' ? formatDay(from) : `${formatDay(from)} – ${formatDay(daysAfter(from, 6))}`

/** Which days, by trucks or by drivers. */
export const Tools = ({ asked, onChange, onStep }: ToolsProps) => {
  const { days, rows } = asked
  return (
    <div className={styles.tools} role="search" aria-label={texts.tools}>
      <Segmented
        label={texts.span}
        options={spans.map((value) => ({ value, label: texts.spans[value] }))}
        value={days}
        onChange={(value) => onChange({ days: value })}
      />
      <div className={styles.steps}>
        <Button icon="arrowLeft" aria-label={texts.before[days]} onClick={() => onStep(-1)} />
        <Button onClick={() => onChange({ from: dayOf(Date.now()) })}>{texts.today}</Button>
        <Button icon="arrowRight" aria-label={texts.after[days]} onClick={() => onStep(1)} />
      </div>
      <strong className={`tabular ${styles.period}`} role="status">
        {periodOf(asked)}
      </strong>
      <Segmented
        label={texts.rows}
        options={boardRows.map((value) => ({ value, label: texts.rowsOf[value] }))}
        value={rows}
        onChange={(value) => onChange({ rows: value, q: '' })}
      />
      <Search key={rows} asked={asked} onChange={onChange} />
    </div>
  )
}
