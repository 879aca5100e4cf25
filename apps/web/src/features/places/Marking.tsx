import { Button } from '#shared/plain/Button.tsx'
import { placesTexts as texts } from './places.texts.ts'
import { ends, type End } from './use-pins.ts'
import styles from './places.module.css'

interface MarkingProps {
  marking: End | undefined
  onMark: (end: End | undefined) => void
}

/** Which end the next press on the map is. */
export const Marking = ({ marking, onMark }: MarkingProps) => (
  <div className={styles.marking}>
    {ends.map((end) => (
      <Button
        key={end}
        icon="pin"
        aria-pressed={marking === end}
        onClick={() => onMark(marking === end ? undefined : end)}
      >
        {texts.mark[end]}
      </Button>
    ))}
    <p aria-live="polite">{marking && texts.marking[marking]}</p>
  </div>
)
