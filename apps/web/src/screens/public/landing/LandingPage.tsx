import { vehicleTypeNames } from '@arriero/contract/es/vehicle-types'
import { vehicleTypes, type VehicleTypeKey } from '@arriero/domain/vehicles/vehicles'
import type { ReactNode } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { registrationPath, paths } from '#shared/paths.ts'
import { VehicleDrawing } from '#shared/drawings/VehicleDrawing.tsx'
import { drawingOf } from '#shared/drawings/vehicle-drawings.ts'
import { formatWeight } from '#shared/format.ts'
import { mainId, anchors } from '../PublicHeader.tsx'
import type { PublicFacts } from '../public-facts.ts'
import { Calls } from './Calls.tsx'
import { landingTexts } from './landing.texts.ts'
import { CargoDrawing } from './CargoDrawing.tsx'
import { HeroScene } from './HeroScene.tsx'
import { StoreLinks } from '../StoreLinks.tsx'
import { axlesOf, portfolio } from './portfolio.ts'
import styles from './Landing.module.css'

interface SectionProps {
  /** Its anchor, and what its title is found by. */
  id: string
  title: string
  text?: string
  isTinted?: boolean
  children: ReactNode
}

const Section = ({ id, title, text, isTinted = false, children }: SectionProps) => (
  <section id={id} aria-labelledby={`${id}-titulo`} className={isTinted ? styles.tinted : styles.plain}>
    <div className={styles.inner}>
      <h2 id={`${id}-titulo`} className={styles.title}>
        {title}
      </h2>
      {text !== undefined && <p className={styles.lead}>{text}</p>}
      {children}
    </div>
  </section>
)

const portfolioTexts = landingTexts.vehicles

const Vehicle = ({ type }: { type: VehicleTypeKey }) => (
  <li className={styles.vehicle}>
    <VehicleDrawing name={drawingOf(type)} heightPx={110} />
    <h4>{vehicleTypeNames[type]}</h4>
    <p>
      {portfolioTexts.payload(formatWeight(vehicleTypes[type].payloadHintKg))} ·{' '}
      {portfolioTexts.axles(axlesOf(type))}
    </p>
  </li>
)

const Portfolio = () => (
  <Section id={anchors.vehicles} title={portfolioTexts.title} text={portfolioTexts.text} isTinted>
    {portfolio.map(([group, keys]) => (
      <div key={group} className={styles.group}>
        <h3>{portfolioTexts.groups[group]}</h3>
        <ul className={styles.vehicles} data-group={group}>
          {keys.map((key) => (
            <Vehicle key={key} type={key} />
          ))}
        </ul>
      </div>
    ))}
  </Section>
)

const stepsTexts = landingTexts.steps

/** What carriers do to begin. Spec §1 "Public landing page". */
const Steps = ({ links }: Pick<PublicFacts, 'links'>) => (
  <Section id={anchors.steps} title={stepsTexts.title} text={stepsTexts.text}>
    <ol className={styles.steps}>
      {stepsTexts.items.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <div className={styles.after}>
      <a href={registrationPath('driver')} className={styles.button}>
        {stepsTexts.register}
      </a>
      <a href={paths.driverArea} className={styles.button}>
        {stepsTexts.install}
      </a>
      <span className={styles.note}>{stepsTexts.installNote}</span>
    </div>
    <StoreLinks links={links} />
  </Section>
)

const heroTexts = landingTexts.hero

const Hero = () => (
  <div className={styles.hero}>
    <div className={styles.heroWords}>
      <h1 className={styles.heroTitle}>{heroTexts.title}</h1>
      <p className={styles.heroText}>{heroTexts.text}</p>
      <p className={styles.ways}>
        <a href={registrationPath('client')} className={styles.wayMain}>
          {heroTexts.owner}
        </a>
        <a href={registrationPath('driver')} className={styles.wayOther}>
          {heroTexts.carrier}
        </a>
      </p>
      <p className={styles.companies}>
        {heroTexts.companies} <a href={registrationPath('cliententerprise')}>{heroTexts.ownerCompany}</a>{' '}
        <span aria-hidden="true">·</span>{' '}
        <a href={registrationPath('enterprise')}>{heroTexts.carrierCompany}</a>
      </p>
    </div>
    <HeroScene />
  </div>
)

const questionsTexts = landingTexts.questions

/** Built of `details`, which open without a script. */
const Questions = ({ brand }: { brand: string }) => (
  <Section id={anchors.questions} title={questionsTexts.title} isTinted>
    <div className={styles.questions}>
      {questionsTexts.items.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer(brand)}</p>
        </details>
      ))}
    </div>
    <p className={styles.note}>
      <a href={paths.terms}>{questionsTexts.more}</a>
    </p>
  </Section>
)

const ownersTexts = landingTexts.owners

const Owners = () => (
  <Section id="duenos-de-carga" title={ownersTexts.title}>
    <ol className={styles.steps} data-count="4">
      {ownersTexts.items.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <div className={styles.after}>
      <a href={registrationPath('client')} className={styles.button}>
        {ownersTexts.register}
      </a>
    </div>
  </Section>
)

const cargoTypesTexts = landingTexts.cargo

const CargoTypes = () => (
  <Section id={anchors.cargo} title={cargoTypesTexts.title} text={cargoTypesTexts.text}>
    <ul className={styles.cargo}>
      {cargoTypesTexts.items.map(({ drawing, title, text }) => (
        <li key={title} className={styles.cargoItem}>
          <CargoDrawing name={drawing} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
    <p className={styles.note}>{cargoTypesTexts.also}</p>
  </Section>
)

const promisesTexts = landingTexts.promises

const Promises = () => (
  <Section id="ventajas" title={promisesTexts.title} isTinted>
    <ul className={styles.promises}>
      {promisesTexts.items.map(({ icon, title, text }) => (
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

/** The front door. Spec §1 "Public landing page". */
export const LandingPage = ({ brand, links }: PublicFacts) => (
  <main id={mainId} tabIndex={-1}>
    <Hero />
    <Steps links={links} />
    <Promises />
    <CargoTypes />
    <Portfolio />
    <Owners />
    <Questions brand={brand} />
    <Calls />
  </main>
)
