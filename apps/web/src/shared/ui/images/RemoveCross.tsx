import { Icon } from '#shared/drawings/Icon.tsx'
import styles from './RemoveCross.module.css'

interface RemoveCrossProps {
  label: string
  onRemove: () => void
}

/** Takes a small picture away, from its corner: as large as a thumb needs it, and drawn as small as leaves the picture in sight. */
export const RemoveCross = ({ label, onRemove }: RemoveCrossProps) => (
  <button type="button" className={styles.target} aria-label={label} onClick={onRemove}>
    <span className={styles.cross}>
      <Icon name="close" sizePx={16} />
    </span>
  </button>
)
