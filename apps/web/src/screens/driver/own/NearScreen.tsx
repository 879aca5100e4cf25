import { useState } from 'react'
import { Pages } from '#shared/api/Answer.tsx'
import { PlainButton } from '#shared/plain/Button.tsx'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import trips from '../trips.module.css'
import { Availability } from './Availability.tsx'
import { NearCard } from './NearCard.tsx'
import { refreshNear, useNear, type NearWay } from './near-queries.ts'
import { nearTexts as texts } from './own.texts.ts'
import styles from './own.module.css'
import parts from '../parts.module.css'

const ways: readonly NearWay[] = ['any', 'home', 'offered']

const Ways = ({ way, onChange }: { way: NearWay; onChange: (way: NearWay) => void }) => (
  <fieldset className={styles.tabs}>
    <legend className="visually-hidden">{texts.waysLabel}</legend>
    {ways.map((one) => (
      <label key={one} className={styles.tab}>
        <input type="radio" name="way" checked={one === way} onChange={() => onChange(one)} />
        {texts.ways[one]}
      </label>
    ))}
  </fieldset>
)

type Near = ReturnType<typeof useNear>

const explained = (way: NearWay, { from, baseTown }: Near): string => {
  if (way === 'home') return baseTown ? texts.homeTo(baseTown) : texts.noBase
  return texts.from[from ?? 'none']
}

const Services = ({ near, way }: { near: Near; way: NearWay }) => (
  <Pages
    of={near}
    wait={{ shape: 'cards', count: 3 }}
    empty={<EmptyState drawing="truck" {...texts.empty[way]} />}
  >
    {(services) => (
      <>
        <p className={parts.help}>
          {explained(way, near)} {texts.order}
        </p>
        <ul className={trips.cards}>
          {services.map((order) => (
            <li key={order._id}>
              <NearCard order={order} />
            </li>
          ))}
        </ul>
      </>
    )}
  </Pages>
)

/** Services waiting for a carrier, the best for this driver first. */
const NearScreen = () => {
  const [way, setWay] = useState<NearWay>('any')
  const near = useNear(way)
  return (
    <div className={parts.page}>
      <h1 className={parts.title}>{texts.title}</h1>
      <Availability />
      <Ways way={way} onChange={setWay} />
      <Services near={near} way={way} />
      <PlainButton icon="reload" onClick={() => void refreshNear()}>
        {texts.reload}
      </PlainButton>
    </div>
  )
}

export default NearScreen
