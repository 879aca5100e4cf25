import { useId } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { ratingsTexts } from './ratings.texts.ts'
import styles from './StarPicker.module.css'

interface StarPickerProps {
  question: string
  value: number | undefined
  onChange: (stars: number) => void
  problem: string | undefined
}

/** One to five whole stars as radio buttons: arrows and numbers of the screen reader work by themselves. */
export const StarPicker = ({ question, value, onChange, problem }: StarPickerProps) => {
  const id = useId()
  return (
    <fieldset className={styles.picker} aria-describedby={`${id}-problem`}>
      <legend>{question}</legend>
      <div className={styles.stars}>
        {ratingsTexts.stars.map((word, index) => {
          const stars = index + 1
          const isFull = value !== undefined && stars <= value
          return (
            <label key={word} className={styles.star} data-full={isFull || undefined}>
              <input
                type="radio"
                name={id}
                value={stars}
                checked={value === stars}
                aria-label={word}
                aria-invalid={problem ? true : undefined}
                onChange={() => onChange(stars)}
              />
              <Icon name="star" sizePx={34} isSolid={isFull} />
            </label>
          )
        })}
      </div>
      <p className={styles.word}>{value !== undefined && ratingsTexts.stars[value - 1]}</p>
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
    </fieldset>
  )
}
