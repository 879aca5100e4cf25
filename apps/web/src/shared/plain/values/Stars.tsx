import { Icon } from '#shared/drawings/Icon.tsx'
import { formatNumber } from '#shared/format.ts'
import { plainTexts } from '../plain.texts.ts'
import styles from './values.module.css'

const outOf = 5
const places = Array.from({ length: outOf }, (_, index) => index)

interface StarsProps {
  score: number | null | undefined
  /** Without the figure beside them, where room is scarce. */
  isBare?: boolean
}

/** A score from 0 to 5, filled to the tenth of a star; without a score it says so. */
export const Stars = ({ score, isBare = false }: StarsProps) => {
  if (score === null || score === undefined) return <span className={styles.faint}>{plainTexts.unrated}</span>
  const written = formatNumber(score, 1)
  return (
    <span className={styles.stars} role="img" aria-label={plainTexts.stars(written, outOf)}>
      <span className={styles.starRow}>
        {places.map((place) => (
          <Icon key={place} name="star" sizePx={16} />
        ))}
        <span className={styles.starFill} style={{ width: `${(Math.min(score, outOf) / outOf) * 100}%` }}>
          {places.map((place) => (
            <Icon key={place} name="star" sizePx={16} isSolid />
          ))}
        </span>
      </span>
      {!isBare && <span className="tabular">{written}</span>}
    </span>
  )
}
