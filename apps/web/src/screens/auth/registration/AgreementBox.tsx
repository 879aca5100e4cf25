import { Checkbox } from '#shared/plain/fields/Checkbox.tsx'
import { registrationTexts as texts } from './registration.texts.ts'
import styles from './registration.module.css'

interface AgreementBoxProps {
  label: string
  /** What one agrees to, where it takes more words than the label. */
  words?: { title: string; points: readonly string[] }
  /** Address of the whole document. */
  whole?: string
  isChecked: boolean
  problem: string | undefined
  onChange: (isChecked: boolean) => void
}

/** One agreement, with its words at hand. */
export const AgreementBox = ({ label, words, whole, isChecked, problem, onChange }: AgreementBoxProps) => (
  <Checkbox label={label} isOn={isChecked} problem={problem} onChange={onChange}>
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
  </Checkbox>
)
