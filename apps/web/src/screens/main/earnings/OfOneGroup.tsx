import { api } from '@arriero/contract'
import styles from '#features/settlements/settlements.module.css'
import { useRead } from '#shared/api/queries.ts'
import { Button } from '#shared/plain/Button.tsx'
import type { TableControls } from '#shared/table/filters/use-table-state.ts'
import { earningsTexts as texts } from './earnings.texts.ts'

interface OfOneProps {
  by: 'vehicle' | 'driver'
  id: string
  onAll: () => void
}

const OfOne = ({ by, id, onAll }: OfOneProps) => {
  const query = { by, ...(by === 'vehicle' ? { vehicleId: id } : { driverId: id }), limit: 1 }
  const { data } = useRead(api.settlements.ownGroups, { query })
  const name = data?.items[0]?.name
  return (
    <span className={styles.switch}>
      {name ? texts.ofNamed[by](name) : texts.ofOneOf[by]}
      <Button size="small" onClick={onAll}>
        {texts.ofAll}
      </Button>
    </span>
  )
}

/** The list is of one truck or one driver: whose, and the way back to all of them. */
export const OfOneGroup = ({ controls }: { controls: TableControls }) =>
  (['vehicle', 'driver'] as const).map((by) => {
    const id = controls.state.filters[by]?.[0]
    return id === undefined ? null : <OfOne key={by} by={by} id={id} onAll={() => controls.filter(by, [])} />
  })
