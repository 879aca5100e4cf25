import type { Truck } from '@arriero/contract/fleet'
import { Pagination } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatNumber, formatRelative } from '#shared/format.ts'
import { Plate } from '#shared/plain/Plate.tsx'
import { StateTag } from '#shared/plain/StateTag.tsx'
import { inOrder } from './fleet-filter.ts'
import { fleetTexts as texts } from './fleet.texts.ts'
import styles from './fleet.module.css'

const pageRows = 20

interface FleetListProps {
  trucks: readonly Truck[]
  now: number
  selectedId: string | undefined
  onSelect: (orderId: string) => void
  /** Address of a service. */
  hrefOf: (orderId: string) => string
}

const whereabouts = ({ position }: Truck, now: number): string =>
  position
    ? [
        formatRelative(position.at, now),
        position.speedKmh === null ? '' : texts.speed(formatNumber(position.speedKmh)),
      ]
        .filter(Boolean)
        .join(' · ')
    : texts.noPosition

const Row = ({ truck, ...list }: Omit<FleetListProps, 'trucks'> & { truck: Truck }) => {
  const { orderId, licensePlate, driver, carrier, origin, destination, step, isSilent, isOffRoute } = truck
  return (
    <li className={styles.row} data-selected={orderId === list.selectedId || undefined}>
      <div className={styles.rowHead}>
        {licensePlate ? <Plate plate={licensePlate} /> : <span>{texts.noPlate}</span>}
        <StateTag tone="good">{texts.steps[step]}</StateTag>
        {isSilent && <StateTag tone="off">{texts.silent}</StateTag>}
        {isOffRoute && <StateTag tone="bad">{texts.offRoute}</StateTag>}
      </div>
      <p className={styles.way}>{texts.way(origin, destination)}</p>
      <p className={styles.who}>
        {driver.name}
        {carrier._id !== driver._id && ` · ${carrier.name}`}
      </p>
      <p className={`tabular ${styles.who}`}>{whereabouts(truck, list.now)}</p>
      <div className={styles.rowActs}>
        {truck.position && (
          <button type="button" className={styles.rowAct} onClick={() => list.onSelect(orderId)}>
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
  const rows = inOrder(trucks).slice((current - 1) * pageRows, current * pageRows)
  return (
    <section className={styles.list} aria-label={texts.list}>
      {rows.length === 0 && <p className={styles.none}>{texts.noMatch}</p>}
      <ul className={styles.rows}>
        {rows.map((truck) => (
          <Row key={truck.orderId} truck={truck} {...list} />
        ))}
      </ul>
      {last > 1 && (
        <Pagination
          size="small"
          current={current}
          pageSize={pageRows}
          total={trucks.length}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </section>
  )
}
