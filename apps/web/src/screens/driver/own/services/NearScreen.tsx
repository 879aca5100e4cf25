import type { NearOrderRow } from '@arriero/contract/orders/order-rows'
import { useState } from 'react'
import { Link } from 'react-router'
import { Pages } from '#shared/api/Answer.tsx'
import { Button } from '#shared/plain/Button.tsx'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { MyOfferState } from '#features/offers/MyOfferState.tsx'
import { lastOfferOf } from '#features/offers/my-offer.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatDateTime, formatDistance, formatLeft, formatMoney } from '#shared/format.ts'
import { useNow } from '#shared/use-now.ts'
import { measureText } from '#shared/measure-text.ts'
import trips from '#screens/driver/trips.module.css'
import { Availability } from './Availability.tsx'
import { refreshNear, useNear, type NearWay } from './near-queries.ts'
import { nearTexts as texts } from '../own.texts.ts'
import { driverPaths } from '#screens/driver/driver-paths.ts'
import { tripsTexts } from '#screens/driver/driver.texts.ts'
import styles from '../own.module.css'
import parts from '#screens/driver/parts.module.css'

const nearness = ({ approachKm, homeKm }: NearOrderRow): string =>
  [
    approachKm !== null && texts.approach(formatDistance(approachKm)),
    homeKm !== null && texts.home(formatDistance(homeKm)),
  ]
    .filter(Boolean)
    .join(' · ')

/** Why it stands so far down the list. */
const hindrance = ({ fits, isLightEnough }: NearOrderRow): string | undefined => {
  if (fits !== null) return texts.unfit
  return isLightEnough ? undefined : texts.tooHeavy
}

/** What decides at a glance: from where to where, when, for how much, how far away. */
const NearCard = ({ order }: { order: NearOrderRow }) => {
  const now = useNow()
  const hindered = hindrance(order)
  return (
    <Link to={driverPaths.service(order._id)} className={trips.card}>
      <span className={trips.route}>
        <span className="visually-hidden">{tripsTexts.from}: </span>
        {order.origin.name}{' '}
        <span className={trips.arrow}>
          <Icon name="arrowRight" sizePx={18} />
        </span>{' '}
        <span className="visually-hidden">{tripsTexts.to}: </span>
        {order.destination.name}
      </span>
      <span className={styles.line}>
        {order.earnings === null ? (
          <strong>{texts.noPrice}</strong>
        ) : (
          <span>
            {texts.earns} <span className={`tabular ${styles.amount}`}>{formatMoney(order.earnings)}</span>
          </span>
        )}
        {lastOfferOf(order) && <MyOfferState order={order} now={now} />}
      </span>
      <span className={trips.fact}>
        <Icon name="calendar" sizePx={20} />
        <span className="tabular">
          {[formatDateTime(order.reservationDate), formatLeft(order.reservationDate, now)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={trips.fact}>
        <Icon name="box" sizePx={20} />
        {[order.typeLoad.name, measureText(order.weight), order.typeVehicle.name].join(' · ')}
      </span>
      <span className={trips.fact}>
        <Icon name="pin" sizePx={20} />
        {nearness(order) || formatDistance(order.distanceKm)}
      </span>
      {hindered && (
        <span className={trips.fact}>
          <Icon name="alert" sizePx={20} />
          {hindered}
        </span>
      )}
    </Link>
  )
}

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
      <Link className={parts.back} to={driverPaths.lanes}>
        <Icon name="route" sizePx={22} /> {texts.lanes}
      </Link>
      <Services near={near} way={way} />
      <Button icon="reload" onClick={() => void refreshNear()}>
        {texts.reload}
      </Button>
    </div>
  )
}

export default NearScreen
