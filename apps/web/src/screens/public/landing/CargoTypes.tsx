import { anchors } from '../PublicHeader.tsx'
import { CargoDrawing } from './CargoDrawing.tsx'
import { landingTexts } from './landing.texts.ts'
import { Section } from './Section.tsx'
import styles from './Landing.module.css'

const texts = landingTexts.cargo

export const CargoTypes = () => (
  <Section id={anchors.cargo} title={texts.title} text={texts.text}>
    <ul className={styles.cargo}>
      {texts.items.map(({ drawing, title, text }) => (
        <li key={title} className={styles.cargoItem}>
          <CargoDrawing name={drawing} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
    <p className={styles.note}>{texts.also}</p>
  </Section>
)
