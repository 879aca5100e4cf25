import { api } from '@arriero/contract'
import { useMemo, useRef, useState } from 'react'
import { useRead } from '#shared/api/queries.ts'
import { formatDay, formatTime } from '#shared/format.ts'
import { isCalm } from '#shared/media.ts'
import { AssignSheet, type Put } from './AssignSheet.tsx'
import { BoardRow, rowName } from './BoardRow.tsx'
import { dayOf, isWithin, marksOf, shareAt, windowOf, type BoardWindow } from './board-time.ts'
import { dispatchTexts as texts } from './dispatch.texts.ts'
import { fitOf } from './fit.ts'
import { putOn } from './put-on.ts'
import { Tray } from './Tray.tsx'
import { useArrows } from './use-arrows.ts'
import type { Asked, Board as Reply, Row } from './use-board.ts'
import { useLift, type Lifted } from './use-lift.ts'
import { Waiting } from './Waiting.tsx'
import styles from './dispatch.module.css'

export interface ShownBoard {
  first: Reply
  rows: readonly Row[]
  asked: Asked
  nowMs: number
  onChange: (changed: Partial<Asked>) => void
}

const Scale = ({ window, days }: { window: BoardWindow; days: number }) => (
  <div className={styles.scale} aria-hidden>
    {marksOf(window, days).map(({ atMs, share }) => (
      <span key={atMs} className={styles.mark} style={{ left: `${share * 100}%` }}>
        {days === 1 ? formatTime(atMs) : formatDay(dayOf(atMs)).slice(0, -5)}
      </span>
    ))}
  </div>
)

/** Lines through all rows: the days or hours, and now. */
const Lines = ({ window, days, nowMs }: { window: BoardWindow; days: number; nowMs: number }) => {
  const now = shareAt(window, nowMs)
  return (
    <div className={styles.lines} aria-hidden>
      {marksOf(window, days).map(({ atMs, share }) => (
        <span key={atMs} className={styles.line} style={{ left: `${share * 100}%` }} />
      ))}
      {now > 0 && now < 1 && (
        <span className={styles.now} style={{ left: `${now * 100}%` }} title={texts.now} />
      )}
    </div>
  )
}

const show = (box: HTMLElement | null, what: string): HTMLElement | undefined => {
  const found = box?.querySelector<HTMLElement>(what) ?? undefined
  found?.scrollIntoView({ block: 'center', behavior: isCalm() ? 'auto' : 'smooth' })
  return found
}

/** The board of a desk: rows over the days, the tray beside them; services are put onto rows by pointer or keys. */
export const Board = ({ first, rows, asked, nowMs, onChange }: ShownBoard) => {
  const { from, days, rows: by } = asked
  const box = useRef<HTMLDivElement>(null)
  const [said, say] = useState('')
  const [put, setPut] = useState<Put>()
  const window = useMemo(() => windowOf(from, Number(days)), [from, days])
  const rowIds = useMemo(() => rows.map(({ _id }) => _id), [rows])
  const rowOf = (id: string) => rows.find(({ _id }) => _id === id)
  const nameOf = (id: string) => {
    const row = rowOf(id)
    return row ? rowName(row, by) : ''
  }
  const onLift = (service: Lifted) => {
    say(texts.heard.lifted(service))
    if (!isWithin(window, service.from, service.until)) onChange({ from: dayOf(service.from) })
  }
  const lift = useLift({
    rowIds,
    onLift,
    onOver: (rowId) => {
      // From here on the row is said, and what the server says of it as soon as it has said it.
      say('')
      show(box.current, `[data-board-row="${rowId}"]`)
    },
    onPut: (service, rowId) => {
      say(texts.heard.put(service, nameOf(rowId)))
      setPut(putOn(service, rowOf(rowId), by))
    },
    onLetGo: (service) => say(texts.heard.letGo(service)),
    onOpen: (service) => setPut({ service }),
  })
  const { lifted, overId } = lift
  const checks = useRead(
    api.dispatch.checks,
    { params: { _id: lifted?._id ?? '' } },
    { enabled: lifted !== undefined, staleTimeMs: 0 },
  )
  useArrows(box)
  const overRow = overId === undefined ? undefined : rowOf(overId)
  const overWords =
    overRow && texts.heard.over(rowName(overRow, by), fitOf(overRow, by, checks.data)?.words ?? '')
  const entry = rows.find(({ bars }) => bars.length > 0)?._id
  return (
    <div ref={box} className={styles.board} data-lifting={lifted ? true : undefined}>
      <p className="visually-hidden" role="status">
        {said || overWords}
      </p>
      <Waiting
        waiting={first.waiting}
        nowMs={nowMs}
        onShow={(id) => show(box.current, `[data-bar="${id}"]`)?.focus()}
      />
      <p id="dispatch-keys" className="visually-hidden">
        {texts.instructions}
      </p>
      <div className={styles.desk}>
        <Tray tray={first.tray} lift={lift} />
        <div className={styles.plan}>
          <Scale window={window} days={Number(days)} />
          <div className={styles.body}>
            <Lines window={window} days={Number(days)} nowMs={nowMs} />
            <ul className={styles.rows} aria-label={texts.rowsOf[by]}>
              {rows.map((row) => (
                <BoardRow
                  key={row._id}
                  row={row}
                  rows={by}
                  window={window}
                  nowMs={nowMs}
                  isEntry={row._id === entry}
                  fit={lifted && fitOf(row, by, checks.data)}
                  isOver={row._id === overId}
                  handlers={lift.handlers}
                />
              ))}
            </ul>
          </div>
          <p className={styles.keys}>{texts.keys}</p>
        </div>
      </div>
      <AssignSheet
        put={put}
        onDone={({ service }) => {
          setPut(undefined)
          say(texts.heard.done(service))
          // On to the next one, whatever hand put this one down.
          requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[data-load]')?.focus())
        }}
        onClose={() => setPut(undefined)}
      />
    </div>
  )
}
