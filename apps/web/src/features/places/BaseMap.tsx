import type { ReplyOf } from '@arriero/contract/endpoint'
import type { api } from '@arriero/contract'
import { useState } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { MapView } from '#shared/map/MapView.tsx'
import { useMapStyle } from '#shared/map/use-map-style.ts'
import { placesTexts as texts } from './places.texts.ts'
import styles from './places.module.css'

type Base = NonNullable<ReplyOf<typeof api.vehicles.detail>['base']>

const Drawn = ({ base }: { base: Base }) => (
  <MapView label={texts.baseMap(base.name)} styleUrl={useMapStyle()} base={base} heightPx={280} />
)

/** The town a carrier or a vehicle works from; its map is drawn only when it is asked for. Nothing where no town was named. */
export const BaseMap = ({ base }: { base: Base | null | undefined }) => {
  const [isOpen, setOpen] = useState(false)
  if (!base) return null
  return (
    <details className={styles.base} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon name="map" sizePx={18} />
        {texts.base(base.name)}
      </summary>
      {isOpen && <Drawn base={base} />}
    </details>
  )
}
