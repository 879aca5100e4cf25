import { vehicleTypeNames } from '@arriero/contract/es/vehicle-types'
import { vehicleTypes, type VehicleTypeKey } from '@arriero/domain/vehicles'
import { VehicleDrawing } from '#shared/drawings/VehicleDrawing.tsx'
import { drawingOf } from '#shared/drawings/vehicle-drawings.ts'
import { formatWeight } from '#shared/format.ts'
import { anchors } from '../PublicHeader.tsx'
import { landingTexts } from './landing.texts.ts'
import { axlesOf, portfolio } from './portfolio.ts'
import { Section } from './Section.tsx'
import styles from './Landing.module.css'

const texts = landingTexts.vehicles

const Vehicle = ({ type }: { type: VehicleTypeKey }) => (
  <li className={styles.vehicle}>
    <VehicleDrawing name={drawingOf(type)} heightPx={110} />
    <h4>{vehicleTypeNames[type]}</h4>
    <p>
      {texts.payload(formatWeight(vehicleTypes[type].payloadHintKg))} · {texts.axles(axlesOf(type))}
    </p>
  </li>
)

export const Portfolio = () => (
  <Section id={anchors.vehicles} title={texts.title} text={texts.text} isTinted>
    {portfolio.map(([group, keys]) => (
      <div key={group} className={styles.group}>
        <h3>{texts.groups[group]}</h3>
        <ul className={styles.vehicles} data-group={group}>
          {keys.map((key) => (
            <Vehicle key={key} type={key} />
          ))}
        </ul>
      </div>
    ))}
  </Section>
)
