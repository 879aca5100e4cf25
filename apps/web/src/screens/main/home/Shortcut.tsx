import { Link } from 'react-router'
import { Icon } from '#shared/drawings/Icon.tsx'
import styles from './home.module.css'

/** A whole card that leads to a screen. */
export const Shortcut = ({ title, text, path }: { title: string; text: string; path: string }) => (
  <Link to={path} className={styles.shortcut}>
    <Icon name="truck" sizePx={28} />
    <span>
      <strong>{title}</strong>
      <span className={styles.hint}>{text}</span>
    </span>
    <Icon name="arrowRight" sizePx={20} />
  </Link>
)
