import { type CSSProperties, useRef, type RefObject, useLayoutEffect, useState, type MouseEvent } from 'react'
import { Check } from '#shared/plain/fields/Checkbox.tsx'
import { classNames } from '../class-names.ts'
import { EmptyState } from '../plain/states/EmptyState.tsx'
import { Skeleton } from '../plain/states/Skeleton.tsx'
import { ColumnHead } from './columns/ColumnHead.tsx'
import type { Column, SumRow } from './columns/column.ts'
import type { Density } from './columns/layout.ts'
import type { Selection } from './bulk/use-selection.ts'
import { directionOf } from './columns/sorting.ts'
import { SumFoot, SumHead } from './rows/SumLines.tsx'
import { tableTexts } from './table.texts.ts'
import type { TableControls } from './filters/use-table-state.ts'
import styles from './WideTable.module.css'

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  clientWidth > 1 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 1)

/** A cell whose words are cut tells them whole where it is pointed at; the detail has them too. */
const tellWhole = ({ target }: MouseEvent): void => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  if (!cell) return
  cell.title = [cell, ...cell.querySelectorAll('*')].some(isCut) ? cell.innerText : ''
}

/** Whether what stands in a box does not fit: it asks for so much room, or its words cannot be made narrower. */
const useOverflow = (box: RefObject<HTMLElement | null>, widthPx: number): boolean => {
  const [isTooWide, setTooWide] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const content = element.firstElementChild
    const measure = () =>
      setTooWide(element.clientWidth < Math.max(widthPx, content?.getBoundingClientRect().width ?? 0))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    if (content) observer.observe(content)
    return () => observer.disconnect()
  }, [box, widthPx])
  return isTooWide
}

export interface RowsProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while they are awaited. */
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => string
  onOpen?: (row: Row) => void
  changedKeys?: ReadonlySet<string>
  /** The row that is meant elsewhere on the screen, as on a map. */
  pickedKey?: string | undefined
  /** It shares its width with something: it asks for its columns' room alone. */
  isBeside?: boolean | undefined
  selection?: Selection<Row>
}

interface WideTableProps<Row> extends RowsProps<Row> {
  controls: TableControls
  density: Density
  sums?: readonly SumRow[] | undefined
}

/** The least width of a table; where there is less room it scrolls. Spec §9. */
const scrollWidthPx = 1100
/** The room of a list at a desk of 1440, beside the menu and a scroll bar; columns that ask for little more give way to it. */
const deskWidthPx = 1142
const mostGivenWayPx = 60
const usualWidthPx = 110
const checkWidthPx = { few: 44, many: 34 } as const
/** Beyond so many their cells stand closer together. */
const manyColumns = 10

const widthOf = <Row,>(columns: readonly Column<Row>[]) =>
  columns.reduce((sum, { widthPx = usualWidthPx }) => sum + widthPx, 0)

/** What stays in sight at the start when the rest scrolls: what the list names, else its first column. */
const pinnedOf = <Row,>(columns: readonly Column<Row>[]) =>
  (columns.find(({ isPinned }) => isPinned) ?? columns[0])?.key

/** How wide the table asks to be, with a column of boxes where rows can be chosen. */
const roomFor = <Row,>({ columns, selection, isBeside = false }: RowsProps<Row>) => {
  const hasChecks = selection !== undefined
  const isMany = columns.length > manyColumns
  const checkPx = hasChecks ? checkWidthPx[isMany ? 'many' : 'few'] : 0
  const askedPx = widthOf(columns) + checkPx
  const isNearDesk = askedPx > deskWidthPx && askedPx <= deskWidthPx + mostGivenWayPx
  const leastPx = isBeside ? 0 : scrollWidthPx
  return { isMany, checkPx, widthPx: Math.max(leastPx, isNearDesk ? deskWidthPx : askedPx) }
}

export const nothingFound = (
  <EmptyState drawing="search" title={tableTexts.nothingFound} text={tableTexts.nothingFoundHelp} />
)

