import type { Truck } from '@arriero/contract/places/tracking'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { TableFoot } from '#shared/table/rows/TableFoot.tsx'
import { inOrder } from './fleet-filter.ts'
import { fleetTexts as texts } from './fleet.texts.ts'
import { TruckFacts } from './TruckFacts.tsx'
import styles from './fleet.module.css'

const pageRows = 20

interface FleetListProps {
  trucks: readonly Truck[]
  now: number
  selectedId: string | undefined
  /** Left out where no map shows it. */
  onSelect: ((orderId: string) => void) | undefined
  /** Address of a service. */
  hrefOf: (orderId: string) => string
}

const Row = ({ truck, onSelect, ...list }: Omit<FleetListProps, 'trucks'> & { truck: Truck }) => {
  const { orderId } = truck
  return (
    <li className={styles.row} data-selected={orderId === list.selectedId || undefined}>
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

/** Every truck in words: what the map shows, for whoever does not see it. */
export const FleetList = ({ trucks, ...list }: FleetListProps) => {
  const [page, setPage] = useState(1)
  const last = Math.max(1, Math.ceil(trucks.length / pageRows))
  const current = Math.min(page, last)
  const ordered = useMemo(() => inOrder(trucks), [trucks])
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
