import { Button, Tooltip } from 'antd'
import { Icon } from '#shared/drawings/Icon.tsx'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import { formatShortId } from '#shared/format.ts'
import type { WindowAddress } from '#shared/use-modal-address.ts'
import { servicesTexts } from './services.texts.ts'
import styles from './services.module.css'

const buttons: readonly { word: string; icon: IconName; view?: string }[] = [
  { word: servicesTexts.views.photos, icon: 'image', view: 'fotos' },
  { word: servicesTexts.views.map, icon: 'map', view: 'mapa' },
  { word: servicesTexts.views.detail, icon: 'eye' },
]

/** Photos, map and detail of a service. Spec §2. */
export const ViewButtons = ({ orderId, address }: { orderId: string; address: WindowAddress }) => (
  <div className={styles.views}>
    {buttons.map(({ word, icon, view }) => (
      <Tooltip key={word} title={word}>
        <Button
          icon={<Icon name={icon} sizePx={18} />}
          aria-label={servicesTexts.of(word, formatShortId(orderId))}
          onClick={() => address.open(orderId, view)}
        />
      </Tooltip>
    ))}
  </div>
)
