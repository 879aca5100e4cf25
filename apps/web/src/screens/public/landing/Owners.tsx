import { registrationPath } from '#shared/paths.ts'
import { landingTexts } from './landing.texts.ts'
import { Section } from './Section.tsx'
import styles from './Landing.module.css'

const texts = landingTexts.owners

export const Owners = () => (
  <Section id="duenos-de-carga" title={texts.title}>
    <ol className={styles.steps} data-count="4">
      {texts.items.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <div className={styles.after}>
      <a href={registrationPath('client')} className={styles.button}>
        {texts.register}
      </a>
    </div>
  </Section>
)
