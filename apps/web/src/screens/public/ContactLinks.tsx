import { phoneHref } from '#shared/phone-href.ts'
import type { PublicFacts } from './public-facts.ts'
import { mailLink, messagingLink } from './contact-links.ts'
import { publicTexts as texts } from './public.texts.ts'
import styles from './Public.module.css'

const socialNames = ['facebook', 'instagram', 'twitter', 'youtube'] as const

/** What is not set is not shown. Decisions §1. */
export const ContactLinks = ({ brand, phone, email }: PublicFacts) =>
  (phone ?? email) === null ? null : (
    <nav aria-label={texts.contact}>
      <h2 className={styles.footTitle}>{texts.contact}</h2>
      <ul className={styles.footList}>
        {phone !== null && (
          <>
            <li>
              <a href={messagingLink(phone)}>{texts.message}</a>
            </li>
            <li>
              <a href={phoneHref(phone)}>{texts.call(phone)}</a>
            </li>
          </>
        )}
        {email !== null && (
          <li>
            <a href={mailLink(email, texts.supportSubject(brand))}>{texts.support}</a>
          </li>
        )}
      </ul>
    </nav>
  )

export const SocialLinks = ({ links }: PublicFacts) => {
  const shown = socialNames.flatMap((name) => {
    const url = links[name]
    return url === undefined ? [] : [{ name, url }]
  })
  return shown.length === 0 ? null : (
    <nav aria-label={texts.follow}>
      <h2 className={styles.footTitle}>{texts.follow}</h2>
      <ul className={styles.footList}>
        {shown.map(({ name, url }) => (
          <li key={name}>
            <a href={url} rel="me noopener">
              {texts.social[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
