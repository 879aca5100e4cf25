import type { Truck } from '@arriero/contract/places/tracking'
import { useCallback, useRef, useState } from 'react'
import { useLeaveByEscape } from '#shared/use-leave-by-escape.ts'
import { useMapStyle } from '#shared/map/use-map-style.ts'
import { useNow } from '#shared/use-now.ts'
import { FleetList } from './FleetList.tsx'
import { FleetMap } from './FleetMap.tsx'
import type { FleetStore } from './fleet-store.ts'
import { SelectedTruck } from './SelectedTruck.tsx'
import { useChosenWay } from './use-chosen-way.ts'
import styles from './fleet.module.css'

interface FleetBoardProps {
  store: FleetStore
  /** All of them: who is picked stays so when a filter leaves him out. */
  trucks: readonly Truck[]
  shown: readonly Truck[]
  /** Address of a service. */
  hrefOf: (orderId: string) => string
}

/** Trucks on one map beside their list, which tells the same in words. */
export const FleetBoard = ({ store, trucks, shown, hrefOf }: FleetBoardProps) => {
  const now = useNow()
  const styleUrl = useMapStyle()
  const [selectedId, select] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const onFail = useCallback(() => setFailed(true), [])
  const chosen = trucks.find(({ orderId }) => orderId === selectedId)
  const way = useChosenWay(chosen)
  const leave = () => select(undefined)
  useLeaveByEscape(selectedId !== undefined, leave)
  const columns = useRef<HTMLDivElement>(null)
  /** On a phone the map stands above the list. */
  const show = (orderId: string) => {
    select(orderId)
    const isAbove = (columns.current?.getBoundingClientRect().top ?? 0) < 0
    if (isAbove) columns.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div className={styles.columns} data-words={hasFailed || undefined} ref={columns}>
      <FleetMap
        store={store}
        shown={shown}
        styleUrl={styleUrl}
        selectedId={selectedId}
        way={way}
        onSelect={select}
        hasFailed={hasFailed}
        onFail={onFail}
      />
      <div className={styles.side}>
        <SelectedTruck truck={chosen} way={way} now={now} href={hrefOf(selectedId ?? '')} onClose={leave} />
        <FleetList
          trucks={shown}
          now={now}
          selectedId={selectedId}
          onSelect={hasFailed ? undefined : show}
          hrefOf={hrefOf}
        />
      </div>
    </div>
  )
}
