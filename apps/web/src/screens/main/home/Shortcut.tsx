import { Link } from 'react-router'
import { Icon } from '#shared/drawings/Icon.tsx'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import styles from './home.module.css'

interface ShortcutProps {
  title: string
  text: string
  path: string
  icon?: IconName
}

/** A whole card that leads to a screen. */
export const Shortcut = ({ title, text, path, icon = 'truck' }: ShortcutProps) => (
  <Link to={path} className={styles.shortcut}>
    <Icon name={icon} sizePx={28} />
    <span>
      <strong>{title}</strong>
      <span className={styles.hint}>{text}</span>
    </span>
    <Icon name="arrowRight" sizePx={20} />
  </Link>
)
