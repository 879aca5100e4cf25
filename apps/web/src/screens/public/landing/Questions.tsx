import { paths } from '#shared/paths.ts'
import { anchors } from '../PublicHeader.tsx'
import { landingTexts } from './landing.texts.ts'
import { Section } from './Section.tsx'
import styles from './Landing.module.css'

const texts = landingTexts.questions

/** They open without a program. */
export const Questions = ({ brand }: { brand: string }) => (
  <Section id={anchors.questions} title={texts.title} isTinted>
    <div className={styles.questions}>
      {texts.items.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer(brand)}</p>
        </details>
      ))}
    </div>
    <p className={styles.note}>
      <a href={paths.terms}>{texts.more}</a>
    </p>
  </Section>
)
