import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { passwordLeast, passwordLengthDenial, passwordMost } from '@arriero/domain/passwords'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldTexts } from '#shared/api/error-text.ts'
import { keyOf, useAct } from '#shared/api/queries.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { Field } from '#shared/plain/Field.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { ownAccountTexts } from './own-account.texts.ts'
import type { OnDone } from './on-done.ts'
import { Panel } from './Panel.tsx'
import { WithPassword } from './WithPassword.tsx'
import styles from './own-account.module.css'

const texts = ownAccountTexts.password

const Form = ({ onSaved, onCancel }: { onSaved: () => void; onCancel: () => void }) => {
  const { rol } = useProfile()
  const act = useAct(api.ownAccount.password)
  const [newPassword, setNew] = useState('')
  const [wasTried, setTried] = useState(false)
  const denial = passwordLengthDenial(newPassword, rol)
  const refused = act.isError ? fieldTexts(act.error)['newPassword'] : undefined
  const problem = wasTried && denial ? errorTexts[denial] : refused
  return (
    <WithPassword
      act={texts.change}
      isBusy={act.isPending}
      error={act.error}
      fields={['newPassword']}
      mayGo={() => {
        setTried(true)
        return denial === undefined
      }}
      onSubmit={(proof) => act.mutate({ body: { ...proof, newPassword } }, { onSuccess: onSaved })}
      onCancel={onCancel}
    >
      <Field
        label={texts.next}
        help={texts.nextHelp(passwordLeast(rol))}
        type="password"
        autoComplete="new-password"
        required
        most={passwordMost}
        value={newPassword}
        error={problem ?? ''}
        onChange={({ target }) => {
          if (act.isError) act.reset()
          setNew(target.value)
        }}
      />
    </WithPassword>
  )
}

/** A new password ends the other sessions. Decisions §5. */
export const PasswordPanel = ({ onDone }: { onDone: OnDone }) => {
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const saved = () => {
    setOpen(false)
    void client.invalidateQueries({ queryKey: keyOf(api.sessions.all) })
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
