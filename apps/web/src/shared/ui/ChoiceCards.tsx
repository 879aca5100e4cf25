import { type ReactNode, useId } from 'react'
import { plainTexts } from '#shared/plain/plain.texts.ts'
import styles from './ChoiceCards.module.css'

export interface ChoiceCard<Value extends string = string> {
  value: Value
  label: string
  hint?: string
  drawing?: ReactNode
}

export interface ChoiceCardsProps<Value extends string = string> {
  legend: string
  isOptional?: boolean
  help?: string | undefined
  cards: readonly ChoiceCard<Value>[]
  value: Value | undefined
  problem: string | undefined
  /** For few cards whose hint is a sentence. */
  isRoomy?: boolean
  onChange: (value: Value) => void
}

/** One of several, as cards: radio buttons underneath, so arrows and screen readers work by themselves. */
export const ChoiceCards = <Value extends string>(props: ChoiceCardsProps<Value>) => {
  const { legend, isOptional = false, help, cards, value, problem, isRoomy, onChange } = props
  const name = useId()
  return (
    <div>
      <fieldset
        className={styles.choices}
        data-roomy={isRoomy}
        aria-describedby={`${name}-help ${name}-problem`}
      >
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
