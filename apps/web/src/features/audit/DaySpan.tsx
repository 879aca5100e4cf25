import { Input } from 'antd'
import { useId } from 'react'
import type { TableControls } from '#shared/table/useTableState.ts'
import { auditTexts as texts } from './audit.texts.ts'
import styles from './DaySpan.module.css'

const ends = [
  { key: 'from', label: texts.from },
  { key: 'to', label: texts.to },
] as const

/** From one day to another, both included; each end may be left open. */
export const DaySpan = ({ controls }: { controls: TableControls }) => {
  const id = useId()
  return (
    <div className={styles.span}>
      {ends.map(({ key, label }) => {
        const value = controls.state.filters[key]?.[0] ?? ''
        return (
          <span key={key} className={styles.end}>
            <label htmlFor={`${id}-${key}`}>{label}</label>
            <Input
              key={value}
              id={`${id}-${key}`}
              type="date"
              defaultValue={value}
              onChange={({ target }) => {
                // A day that is half typed is none.
                if (target.value !== '' || !target.validity.badInput)
                  controls.filter(key, target.value === '' ? [] : [target.value])
              }}
            />
          </span>
        )
      })}
    </div>
  )
}
