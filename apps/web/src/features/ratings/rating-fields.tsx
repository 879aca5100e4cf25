import { useId } from 'react'
import type { Fields } from '#shared/forms/form-spec.ts'
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
const StarPicker = ({ question, value, onChange, problem }: StarPickerProps) => {
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

interface Rating {
  stars: number | undefined
  description: string
}

export const unrated: Rating = { stars: undefined, description: '' }

/** Stars, and words for who wants to say more; the same at a desk and on the road. */
export const ratingFields = (about: 'service' | 'client', orderId: string) => {
  const texts = ratingsTexts.about[about]
  return {
    stars: {
      kind: 'own',
      label: texts.question,
      required: 'rating.required',
      draw: ({ label, problem, value, set }) => (
        <StarPicker question={label} problem={problem} value={value} onChange={set} />
      ),
    },
    description: {
      kind: 'words',
      label: texts.description,
      help: texts.effect,
      isOptional: true,
      rows: 4,
      draft: ['rating', about, orderId],
    },
  } as const satisfies Fields<Rating>
}
