import { api } from '@arriero/contract'
import { parseEmail } from '@arriero/domain/identifiers'
import { Button } from 'antd'
import type { Dispatch, SetStateAction } from 'react'
import { useAct } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { useToast } from '#shared/ui/useToast.ts'
import { recoveryTexts as texts } from './recovery.texts.ts'
import styles from './auth.module.css'

/** In line with the fields above it. */
const flush = { paddingInline: 0 }

interface Asked {
  email: string
}

interface AskCodeProps {
  held: readonly [Asked, Dispatch<SetStateAction<Asked>>]
  onAsked: () => void
  /** He holds a code already: the mail was read in another tab, or this page was loaded anew. */
  onHeld: () => void
}

/** The first step: where the code goes. */
export const AskCode = ({ held, onAsked, onHeld }: AskCodeProps) => {
  const toast = useToast()
  const form = useForm({
    act: useAct(api.recovery.ask),
    empty: held[0],
    held,
    fields: {
      email: {
        kind: 'email',
        label: texts.email,
        most: 254,
        required: texts.problems.email,
        denial: (email) => (parseEmail(email) === undefined ? texts.problems.invalid : undefined),
      },
    },
    input: ({ email }) => ({ body: { email: email.trim() } }),
    onDone: ({ mensaje }) => {
      toast.info(texts.title, mensaje)
      onAsked()
    },
  })
  return (
    <>
      <p className={styles.text}>{texts.askText}</p>
      <DeskForm form={form} act={texts.next} />
      <Button
        type="link"
        className={styles.way}
        style={flush}
        onClick={() => {
          if (form.isWhole()) onHeld()
        }}
      >
        {texts.held}
      </Button>
    </>
  )
}
