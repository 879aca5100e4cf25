import { type KeyboardEvent, useState } from 'react'
import { LineInput, type LineInputProps } from './LineInput.tsx'
import { plainTexts } from '../plain.texts.ts'
import styles from './PasswordInput.module.css'

/** A password that can be looked at, with a warning while capitals are locked. */
export const PasswordInput = (input: LineInputProps) => {
  const [isShown, setShown] = useState(false)
  const [isCapital, setCapital] = useState(false)
  const watchCapitals = (event: KeyboardEvent) => setCapital(event.getModifierState('CapsLock'))
  return (
    <>
      <span className={styles.password}>
        <LineInput
          {...input}
          type={isShown ? 'text' : 'password'}
          onKeyDown={watchCapitals}
          onKeyUp={watchCapitals}
        />
        <button
          type="button"
          className={styles.reveal}
          aria-pressed={isShown}
          aria-label={plainTexts.showPassword}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? plainTexts.hide : plainTexts.show}
        </button>
      </span>
      <p className={styles.capitals} role="status">
        {isCapital && plainTexts.capsLock}
      </p>
    </>
  )
}
