import { statusTextOf } from '@arriero/contract/es/words'
import { memo, type CSSProperties } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { toneOfStatus } from '#shared/plain/values/status-tones.ts'
import { seenPart, spanOf, type BoardWindow } from './board-time.ts'
import { dispatchTexts as texts } from './dispatch.texts.ts'
import { sentencesOf } from './fit.ts'
import { liftedBar } from './lifted-of.ts'
import type { Lift } from './use-lift.ts'
import type { Bar } from './use-board.ts'
import styles from './dispatch.module.css'

interface BarButtonProps {
  bar: Bar
  rowId: string
  lane: number
  window: BoardWindow
  nowMs: number
  /** The one that Tab leads to; from there on arrows do. */
  isEntry: boolean
  handlers: Lift['handlers']
}

const percent = (share: number): string => `${share * 100}%`

/** All of it in one sentence. */
export const barWords = (bar: Bar, nowMs: number): string => {
  const { driver, vehicle, status, waiting, careful } = bar
  const waited = waiting && texts.waiting.since(nowMs - Date.parse(waiting.from))
  return [
    texts.trip(bar),
    texts.hours(bar),
    statusTextOf(status),
    vehicle?.licensePlate,
    driver?.name,
    waited,
    careful.length > 0 ? texts.careful(sentencesOf(careful)) : undefined,
  ]
    .filter(Boolean)
    .join(', ')
}

const Stages = ({ bar, window }: Pick<BarButtonProps, 'bar' | 'window'>) => {
  const whole = seenPart(window, spanOf(bar))
  return bar.stages.map((stage) => {
    const { left, width } = seenPart(window, stage)
    if (width === 0 || whole.width === 0) return null
    const style = {
      left: percent((left - whole.left) / whole.width),
      width: percent(width / whole.width),
    } satisfies CSSProperties
    return <span key={stage.kind} className={styles.stage} data-stage={stage.kind} style={style} />
  })
}

/** One service on its row: where it stands and where it drives. */
export const BarButton = memo(({ bar, rowId, lane, window, nowMs, isEntry, handlers }: BarButtonProps) => {
  const { left, width } = seenPart(window, spanOf(bar))
  if (width === 0) return null
  const words = barWords(bar, nowMs)
  return (
    <button
      type="button"
      className={styles.bar}
      data-bar={bar._id}
      data-tone={toneOfStatus(bar.status)}
      data-careful={bar.careful.length > 0 || undefined}
      data-waiting={bar.waiting ? true : undefined}
      tabIndex={isEntry ? 0 : -1}
      title={words}
      aria-label={words}
      aria-describedby="dispatch-keys"
      style={{ left: percent(left), width: percent(width), top: `${6 + lane * 34}px` }}
      {...handlers(liftedBar(bar, rowId))}
    >
      <Stages bar={bar} window={window} />
      <span className={styles.barWords}>
        {bar.careful.length > 0 && <Icon name="alert" sizePx={14} />}
        {bar.waiting && <Icon name="clock" sizePx={14} />}
        <span className={styles.cut}>
          {bar.waiting ? texts.waiting.since(nowMs - Date.parse(bar.waiting.from)) : texts.trip(bar)}
        </span>
      </span>
    </button>
  )
})
