import type { ReactNode } from 'react'
import { Email } from './Email.tsx'
import styles from './DetailList.module.css'

export interface Detail {
  label: string
  value: ReactNode
  /** Takes the whole line: descriptions, addresses. */
  isWide?: boolean
}

const isAddress = (value: ReactNode): value is string =>
  typeof value === 'string' && /^[^\s@]+@[^\s@]+$/.test(value)

/** Facts as label and value; two or three columns by the room there is, one on a phone. */
export const DetailList = ({ details }: { details: readonly Detail[] }) => (
  <dl className={styles.list}>
    {details.map(({ label, value, isWide }) => (
      <div key={label} className={styles.detail} data-wide={isWide || undefined}>
        <dt>{label}</dt>
        <dd>{isAddress(value) ? <Email address={value} /> : value}</dd>
      </div>
    ))}
  </dl>
)
