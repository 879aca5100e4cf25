import type { ReactNode } from 'react'
import styles from './PageHead.module.css'

interface PageHeadProps {
  title: ReactNode
  /** One sentence, where it helps. */
  help?: string
  /** The main act of the page, on the right. */
  action?: ReactNode
}

export const PageHead = ({ title, help, action }: PageHeadProps) => (
  <header className={styles.head}>
    <div className={styles.words}>
      <h1 className={styles.title}>{title}</h1>
      {help && <p className={styles.help}>{help}</p>}
    </div>
    {action && <div className={styles.action}>{action}</div>}
  </header>
)
