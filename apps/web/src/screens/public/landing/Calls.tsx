import type { RegistrationRole } from '@arriero/domain/people/registration'
import { registrationPath } from '#shared/paths.ts'
import { landingTexts } from './landing.texts.ts'
import styles from './Landing.module.css'

const texts = landingTexts.calls

interface CallProps {
  words: { title: string; text: string }
  person: RegistrationRole
  company: RegistrationRole
}

const Call = ({ words, person, company }: CallProps) => (
  <div className={styles.call}>
    <h3>{words.title}</h3>
    <p>{words.text}</p>
    <p className={styles.callWays}>
      <a href={registrationPath(person)} aria-label={`${words.title}: ${texts.person}`}>
        {texts.person}
      </a>
      <a href={registrationPath(company)} aria-label={`${words.title}: ${texts.company}`}>
        {texts.company}
      </a>
    </p>
  </div>
)

/** The way in, with the role already chosen. */
export const Calls = () => (
  <section aria-labelledby="empiece" className={styles.calls}>
    <div className={styles.inner}>
      <h2 id="empiece" className={styles.title}>
        {texts.title}
      </h2>
      <div className={styles.callCards}>
        <Call words={texts.owner} person="client" company="cliententerprise" />
        <Call words={texts.carrier} person="driver" company="enterprise" />
      </div>
    </div>
  </section>
)
