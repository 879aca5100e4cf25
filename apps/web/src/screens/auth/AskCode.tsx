import { api } from '@arriero/contract'
import { parseEmail } from '@arriero/domain/identifiers'
import { Button } from 'antd'
import { useState } from 'react'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { LineInput } from '#shared/forms/LineInput.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { recoveryTexts as texts } from './recovery.texts.ts'
import styles from './auth.module.css'

/** In line with the fields above it. */
const flush = { paddingInline: 0 }

interface AskCodeProps {
  email: string
  onEmail: (email: string) => void
  onAsked: () => void
  /** He holds a code already: the mail was read in another tab, or this page was loaded anew. */
  onHeld: () => void
}

const problemOf = (email: string): string | undefined => {
  if (email.trim() === '') return texts.problems.email
  return parseEmail(email) === undefined ? texts.problems.invalid : undefined
}

/** The first step: where the code goes. */
export const AskCode = ({ email, onEmail, onAsked, onHeld }: AskCodeProps) => {
  const toast = useToast()
  const act = useAct(api.recovery.ask)
  const [wasTried, setTried] = useState(false)
  const refused = act.isError ? fieldTexts(act.error)['email'] : undefined
  const submit = () => {
    setTried(true)
    if (problemOf(email) !== undefined) return
    act.mutate(
      { body: { email: email.trim() } },
      {
        onSuccess: ({ mensaje }) => {
          toast.info(texts.title, mensaje)
          onAsked()
        },
      },
    )
  }
  const goOn = () => {
    setTried(true)
    if (problemOf(email) === undefined) onHeld()
  }
  return (
    <>
      <p className={styles.text}>{texts.askText}</p>
      <ActForm
        act={texts.next}
        isBusy={act.isPending}
        problem={act.isError && refused === undefined ? errorText(act.error) : undefined}
        onSubmit={submit}
      >
        <FormField label={texts.email} problem={wasTried ? (problemOf(email) ?? refused) : undefined}>
          {(control) => (
            <LineInput
              {...control}
              size="large"
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              most={254}
              value={email}
              onChange={({ target }) => {
                if (act.isError) act.reset()
                onEmail(target.value)
              }}
            />
          )}
        </FormField>
      </ActForm>
      <Button type="link" className={styles.way} style={flush} onClick={goOn}>
        {texts.held}
      </Button>
    </>
  )
}
