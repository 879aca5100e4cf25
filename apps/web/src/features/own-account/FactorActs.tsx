import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { useState } from 'react'
import { fieldTexts } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { Field } from '#shared/plain/Field.tsx'
import { ownAccountTexts } from './own-account.texts.ts'
import { WithPassword } from './WithPassword.tsx'
import styles from './own-account.module.css'

const texts = ownAccountTexts.factor

interface CodesProps {
  onMade: (codes: readonly string[]) => void
  onCancel: () => void
}

export const NewCodes = ({ onMade, onCancel }: CodesProps) => {
  const act = useAct(api.ownAccount.backupCodes)
  return (
    <>
      <p className={styles.text}>{texts.codesAnewText}</p>
      <WithPassword
        act={texts.codesAnew}
        isBusy={act.isPending}
        error={act.error}
        onSubmit={(proof) => act.mutate({ body: proof }, { onSuccess: ({ codes }) => onMade(codes) })}
        onCancel={onCancel}
      />
    </>
  )
}

interface EndProps {
  onEnded: () => void
  onCancel: () => void
}

export const EndFactor = ({ onEnded, onCancel }: EndProps) => {
  const act = useAct(api.ownAccount.endFactor)
  const [code, setCode] = useState('')
  const [wasTried, setTried] = useState(false)
  const missing = wasTried && code.trim() === '' ? errorTexts['factor.code_required'] : undefined
  const refused = act.isError ? fieldTexts(act.error)['code'] : undefined
  return (
    <>
      <p className={styles.text}>{texts.endText}</p>
      <WithPassword
        act={texts.end}
        isDangerous
        isBusy={act.isPending}
        error={act.error}
        fields={['code']}
        mayGo={() => {
          setTried(true)
          return code.trim() !== ''
        }}
        onSubmit={({ password }) => act.mutate({ body: { password, code } }, { onSuccess: onEnded })}
        onCancel={onCancel}
      >
        <Field
          label={texts.endCode}
          required
          autoComplete="one-time-code"
          most={20}
          value={code}
          error={missing ?? refused ?? ''}
          onChange={({ target }) => {
            if (act.isError) act.reset()
            setCode(target.value)
          }}
        />
      </WithPassword>
    </>
  )
}
