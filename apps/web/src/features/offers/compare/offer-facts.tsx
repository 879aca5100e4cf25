/** What an offer is compared by: of one hand in a row and on a card. */
import { hoursToReach } from '@arriero/domain/places/reach'
import type { ReactNode } from 'react'
import { formatDistance, formatMoney, formatNumber, formatRelative } from '#shared/format.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { Stars } from '#shared/plain/values/Stars.tsx'
import { compareTexts as texts } from './compare.texts.ts'
import { percentOver, type ComparedOffer, type OfferSort } from './offer-order.ts'
import styles from './compare.module.css'

/** What stands around all offers of a service. */
export interface Beside {
  now: number
  suggestedPrice: number | null
  lanePrice: number | undefined
  cheapest: string | undefined
}

const TwoLines = ({ note, children }: { note?: ReactNode; children: ReactNode }) => (
  <span className={styles.two}>
    <span>{children}</span>
    {note && <small>{note}</small>}
  </span>
)

const Price = ({ offer, beside }: { offer: ComparedOffer; beside: Beside }) => (
  <TwoLines note={texts.expires(formatRelative(offer.expiresAt, beside.now))}>
    <strong className={styles.price}>{formatMoney(offer.valueProfit)}</strong>
    {offer.isBelowFloor && (
      <span title={texts.belowFloor} className={styles.tooLow}>
        <Icon name="alert" sizePx={14} />
        <span className="visually-hidden">{texts.belowFloor}</span>
      </span>
    )}
    {offer._id === beside.cheapest && (
      <span className={styles.best}>
        <Icon name="tag" sizePx={14} /> {texts.best}
      </span>
    )}
  </TwoLines>
)

const Difference = ({ offer, beside }: { offer: ComparedOffer; beside: Beside }) => {
  const words = [
    [percentOver(offer, beside.suggestedPrice), texts.ofReference],
    [percentOver(offer, beside.lanePrice), texts.ofLane],
  ] as const
  const told = words.flatMap(([percent, what]) =>
    percent === undefined ? [] : [texts.overBy(what, percent, formatNumber(Math.abs(percent)))],
  )
  return <TwoLines note={told[1]}>{told[0] ?? texts.unknown}</TwoLines>
}

const Arrival = ({ offer: { distanceFromBaseKm: km } }: { offer: ComparedOffer }) =>
  km === null ? (
    texts.unknown
  ) : (
    <TwoLines note={texts.fromBase(formatDistance(km))}>
      {texts.arrivesIn(Math.round(hoursToReach(km)))}
    </TwoLines>
  )

export interface OfferFact {
  key: string
  title: string
  help?: string
  sort?: OfferSort
  align?: 'end'
  width?: string
  render: (offer: ComparedOffer, beside: Beside) => ReactNode
}

export const offerFacts: readonly OfferFact[] = [
  {
    key: 'price',
    title: texts.price,
    sort: 'price',
    align: 'end',
    width: '13%',
    render: (offer, beside) => <Price offer={offer} beside={beside} />,
  },
  {
    key: 'difference',
    title: texts.difference,
    help: texts.differenceHelp,
    width: '9.5%',
    render: (offer, beside) => <Difference offer={offer} beside={beside} />,
  },
  {
    key: 'arrival',
    title: texts.arrival,
    help: texts.arrivalHelp,
    sort: 'arrival',
    render: (offer) => <Arrival offer={offer} />,
  },
  {
    key: 'score',
    title: texts.score,
    sort: 'score',
    width: '13%',
    render: ({ driver }) => <Stars score={driver.score} />,
  },
  {
    key: 'services',
    title: texts.services,
    sort: 'services',
    width: '12%',
    render: ({ driver }) => (
      <TwoLines note={texts.released(driver.releasedCount)}>{texts.finished(driver.countOrder)}</TwoLines>
    ),
  },
  {
    key: 'papers',
    title: texts.papers,
    width: '10%',
    render: ({ papers }) => texts.papersStates[papers],
  },
]
