import { Icon } from '#shared/drawings/Icon.tsx'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import styles from './ImageViewer.module.css'
import { viewerTexts as texts } from './image-viewer.texts.ts'
import type { ViewControls } from './use-view.ts'

interface ViewerButtonProps {
  label: string
  icon: IconName
  /** At the side of the picture, not in a row with the others. */
  place?: 'previous' | 'next'
  onClick: () => void
}

export const ViewerButton = ({ label, icon, place, onClick }: ViewerButtonProps) => (
  <button
    type="button"
    className={place ? styles[place] : styles.button}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    <Icon name={icon} sizePx={22} />
  </button>
)

interface ViewerBarProps {
  controls: ViewControls
  /** Where another key turns it. */
  turn?: string
}

/** What is done with a picture besides dragging it. */
export const ViewerBar = ({ controls, turn = texts.turn }: ViewerBarProps) => (
  <div className={styles.bar} role="toolbar" aria-label={texts.tools}>
    <ViewerButton label={texts.smaller} icon="minus" onClick={controls.smaller} />
    <output className={styles.percent}>{texts.zoom(Math.round(controls.view.zoom * 100))}</output>
    <ViewerButton label={texts.bigger} icon="plus" onClick={controls.bigger} />
    <ViewerButton label={texts.fit} icon="fit" onClick={controls.fit} />
    <ViewerButton label={turn} icon="rotate" onClick={controls.turn} />
  </div>
)
