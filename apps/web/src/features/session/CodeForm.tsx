import { Button } from 'antd'
import { errorText } from '#shared/api/error-text.ts'
import { useWork } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
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
  const form = useForm({
    act: useWork((code: string) => enter({ ...credentials, code })),
    empty: { code: '' },
    fields: {
      code: {
        kind: 'one-time-code',
        label: texts.factorCode,
        most: 20,
        isFirst: true,
        required: 'factor.code_required',
      },
    },
    input: ({ code }) => code,
    tells: (error) => ({ code: errorText(error) }),
  })
  return (
    <>
      <h2 className={styles.step}>{texts.factorTitle}</h2>
      <p>{texts.factorText}</p>
      <DeskForm form={form} act={texts.confirm} />
      <Button type="link" onClick={onBack}>
        {texts.back}
      </Button>
    </>
  )
}
