import type { Truck } from '@arriero/contract/places/tracking'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { TableFoot } from '#shared/table/rows/TableFoot.tsx'
import { isCalm } from '#shared/media.ts'
import { inOrder, pageOf, pageRows } from './fleet-filter.ts'
import { fleetTexts as texts } from './fleet.texts.ts'
import { TruckFacts } from './TruckFacts.tsx'
import styles from './fleet.module.css'

interface FleetListProps {
  trucks: readonly Truck[]
  now: number
  selectedId: string | undefined
  /** Left out where no map shows it. */
  onSelect: ((orderId: string) => void) | undefined
  /** Address of a service. */
  hrefOf: (orderId: string) => string
}

/** Where the list has a height of its own. On a phone it has none: there the page stays at the map, and the card above the list tells. */
const showInList = (row: HTMLElement): void => {
  const list = row.parentElement
  if (!list || list.scrollHeight <= list.clientHeight) return
  const [at, frame] = [row.getBoundingClientRect(), list.getBoundingClientRect()]
  if (at.top >= frame.top && at.bottom <= frame.bottom) return
  const middlePx = (frame.height - at.height) / 2
  list.scrollBy({ top: at.top - frame.top - middlePx, behavior: isCalm() ? 'instant' : 'smooth' })
}

const Row = ({ truck, onSelect, ...list }: Omit<FleetListProps, 'trucks'> & { truck: Truck }) => {
  const { orderId } = truck
  const isSelected = orderId === list.selectedId
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isSelected && row.current) showInList(row.current)
  }, [isSelected])
  return (
    <li
      ref={row}
      className={styles.row}
      data-selected={isSelected || undefined}
      aria-current={isSelected || undefined}
    >
      <TruckFacts truck={truck} now={list.now} />
      <div className={styles.rowActs}>
        {truck.position && onSelect && (
          <button type="button" className={styles.rowAct} onClick={() => onSelect(orderId)}>
            {texts.show}
          </button>
        )}
        <Link className={styles.rowAct} to={list.hrefOf(orderId)}>
          {texts.open}
        </Link>
      </div>
    </li>
  )
}

/** The page one looks at; that of the truck that is picked, on the map too, once it is. */
const usePage = (ordered: readonly Truck[], selectedId: string | undefined) => {
  const [page, setPage] = useState(1)
  const [broughtId, setBroughtId] = useState<string>()
  if (selectedId !== broughtId) {
    setBroughtId(selectedId)
    setPage(pageOf(ordered, selectedId) ?? page)
  }
  return [page, setPage] as const
}

/** Every truck in words: what the map shows, for whoever does not see it. */
export const FleetList = ({ trucks, ...list }: FleetListProps) => {
  const ordered = useMemo(() => inOrder(trucks), [trucks])
  const [page, setPage] = usePage(ordered, list.selectedId)
  const last = Math.max(1, Math.ceil(trucks.length / pageRows))
  const current = Math.min(page, last)
  const rows = ordered.slice((current - 1) * pageRows, current * pageRows)
  return (
    <section className={styles.list} aria-label={texts.list}>
      {rows.length === 0 && <p className={styles.none}>{texts.noMatch}</p>}
      <ul className={styles.rows}>
        {rows.map((truck) => (
          <Row key={truck.orderId} truck={truck} {...list} />
        ))}
      </ul>
      {last > 1 && (
        <TableFoot
          page={current}
          paging={{
            total: undefined,
            hasPrevious: current > 1,
            hasNext: current < last,
            onPrevious: () => setPage(current - 1),
            onNext: () => setPage(current + 1),
          }}
        />
      )}
    </section>
  )
}
