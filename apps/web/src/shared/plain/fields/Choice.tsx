import { Icon } from '#shared/drawings/Icon.tsx'
import { FormField } from './FormField.tsx'
import type { ChoiceProps } from './choice-props.ts'
import { plainTexts } from '../plain.texts.ts'
import styles from './input.module.css'

/** One of many, with the phone's own list. */
export const Choice = ({ options, value, onChange, placeholder, ...words }: ChoiceProps) => (
  <FormField {...words}>
    {({ status: _status, ...control }) => (
      <span className={styles.affixed} data-behind>
        <select
          {...control}
          className={styles.input}
          value={String(value ?? '')}
          onChange={({ target }) =>
            onChange(options.find((one) => String(one.value) === target.value)?.value)
          }
        >
          {value === undefined && (
            <option value="" disabled>
              {placeholder ?? plainTexts.choose}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.behind}>
          <Icon name="chevronDown" sizePx={20} />
        </span>
      </span>
    )}
  </FormField>
)
