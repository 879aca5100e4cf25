import { mapTexts } from '#shared/map/map.texts.ts'
import { townCredits } from './places.texts.ts'
import styles from './places.module.css'

/** Whose names of towns, and whose roads, a form looks through. docs/data.md. */
export const PlaceCredits = ({ credits = townCredits }: { credits?: string | undefined }) => (
  <p className={styles.source}>{mapTexts.source(credits)}</p>
)
