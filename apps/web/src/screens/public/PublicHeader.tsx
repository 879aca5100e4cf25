import { BrandSign } from '#shared/brand/BrandSign.tsx'
import { paths } from '#shared/paths.ts'
import type { PublicFacts } from './public-facts.ts'
import { publicTexts as texts } from './public.texts.ts'
import styles from './Public.module.css'

/** Sections of the landing page, by their anchors. */
export const anchors = {
  steps: 'pasos',
  cargo: 'carga',
  vehicles: 'vehiculos',
  questions: 'preguntas',
} as const

const sections = Object.entries(anchors) as [keyof typeof anchors, string][]

export const mainId = 'contenido'

export const PublicHeader = ({ brand, look }: Pick<PublicFacts, 'brand' | 'look'>) => (
  <header className={styles.header}>
    <a href={`#${mainId}`} className={styles.skip}>
      {texts.skip}
    </a>
    <div className={styles.bar}>
      <a href={paths.landing} className={styles.brand} aria-label={texts.toLanding(brand)}>
        <BrandSign logo={look.logo} sizePx={30} /> <span>{brand}</span>
      </a>
      <nav className={styles.sections} aria-label={texts.mainNav}>
        {sections.map(([name, anchor]) => (
          <a key={name} href={`${paths.landing}#${anchor}`}>
            {texts.nav[name]}
          </a>
        ))}
      </nav>
      <nav className={styles.account} aria-label={texts.accountNav}>
        <a href={paths.login}>{texts.logIn}</a>
        <a href={paths.registration} className={styles.join}>
          {texts.register}
        </a>
      </nav>
    </div>
    {/* Said while a remembered visitor is asked for; the program shows it. */}
    <p id="coming-back" role="status" className={styles.comingBack} data-words={texts.comingBack} />
  </header>
)
