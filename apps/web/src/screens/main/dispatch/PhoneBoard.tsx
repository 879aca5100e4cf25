import { useState } from 'react'
import { formatDateTime, formatWeight } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { AssignSheet, type Put } from './AssignSheet.tsx'
import { barWords } from './BarButton.tsx'
import type { ShownBoard } from './Board.tsx'
import { RowHead, rowName } from './BoardRow.tsx'
import { dispatchTexts as texts } from './dispatch.texts.ts'
import { liftedBar, liftedLoad } from './lifted-of.ts'
import { Waiting } from './Waiting.tsx'
import styles from './dispatch.module.css'

/** The same on a phone: a list by truck or driver, and a sheet to assign. */
export const PhoneBoard = ({ first, rows, asked: { rows: by }, nowMs }: ShownBoard) => {
  const [put, setPut] = useState<Put>()
  const { tray, waiting } = first
  return (
    <div className={styles.board}>
      <Waiting
        waiting={waiting}
        nowMs={nowMs}
        onShow={(id) => document.querySelector<HTMLElement>(`[data-bar="${id}"]`)?.focus()}
      />
      <section className={styles.tray} aria-label={texts.tray.title(tray.total)}>
        <h2 className={styles.trayTitle}>{texts.tray.title(tray.total)}</h2>
        {tray.items.length === 0 && <p className={styles.rowFact}>{texts.tray.none}</p>}
        <ul className={styles.cards}>
          {tray.items.map((load) => (
            <li key={load._id} className={styles.card}>
              <span>
                <strong>{texts.trip(load)}</strong>
                <span className={styles.rowFact}>{formatDateTime(load.from)}</span>
                <span className={styles.rowFact}>
                  {load.typeVehicle} · {formatWeight(load.weightKg)}
                </span>
              </span>
              <Button
                aria-label={`${texts.tray.assign}: ${texts.tray.heard(load)}`}
                onClick={() => setPut({ service: liftedLoad(load) })}
              >
                {texts.tray.assign}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <ul className={styles.cards} aria-label={texts.rowsOf[by]}>
        {rows.map((row) => (
          <li key={row._id} className={styles.rowCard} aria-label={rowName(row, by)}>
            <RowHead row={row} rows={by} />
            {row.bars.length === 0 && <span className={styles.rowFact}>{texts.row.nothing}</span>}
            {row.bars.map((bar) => (
              <button
                key={bar._id}
                type="button"
                className={styles.phoneBar}
                data-bar={bar._id}
                data-careful={bar.careful.length > 0 || undefined}
                data-waiting={bar.waiting ? true : undefined}
                onClick={() => setPut({ service: liftedBar(bar, row._id) })}
              >
                {barWords(bar, nowMs)}
              </button>
            ))}
          </li>
        ))}
      </ul>
      <AssignSheet put={put} onDone={() => setPut(undefined)} onClose={() => setPut(undefined)} />
    </div>
  )
}
