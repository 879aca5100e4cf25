import { Children, type ReactNode } from 'react'
import { Panel } from '#shared/plain/Card.tsx'
import { remediesTexts } from './remedies.texts.ts'
import styles from './remedies.module.css'

/** What can be done about a service now, one below the other; nothing where there is none. */
export const Remedies = ({ children }: { children: ReactNode }) =>
  Children.toArray(children).length > 0 && (
    <Panel title={remediesTexts.title}>
      <ul className={styles.remedies}>{children}</ul>
    </Panel>
  )
