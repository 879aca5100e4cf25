import { registrationRoles } from '@arriero/domain/registration'
import { useId } from 'react'
import type { StepBodyProps } from '#shared/wizard/Wizard.tsx'
import { wordsOf } from '#shared/wizard/problem-words.ts'
import type { RegistrationAnswers } from './registration-answers.ts'
import { registrationTexts } from './registration.texts.ts'
import styles from './registration.module.css'

const texts = registrationTexts.role
/** Who has cargo first, then who carries it. */
const shown = registrationRoles.toSorted(
  (one, other) => Object.keys(texts.options).indexOf(one) - Object.keys(texts.options).indexOf(other),
)

export const RoleStep = ({ answers, problems, set }: StepBodyProps<RegistrationAnswers>) => {
  const name = useId()
  const problem = wordsOf(problems, 'rol')
  return (
    <div>
      <fieldset className={styles.choices} aria-describedby={`${name}-problem`}>
        <legend>{texts.legend}</legend>
        {shown.map((rol) => (
          <label key={rol} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={rol === answers.rol}
              onChange={() => set({ rol })}
              aria-invalid={problem ? true : undefined}
            />
            <span>{texts.options[rol].label}</span>
            <small>{texts.options[rol].hint}</small>
          </label>
        ))}
      </fieldset>
      <p id={`${name}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
      <p className={styles.quiet}>{texts.hired}</p>
    </div>
  )
}
