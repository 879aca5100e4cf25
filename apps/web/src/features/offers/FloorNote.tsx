import { Icon } from '#shared/drawings/Icon.tsx'
import { floorWords } from './floor-words.ts'
import type { OpenOrder } from './my-offer.ts'
import styles from './offers.module.css'

interface FloorNoteProps {
  order: Pick<OpenOrder, 'floor'>
  /** What the carrier would earn. */
  valuePesos: number | null | undefined
}

/** The legal floor beside a value, and loud where the value lies below it. */
export const FloorNote = ({ order, valuePesos }: FloorNoteProps) => {
  const words = floorWords(order, valuePesos)
  if (!words) return null
  return (
    <p className={words.isBelow ? styles.belowFloor : styles.note} aria-live="polite">
      {words.isBelow && <Icon name="alert" sizePx={14} />} {words.text}
    </p>
  )
}
