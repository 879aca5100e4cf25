import { Checkbox } from 'antd'
import { useId } from 'react'
import { registrationTexts as texts } from './registration.texts.ts'
import styles from './registration.module.css'

interface AgreementBoxProps {
  label: string
  /** What one agrees to, where it takes more words than the label. */
  words?: { title: string; points: readonly string[] }
  /** Where all of them stand. */
  whole?: string
  isChecked: boolean
  problem: string | undefined
  onChange: (isChecked: boolean) => void
}

/** One agreement, with its words at hand. */
export const AgreementBox = ({ label, words, whole, isChecked, problem, onChange }: AgreementBoxProps) => {
  const id = useId()
  return (
    <div>
      <Checkbox
        checked={isChecked}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => onChange(target.checked)}
      >
        {label}
      </Checkbox>
      {words && (
        <details className={styles.words}>
          <summary>{texts.read}</summary>
          <p>{words.title}</p>
          <ul>
            {words.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {whole !== undefined && (
            <p>
              <a href={whole} target="_blank" rel="noopener">
                {texts.readWhole}
              </a>
            </p>
          )}
        </details>
      )}
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  )
}
