import { type ReactNode, useId } from 'react'
import { plainTexts } from '#shared/plain/plain.texts.ts'
import styles from './ChoiceCards.module.css'

export interface ChoiceCard {
  value: string
  label: string
  hint?: string
  drawing?: ReactNode
}

export interface ChoiceCardsProps {
  legend: string
  isOptional?: boolean
  help?: string | undefined
  cards: readonly ChoiceCard[]
  value: string | undefined
  problem: string | undefined
  onChange: (value: string) => void
}

/** One of several, as cards: radio buttons underneath, so arrows and screen readers work by themselves. */
export const ChoiceCards = (props: ChoiceCardsProps) => {
  const { legend, isOptional = false, help, cards, value, problem, onChange } = props
  const name = useId()
  return (
    <div>
      <fieldset className={styles.choices} aria-describedby={`${name}-help ${name}-problem`}>
        <legend>
          {legend}
          {isOptional && <span> ({plainTexts.optional})</span>}
        </legend>
        {cards.map((card) => (
          <label key={card.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={card.value}
              checked={card.value === value}
              onChange={() => onChange(card.value)}
              aria-invalid={problem ? true : undefined}
            />
            {card.drawing}
            <span>{card.label}</span>
            {card.hint && <small>{card.hint}</small>}
          </label>
        ))}
      </fieldset>
      <p id={`${name}-help`} className={styles.help}>
        {!problem && help}
      </p>
      <p id={`${name}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  )
}
