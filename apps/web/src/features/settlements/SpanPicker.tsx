import { bogotaDay } from '@arriero/domain/calendar'
import { Button, Input } from 'antd'
import type { ReactNode } from 'react'
import { settlementsTexts as texts } from './settlements.texts.ts'
import { currentMonth, monthBefore, type Span } from './span.ts'
import styles from './settlements.module.css'

interface SpanPickerProps {
  span: Span
  onChange: (span: Span) => void
  /** What is done with it, at its end. */
  action: ReactNode
}

/** Two days, both counted. */
export const SpanPicker = ({ span, onChange, action }: SpanPickerProps) => (
  <div className={styles.span}>
    <label>
      {texts.from}
      <Input
        type="date"
        value={span.from}
        max={span.to}
        onChange={({ target }) => target.value && onChange({ ...span, from: target.value })}
      />
    </label>
    <label>
      {texts.to}
      <Input
        type="date"
        value={span.to}
        min={span.from}
        max={bogotaDay(new Date())}
        onChange={({ target }) => target.value && onChange({ ...span, to: target.value })}
      />
    </label>
    <Button onClick={() => onChange(monthBefore(span))}>{texts.monthBefore}</Button>
    <Button onClick={() => onChange(currentMonth(new Date()))}>{texts.thisMonth}</Button>
    {action}
  </div>
)
