import { errorTexts } from '@arriero/contract/es/errors'
import { Button } from 'antd'
import { useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useOnce } from '#shared/api/use-once.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { LineInput } from '#shared/forms/LineInput.tsx'
import { enter } from './enter-and-leave.ts'
import { sessionTexts as texts } from './session.texts.ts'
import styles from './session.module.css'

interface CodeFormProps {
  /** Right already; they go along with the code and are kept nowhere. */
  credentials: { email: string; password: string }
  onBack: () => void
}

/** The second step of the log-in. Decisions §5. */
export const CodeForm = ({ credentials, onBack }: CodeFormProps) => {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const { run: submit, isBusy } = useOnce(async () => {
    if (code.trim() === '') return setProblem(errorTexts['factor.code_required'])
    setProblem(undefined)
    try {
      await enter({ ...credentials, code })
    } catch (error) {
      setProblem(errorText(error))
    }
  })
  return (
    <>
      <h2 className={styles.step}>{texts.factorTitle}</h2>
      <p>{texts.factorText}</p>
      <ActForm act={texts.confirm} isBusy={isBusy} onSubmit={submit}>
        <FormField label={texts.factorCode} problem={problem}>
          {(control) => (
            <LineInput
              {...control}
              size="large"
              autoFocus
              autoComplete="one-time-code"
              inputMode="text"
              most={20}
              value={code}
              onChange={({ target }) => {
                setProblem(undefined)
                setCode(target.value)
              }}
            />
          )}
        </FormField>
      </ActForm>
      <Button type="link" onClick={onBack}>
        {texts.back}
      </Button>
    </>
  )
}
