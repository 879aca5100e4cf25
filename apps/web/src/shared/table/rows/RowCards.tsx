import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '#shared/class-names.ts'
import { Check } from '#shared/plain/fields/Checkbox.tsx'
import type { Column } from '../columns/column.ts'
import { tableTexts } from '../table.texts.ts'
import { opensFrom, type RowsProps } from '../WideTable.tsx'
import styles from './RowCards.module.css'

interface RowCardsProps<Row> extends RowsProps<Row> {
  rows: readonly Row[]
}

/** A list on a phone: the title, the facts that matter, the acts at the thumb. */
export const RowCards = <Row,>(props: RowCardsProps<Row>) => {
  const { rows, columns, keyOf, onOpen, changedKeys, pickedKey, label, selection } = props
  const inPlace = (place: Column<Row>['card']) => columns.filter(({ card }) => card === place)
  const write = (place: Column<Row>['card'], row: Row): ReactNode =>
    inPlace(place).map(({ key, render }) => <span key={key}>{render(row)}</span>)
  return (
    <ul className={styles.cards} data-rows aria-label={label}>
      {rows.map((row) => (
        <li
          key={keyOf(row)}
          className={classNames(styles.card, changedKeys?.has(keyOf(row)) && styles.changed)}
          data-opens={onOpen ? true : undefined}
          data-picked={pickedKey === keyOf(row) || undefined}
          onClick={(event) => opensFrom(event.target) && onOpen?.(row)}
        >
          <div className={styles.head}>
            {selection && (
              <Check
                label={tableTexts.bulk.choose(selection.nameOf(row))}
                isOn={selection.has(row)}
                onChange={(isOn) => selection.setMany([row], isOn)}
              />
            )}
            <div className={styles.title}>
              {onOpen ? (
                <div role="button" tabIndex={0} onKeyDown={pressing(() => onOpen(row))}>
                  {write('title', row)}
                </div>
              ) : (
                write('title', row)
              )}
            </div>
            <div>{write('aside', row)}</div>
          </div>
          <dl className={styles.facts}>
            {inPlace('fact').map(({ key, title, render }) => (
              <div key={key}>
                <dt>{title}</dt>
                <dd>{render(row)}</dd>
              </div>
            ))}
          </dl>
          {inPlace('action').length > 0 && <div className={styles.actions}>{write('action', row)}</div>}
        </li>
      ))}
    </ul>
  )
}

/** As a button is pressed; the page does not scroll on the space bar. */
const pressing = (act: () => void) => (event: KeyboardEvent) => {
  if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return
  event.preventDefault()
  act()
}
