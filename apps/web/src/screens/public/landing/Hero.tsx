import { registrationPath } from '#shared/paths.ts'
import { HeroScene } from './HeroScene.tsx'
import { landingTexts } from './landing.texts.ts'
import styles from './Landing.module.css'

const texts = landingTexts.hero

export const Hero = () => (
  <div className={styles.hero}>
    <div className={styles.heroWords}>
      <h1 className={styles.heroTitle}>{texts.title}</h1>
      <p className={styles.heroText}>{texts.text}</p>
      <p className={styles.ways}>
        <a href={registrationPath('client')} className={styles.wayMain}>
          {texts.owner}
        </a>
        <a href={registrationPath('driver')} className={styles.wayOther}>
          {texts.carrier}
        </a>
      </p>
      <p className={styles.companies}>
        {texts.companies} <a href={registrationPath('cliententerprise')}>{texts.ownerCompany}</a>{' '}
        <span aria-hidden="true">·</span> <a href={registrationPath('enterprise')}>{texts.carrierCompany}</a>
      </p>
    </div>
    <HeroScene />
  </div>
)
