import { api } from '@arriero/contract'
import { passwordLeast, passwordLengthDenial, passwordMost } from '@arriero/domain/passwords'
import { useState } from 'react'
import { useAct } from '#shared/api/queries.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { PlainForm } from '#shared/plain/PlainForm.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { ownAccountTexts } from './own-account.texts.ts'
import type { OnDone } from './on-done.ts'
import { cancelBy, ownProof } from './own-form.ts'
import { Panel } from './Panel.tsx'
import styles from './own-account.module.css'

const texts = ownAccountTexts.password

const Form = ({ onSaved, onCancel }: { onSaved: () => void; onCancel: () => void }) => {
  const { rol } = useProfile()
  const form = useForm({
    act: useAct(api.ownAccount.password),
    empty: { newPassword: '' },
    fields: {
      newPassword: {
        kind: 'new-password',
        label: texts.next,
        help: texts.nextHelp(passwordLeast(rol)),
        most: passwordMost,
        denial: (password) => passwordLengthDenial(password, rol),
      },
    },
    proof: ownProof,
    input: (typed, proof) => ({ body: { ...proof, ...typed } }),
    refreshes: [api.sessions.all],
    onDone: onSaved,
  })
  return <PlainForm form={form} act={texts.change} cancel={cancelBy(onCancel)} />
}

/** A new password ends the other sessions. Decisions §5. */
export const PasswordPanel = ({ onDone }: { onDone: OnDone }) => {
  const [isOpen, setOpen] = useState(false)
  const saved = () => {
    setOpen(false)
    onDone(texts.saved)
  }
  return (
    <Panel title={texts.title} text={texts.text}>
      {isOpen ? (
        <Form onSaved={saved} onCancel={() => setOpen(false)} />
      ) : (
        <div className={styles.ways}>
          <PlainButton icon="key" onClick={() => setOpen(true)}>
            {texts.change}
          </PlainButton>
        </div>
      )}
    </Panel>
  )
}
