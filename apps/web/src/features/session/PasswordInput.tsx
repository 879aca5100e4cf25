import { Input, type InputProps, type InputRef } from 'antd'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { sessionTexts } from './session.texts.ts'
import styles from './session.module.css'

/** A password that can be looked at, with a warning while capitals are locked. */
export const PasswordInput = ({ ref, ...input }: InputProps & { ref?: Ref<InputRef> }) => {
  const [isShown, setShown] = useState(false)
  const [isCapital, setCapital] = useState(false)
  const watchCapitals = (event: KeyboardEvent) => setCapital(event.getModifierState('CapsLock'))
  return (
    <>
      <Input
        {...input}
        ref={ref}
        type={isShown ? 'text' : 'password'}
        onKeyDown={watchCapitals}
        onKeyUp={watchCapitals}
        suffix={
          <button
            type="button"
            className={styles.reveal}
            aria-pressed={isShown}
            aria-label={sessionTexts.showPassword}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? sessionTexts.hide : sessionTexts.show}
          </button>
        }
      />
      <p className={styles.capitals} role="status">
        {isCapital && sessionTexts.capsLock}
      </p>
    </>
  )
}
