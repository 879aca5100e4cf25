import { api } from '@arriero/contract'
import { lettersMost } from '@arriero/domain/typed/limits'
import { useState } from 'react'
import { useAct } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/plain/Button.tsx'
import { PhoneLink } from '#shared/plain/values/PhoneLink.tsx'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { settlementsTexts } from './settlements.texts.ts'
import styles from './settlements.module.css'

const texts = settlementsTexts.payChange.check

interface CheckAccountProps {
  carrierId: string
  /** The telephone that the house knew already. */
  phone: string | null
  onDone: () => void
}

const Note = ({ carrierId, onDone }: Omit<CheckAccountProps, 'phone'>) => {
  const form = useForm({
    act: useAct(api.settlements.checkAccount),
    empty: { note: '' },
    fields: {
      note: {
        kind: 'words',
        rows: 3,
        label: texts.note,
        help: texts.noteHelp,
        most: lettersMost.words,
        required: 'account_check.note_required',
      },
    },
    input: ({ note }) => ({ params: { _id: carrierId }, body: { note: note.trim() } }),
    done: texts.done,
    onDone,
  })
  return <DeskForm form={form} act={texts.submit} />
}

/** Somebody of the desk called the carrier on the telephone that was known before: his new account is his. */
export const CheckAccount = ({ carrierId, phone, onDone }: CheckAccountProps) => {
  const [isOpen, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    onDone()
  }
  return (
    <div className={styles.acts}>
      <Button onClick={() => setOpen(true)}>{texts.act}</Button>
      <ResponsiveModal isOpen={isOpen} title={texts.title} size="form" onClose={() => setOpen(false)}>
        <p>{texts.effect}</p>
        {phone !== null && (
          <p>
            {texts.phone} <PhoneLink phone={phone} />
          </p>
        )}
        <Note carrierId={carrierId} onDone={done} />
      </ResponsiveModal>
    </div>
  )
}
