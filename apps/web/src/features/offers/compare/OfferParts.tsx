import { Icon } from '#shared/drawings/Icon.tsx'
import { Statement } from '#shared/plain/Statement.tsx'
import { compareTexts as texts } from './compare.texts.ts'
import type { ComparedOffer } from './offer-order.ts'
import { offerLines } from './vat-parts.ts'
import styles from './compare.module.css'

/** What the price above is made of, and whether the carrier would be paid below the legal floor. */
export const OfferParts = ({ offer }: { offer: ComparedOffer }) => (
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
