import { Icon } from '#shared/drawings/Icon.tsx'
import { landingTexts } from './landing.texts.ts'
import { Section } from './Section.tsx'
import styles from './Landing.module.css'

const texts = landingTexts.promises

export const Promises = () => (
  <Section id="ventajas" title={texts.title} isTinted>
    <ul className={styles.promises}>
      {texts.items.map(({ icon, title, text }) => (
        <li key={title} className={styles.card}>
          <span className={styles.sign}>
            <Icon name={icon} sizePx={28} />
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </Section>
)
