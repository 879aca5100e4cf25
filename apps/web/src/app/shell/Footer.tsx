import { bogotaDay } from '@arriero/domain/time/calendar'
import { useHouseLook } from '#shared/brand/use-house-look.ts'
import { paths } from '#shared/paths.ts'
import { phoneHref } from '#shared/phone-href.ts'
import type { ShellContact } from './shell-props.ts'
import { shellTexts } from './shell.texts.ts'
import styles from './Footer.module.css'

/** Links leave the portal's bundle, so they are plain anchors. */
export const Footer = ({ contact }: { contact?: ShellContact }) => (
  <footer className={styles.footer}>
    <span>{shellTexts.footer(bogotaDay(new Date()).slice(0, 4), useHouseLook().name)}</span>
    <nav className={styles.links} aria-label={shellTexts.footerNav}>
      {contact?.phone && <a href={phoneHref(contact.phone)}>{contact.phone}</a>}
      {contact?.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
      <a href={paths.terms}>{shellTexts.terms}</a>
      <a href={paths.driverArea}>{shellTexts.driverArea}</a>
      <a href="/v1/docs">{shellTexts.apiDocs}</a>
    </nav>
  </footer>
)
