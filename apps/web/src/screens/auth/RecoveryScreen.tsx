import { Link } from 'react-router'
import { useContact } from '#features/session/use-contact.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { paths } from '#shared/paths.ts'
import { authTexts } from './auth.texts.ts'
import styles from './auth.module.css'

/** Says how to get help; the recovery by e-mail is not part of this delivery. */
export default function RecoveryScreen() {
  const contact = useContact()
  const isReachable = Boolean(contact?.email ?? contact?.phone)
  return (
    <>
      <h1 className={styles.title}>{authTexts.recoverTitle}</h1>
      <p className={styles.text}>{isReachable ? authTexts.recoverText : authTexts.recoverNobody}</p>
      <ul className={styles.ways}>
        {contact?.email && (
          <li>
            <Icon name="chat" sizePx={20} /> {authTexts.email}:{' '}
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </li>
        )}
        {contact?.phone && (
          <li>
            <Icon name="phone" sizePx={20} /> {authTexts.phone}:{' '}
            <a href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>{contact.phone}</a>
          </li>
        )}
      </ul>
      <Link to={paths.login}>{authTexts.backToLogin}</Link>
    </>
  )
}