/** The list as a table whose head stays in sight: below the top bar, or in a window of its own where it is too wide. */
export const WideTable = <Row,>(props: WideTableProps<Row>) => {
  const { label, columns, rows, density, selection } = props
  const box = useRef<HTMLDivElement>(null)
  const { isMany, checkPx, widthPx } = roomFor(props)
  const isTooWide = useOverflow(box, widthPx)
  // Of nothing there is no sum.
  const sums = rows?.length ? props.sums : undefined
  return (
    <div
      ref={box}
      className={styles.box}
      data-scrolls={isTooWide || undefined}
      tabIndex={isTooWide ? 0 : undefined}
      role={isTooWide ? 'group' : undefined}
      aria-label={isTooWide ? label : undefined}
    >
      <table
        className={styles.table}
        aria-label={label}
        style={{ minWidth: widthPx, '--lead': `${checkPx}px` } as CSSProperties}
        data-density={density}
        data-many={isMany || undefined}
        data-sums={sums ? true : undefined}
      >
        <colgroup>
          {selection && <col style={{ width: checkPx }} />}
          {columns.map(({ key, widthPx: width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
        <Head {...props} sums={sums} />
        <Body {...props} />
        {sums && <SumFoot columns={columns} sums={sums} lead={selection ? 1 : 0} />}
      </table>
    </div>
  )
}

const Body = <Row,>(props: WideTableProps<Row>) => {
  const { columns, rows, keyOf, selection } = props
  return (
    <tbody data-rows onMouseOver={tellWhole}>
      {rows?.map((row) => (
        <TableRow key={keyOf(row)} {...props} row={row} />
      ))}
      {!rows?.length && (
        <tr className={styles.alone}>
          <td colSpan={columns.length + (selection ? 1 : 0)}>
            {rows ? nothingFound : <Skeleton shape="table" />}
          </td>
        </tr>
      )}
    </tbody>
  )
}

const Head = <Row,>({ columns, rows, controls, selection, sums }: WideTableProps<Row>) => (
  <thead>
    <tr>
      {selection && <ChooseAll rows={rows ?? []} selection={selection} />}
      {columns.map((column) => (
        <th
          key={column.key}
          scope="col"
          data-fixed={column.isFixed || undefined}
          data-pinned={column.key === pinnedOf(columns) || undefined}
          aria-sort={column.isSortable ? directionOf(column, controls.state.sort) : undefined}
        >
          <ColumnHead column={column} controls={controls} />
        </th>
      ))}
    </tr>
    {sums && <SumHead columns={columns} sums={sums} lead={selection ? 1 : 0} />}
  </thead>
)

const ChooseAll = <Row,>({ rows, selection }: { rows: readonly Row[]; selection: Selection<Row> }) => {
  const chosen = rows.filter((row) => selection.has(row)).length
  return (
    <th scope="col" className={styles.check} data-pinned>
      <Check
        label={tableTexts.bulk.chooseAll}
        isOn={chosen > 0 && chosen === rows.length}
        isMixed={chosen > 0 && chosen < rows.length}
        isDisabled={rows.length === 0}
        onChange={(isOn) => selection.setMany(rows, isOn)}
      />
    </th>
  )
}

const TableRow = <Row,>(props: RowsProps<Row> & { row: Row }) => {
  const { row, columns, keyOf, onOpen, changedKeys, pickedKey, selection } = props
  const isChosen = selection?.has(row) ?? false
  const pinned = pinnedOf(columns)
  return (
    <tr
      className={classNames(changedKeys?.has(keyOf(row)) && styles.changed)}
      data-opens={onOpen ? true : undefined}
      data-picked={pickedKey === keyOf(row) || undefined}
      data-chosen={isChosen || undefined}
      tabIndex={onOpen ? 0 : undefined}
      onClick={(event) => opensFrom(event.target) && onOpen?.(row)}
      onKeyDown={(event) => event.key === 'Enter' && event.target === event.currentTarget && onOpen?.(row)}
    >
      {selection && (
        <td className={styles.check} data-stays data-pinned>
          <Check
            label={tableTexts.bulk.choose(selection.nameOf(row))}
            isOn={isChosen}
            onChange={(isOn) => selection.setMany([row], isOn)}
          />
        </td>
      )}
      {columns.map(({ key, align, isFixed, render }) => (
        <td
          key={key}
          data-align={align}
          data-fixed={isFixed || undefined}
          data-pinned={key === pinned || undefined}
        >
          <div className={styles.cell} data-cell>
            {render(row)}
          </div>
        </td>
      ))}
    </tr>
  )
}

/** Buttons and links inside a row keep their own act; what hangs over the page is no part of it. */
export const opensFrom = (target: EventTarget): boolean =>
  target instanceof Element &&
  !target.closest('a, button, input, label, .ant-switch, [data-stays]') &&
  target.closest('tr, li') !== null
