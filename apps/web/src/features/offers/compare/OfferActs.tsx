import { Button } from '#shared/plain/Button.tsx'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { compareTexts as texts } from './compare.texts.ts'
import { whyNotAccept, whyNotCounter, type ComparedOffer } from './offer-order.ts'
import type { Deciding } from './OfferDecision.tsx'
import styles from './compare.module.css'

interface Whose {
  offer: ComparedOffer
}

interface KeepButtonProps extends Whose {
  isKept: boolean
  isCard?: boolean
  onTurn: () => void
}

/** Keeps a carrier in sight while he compares. */
export const KeepButton = ({ offer, isKept, isCard = false, onTurn }: KeepButtonProps) => (
  <Button
    kind="quiet"
    size={isCard ? 'normal' : 'small'}
    icon="bookmark"
    aria-pressed={isKept}
    aria-label={texts.keep(offer.driver.name)}
    className={styles.keep}
    onClick={onTurn}
  />
)

interface OfferActsProps extends Whose {
  deciding: Deciding | undefined
  isFirst: boolean
  /** On a card each has half of a line, under a thumb. */
  isCard?: boolean
  onDecide: (act: Deciding) => void
}

/** Both lead to what stands below the row; only there something is done. */
export const OfferActs = ({ offer, deciding, isFirst, isCard = false, onDecide }: OfferActsProps) => (
  <span className={styles.acts} data-card={isCard || undefined}>
    <ActButton
      whyNot={whyNotAccept(offer)}
      isSmall={!isCard}
      isBlock
      isPrimary={isFirst && deciding === undefined}
      onClick={() => onDecide('accept')}
      label={texts.acceptOf(offer.driver.name)}
    >
      {texts.accept}
    </ActButton>
    <ActButton
      whyNot={whyNotCounter(offer)}
      isSmall={!isCard}
      isBlock
      onClick={() => onDecide('counter')}
      label={texts.counterOf(offer.driver.name)}
    >
      {texts.counter}
    </ActButton>
  </span>
)
