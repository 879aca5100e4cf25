import type { BoardRows } from '@arriero/domain/orders/dispatch-board'
import { memo } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatDay, formatWeight } from '#shared/format.ts'
import { BarButton } from './BarButton.tsx'
import { lanesOf, shareAt, windowOf, type BoardWindow } from './board-time.ts'
import { dispatchTexts as texts } from './dispatch.texts.ts'
import { sentencesOf, type Fit } from './fit.ts'
import type { Lift } from './use-lift.ts'
import type { Row } from './use-board.ts'
import styles from './dispatch.module.css'

interface BoardRowProps {
  row: Row
  rows: BoardRows
  window: BoardWindow
  nowMs: number
  isEntry: boolean
  /** While a service is held over the board. */
  fit: Fit | undefined
  isOver: boolean
  handlers: Lift['handlers']
}

export const rowName = (row: Pick<Row, 'name'>, rows: BoardRows): string =>
  rows === 'vehicles' ? texts.row.vehicle(row.name) : texts.row.driver(row.name)

/** A truck's type and what it carries, who went with it last, what keeps it from any service. */
export const RowHead = ({ row, rows }: Pick<BoardRowProps, 'row' | 'rows'>) => (
  <>
    <strong className={styles.rowName}>{row.name}</strong>
    {row.capacityKg !== null && (
      <span className={styles.rowFact}>
        {row.typeVehicle} · {formatWeight(row.capacityKg)}
      </span>
    )}
    {row.usual && (
      <span className={styles.rowFact}>
        <span className="visually-hidden">{texts.row.usual[rows]}: </span>
        {row.usual.name}
      </span>
    )}
    {row.standing.length > 0 && (
      <span className={styles.standing}>
        <Icon name="alert" sizePx={14} /> {sentencesOf(row.standing)[0]}
      </span>
    )}
    {row.standing.length === 0 &&
      row.ends.map(({ paper, on }) => (
        <span key={paper} className={styles.rowFact}>
          {texts.row.ends(paper, formatDay(on))}
        </span>
      ))}
  </>
)

/** The last day of a paper, where it ends in the window. */
const Ends = ({ row, window }: Pick<BoardRowProps, 'row' | 'window'>) =>
  row.ends.map(({ paper, on }) => {
    const share = shareAt(window, windowOf(on, 1).untilMs)
    if (share <= 0 || share >= 1) return null
    return (
      <span
        key={paper}
        className={styles.end}
        title={texts.row.ends(paper, formatDay(on))}
        style={{ left: `${share * 100}%` }}
      />
    )
  })

/** A truck or a driver, and what lies on it. */
export const BoardRow = memo((props: BoardRowProps) => {
  const { row, rows, window, nowMs, isEntry, fit, isOver, handlers } = props
  const lanes = lanesOf(row.bars)
  return (
    <li
      className={styles.row}
      data-board-row={row._id}
      data-fit={fit?.kind}
      data-chosen={isOver || undefined}
      aria-label={rowName(row, rows)}
    >
      <div className={styles.rowHead}>
        <RowHead row={row} rows={rows} />
      </div>
      <div
        className={styles.lane}
        style={{ minHeight: `${Math.max(1, ...lanes.map((lane) => lane + 1)) * 34 + 10}px` }}
      >
        {row.bars.map((bar, index) => (
          <BarButton
            key={bar._id}
            bar={bar}
            rowId={row._id}
            lane={lanes[index] ?? 0}
            window={window}
            nowMs={nowMs}
            isEntry={isEntry && index === 0}
            handlers={handlers}
          />
        ))}
        <Ends row={row} window={window} />
        {fit && (
          <span className={styles.fit} data-fit={fit.kind}>
            <Icon
              name={fit.kind === 'yes' ? 'checkCircle' : fit.kind === 'care' ? 'alert' : 'ban'}
              sizePx={14}
            />
            {fit.words}
          </span>
        )}
      </div>
    </li>
  )
})
