import { paths, registrationPath } from '#shared/paths.ts'
import { anchors } from '../PublicHeader.tsx'
import type { PublicFacts } from '../public-facts.ts'
import { StoreLinks } from '../StoreLinks.tsx'
import { landingTexts } from './landing.texts.ts'
import { Section } from './Section.tsx'
import styles from './Landing.module.css'

const texts = landingTexts.steps

/** What carriers do to begin. Spec §1 "Public landing page". */
export const Steps = ({ links }: Pick<PublicFacts, 'links'>) => (
  <Section id={anchors.steps} title={texts.title} text={texts.text}>
    <ol className={styles.steps}>
      {texts.items.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <div className={styles.after}>
      <a href={registrationPath('driver')} className={styles.button}>
        {texts.register}
      </a>
      <a href={paths.driverArea} className={styles.quietButton}>
        {texts.install}
      </a>
      <span className={styles.note}>{texts.installNote}</span>
    </div>
    <StoreLinks links={links} />
  </Section>
)
