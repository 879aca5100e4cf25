import { formatPlate } from '#shared/format.ts'
import { plainTexts } from '../plain.texts.ts'
import styles from './values.module.css'

interface PlateProps {
  plate: string
  /** Plates of public service are white, private ones yellow. */
  isPrivate?: boolean
}

/** A plate-shaped tag. The word before it is only heard: three letters and three digits need it. */
export const Plate = ({ plate, isPrivate = false }: PlateProps) => (
  <span className={styles.plate} data-private={isPrivate || undefined}>
    <span className="visually-hidden">{plainTexts.plate} </span>
    {formatPlate(plate)}
  </span>
)
