import { mainId } from '../PublicHeader.tsx'
import type { PublicFacts } from '../public-facts.ts'
import { Calls } from './Calls.tsx'
import { CargoTypes } from './CargoTypes.tsx'
import { Hero } from './Hero.tsx'
import { Owners } from './Owners.tsx'
import { Portfolio } from './Portfolio.tsx'
import { Promises } from './Promises.tsx'
import { Questions } from './Questions.tsx'
import { Steps } from './Steps.tsx'

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
