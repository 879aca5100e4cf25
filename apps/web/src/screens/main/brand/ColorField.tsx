import { FormField } from '#shared/plain/FormField.tsx'
import { LineInput } from '#shared/plain/LineInput.tsx'
import { brandScreenTexts as texts } from './brand-screen.texts.ts'
import styles from './brand.module.css'

interface ColorFieldProps {
  label: string
  help: string
  value: string
  problem: string | undefined
  onChange: (color: string) => void
}

const form = /^#[0-9a-f]{6}$/i
const nothing = '#000000'

/** A colour by the browser's own picker, or typed. */
export const ColorField = ({ label, help, value, problem, onChange }: ColorFieldProps) => (
  <FormField label={label} help={help} problem={problem}>
    {(control) => (
      <div className={styles.color}>
        <input
          type="color"
          className={styles.swatch}
          aria-label={texts.pick(label)}
          value={form.test(value) ? value : nothing}
          onChange={({ target }) => onChange(target.value)}
        />
        <span>
          <LineInput {...control} value={value} onChange={({ target }) => onChange(target.value)} />
        </span>
      </div>
    )}
  </FormField>
)
