import { phoneHref } from '#shared/phone-href.ts'
import styles from './PhoneLink.module.css'

/** A number that is called by pressing it. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a className={styles.phone} href={phoneHref(phone)}>
    {phone}
  </a>
)
