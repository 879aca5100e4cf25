import type { ReactNode } from 'react'
import styles from './values.module.css'

/** One word of several that belong to a thing. */
export const Tag = ({ children }: { children: ReactNode }) => <span className={styles.word}>{children}</span>
