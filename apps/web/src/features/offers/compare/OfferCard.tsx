import { roundsLeft } from '@arriero/domain/orders/offers'
import { formatDistance, formatMoney, formatRelative } from '#shared/format.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import type { Detail } from '#shared/plain/values/DetailList.tsx'
import { Portrait } from '#shared/plain/values/Portrait.tsx'
import { Stars } from '#shared/plain/values/Stars.tsx'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { Statement } from '#shared/plain/values/Statement.tsx'
import { compareTexts as texts } from './compare.texts.ts'
import { whyNotAccept, whyNotCounter, type ComparedOffer } from './offer-order.ts'
import { offerLines } from './vat-parts.ts'
import styles from './compare.module.css'

/** What the price above is made of, and whether the carrier would be paid below the legal floor. */
const OfferParts = ({ offer }: { offer: ComparedOffer }) => (
  <>
    {offer.isBelowFloor && (
      <p className={styles.floor}>
        <Icon name="alert" sizePx={14} />
        <span>
          <strong>{texts.belowFloor}.</strong> {texts.belowFloorHelp}
        </span>
      </p>
    )}
    <Statement caption={texts.parts.caption} lines={offerLines(offer)} isNarrow />
  </>
)

const factsOf = (offer: ComparedOffer, now: number): Detail[] => [
  { label: texts.score, value: <Stars score={offer.driver.score} /> },
  { label: texts.finished, value: offer.driver.countOrder },
  { label: texts.reliability, value: texts.released(offer.driver.releasedCount) },
  {
    label: texts.fromBase,
    value:
      offer.distanceFromBaseKm === null ? texts.fromBaseUnknown : formatDistance(offer.distanceFromBaseKm),
  },
  { label: texts.papers, value: texts.papersStates[offer.papers] },
  { label: texts.expires, value: formatRelative(offer.expiresAt, now) },
]

interface OfferCardProps {
  offer: ComparedOffer
  /** The first of them: its act is the one the window leads to. */
  isFirst: boolean
  isBest: boolean
  now: number
  onAccept: () => void
  onCounter: () => void
}

/** One carrier's word, with all that helps to choose. */
export const OfferCard = ({ offer, isFirst, isBest, now, onAccept, onCounter }: OfferCardProps) => {
  const notAccept = whyNotAccept(offer)
  const notCounter = whyNotCounter(offer)
  return (
    <li className={styles.offer} data-best={isBest || undefined}>
      <div className={styles.head}>
        <Portrait person={offer.driver} sizePx={44} />
        <div>
          <h3 className={styles.name}>{offer.driver.name}</h3>
          {isBest && (
            <span className={styles.best}>
              <Icon name="tag" sizePx={14} /> {texts.best}
            </span>
          )}
        </div>
      </div>
      <div className={styles.body}>
        <p className={styles.price}>
          {formatMoney(offer.valueProfit)}
          <small>{texts.price}</small>
        </p>
        <OfferParts offer={offer} />
        <dl className={styles.facts}>
          {factsOf(offer, now).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.says}>{offer.description ?? texts.nothingSaid}</p>
        {offer.state === 'countered' && offer.counterValue !== null && (
          <p className={styles.note}>{texts.countered(formatMoney(offer.counterValue))}</p>
        )}
        <div className={styles.acts}>
          <ActButton whyNot={notAccept} isPrimary={isFirst} isBlock onClick={onAccept}>
            {texts.accept}
          </ActButton>
          <ActButton whyNot={notCounter} isBlock onClick={onCounter}>
            {texts.counter}
          </ActButton>
          <p className={styles.note}>{notAccept ?? texts.roundsLeft(roundsLeft(offer.clientRounds))}</p>
        </div>
      </div>
    </li>
  )
}
