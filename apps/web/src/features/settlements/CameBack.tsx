import type { ErrorCode } from '@arriero/domain/errors/errors'
import { lettersMost } from '@arriero/domain/typed/limits'
import { useState } from 'react'
import { Button } from '#shared/plain/Button.tsx'
import styles from './settlements.module.css'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import type { Sending } from '#shared/forms/use-sending.ts'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'

interface CameBackProps<Input, Reply> {
  texts: Record<'act' | 'title' | 'effect' | 'reason' | 'confirm' | 'done', string>
  /** What is said where no reason is given. */
  required?: ErrorCode
  /** Among others in one line. */
  isInRow?: boolean
  act: Sending<Input, Reply>
  input: (reason: string) => Input
  onDone: () => void
}

const Reason = <Input, Reply>({
  texts,
  required = 'payout.reason_required',
  act,
  input,
  onDone,
}: CameBackProps<Input, Reply>) => {
  const form = useForm({
    act,
    empty: { reason: '' },
    fields: {
      reason: {
        kind: 'text',
        label: texts.reason,
        most: lettersMost.comeback,
        required,
      },
    },
    input: ({ reason }) => input(reason.trim()),
    done: texts.done,
    onDone,
  })
  return <DeskForm form={form} act={texts.confirm} />
}

/** Money that was recorded as gone has come back: why, and it is owed again. */
export const CameBack = <Input, Reply>(props: CameBackProps<Input, Reply>) => {
  const { texts, isInRow = false, onDone } = props
  const [isOpen, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    onDone()
  }
  return (
    <div className={isInRow ? undefined : styles.acts}>
      <Button kind="danger" size={isInRow ? 'small' : 'normal'} onClick={() => setOpen(true)}>
        {texts.act}
      </Button>
      <ResponsiveModal isOpen={isOpen} title={texts.title} size="form" onClose={() => setOpen(false)}>
        <p>{texts.effect}</p>
        <Reason {...props} onDone={done} />
      </ResponsiveModal>
    </div>
  )
}
