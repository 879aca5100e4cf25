import { BrandSign } from '#shared/brand/BrandSign.tsx'
import { paths } from '#shared/paths.ts'
import { ContactLinks, SocialLinks } from './ContactLinks.tsx'
import type { PublicFacts } from './public-facts.ts'
import { publicTexts as texts } from './public.texts.ts'
import styles from './Public.module.css'

const links = [
  [paths.terms, texts.terms],
  [paths.dataContent, texts.dataContent],
  [paths.driverArea, texts.driverArea],
  ['/v1/docs', texts.apiDocs],
] as const

export const PublicFooter = (facts: PublicFacts) => (
  <footer className={styles.footer}>
    <div className={styles.footInner}>
      <div>
        <p className={styles.footBrand}>
          <BrandSign logo={facts.look.logo} sizePx={28} /> {texts.footer(facts.brand, facts.year)}
        </p>
        <p>{texts.broker}</p>
      </div>
      <ContactLinks {...facts} />
      <SocialLinks {...facts} />
      <nav aria-label={texts.about}>
        <h2 className={styles.footTitle}>{texts.about}</h2>
        <ul className={styles.footList}>
          {links.map(([url, words]) => (
            <li key={url}>
              <a href={url}>{words}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </footer>
)
