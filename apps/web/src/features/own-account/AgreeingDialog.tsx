import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { accountKinds, consentVersions, type AccountKind } from '@arriero/domain/consents'
import type { ErrorCode } from '@arriero/domain/errors'
import { isStaffRole } from '@arriero/domain/roles'
import { useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { keyOf, queryClient, useAct, useRead } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { Dialog } from '#shared/plain/Dialog.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { ownAccountTexts } from './own-account.texts.ts'
import styles from './own-account.module.css'

const texts = ownAccountTexts.agreeing
const whole: Record<AccountKind, string> = { terms: paths.terms, data: paths.dataContent }
const missing: Record<AccountKind, ErrorCode> = {
  terms: 'consent.terms_required',
  data: 'consent.data_required',
}

interface AgreementProps {
  kind: AccountKind
  isGiven: boolean
  problem: string | undefined
  onChange: (isGiven: boolean) => void
}

const Agreement = ({ kind, isGiven, problem, onChange }: AgreementProps) => (
  <div className={styles.agreement}>
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isGiven}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`agree-${kind}`}
        onChange={({ target }) => onChange(target.checked)}
      />
      {texts.kinds[kind]}
    </label>
    <a
      href={whole[kind]}
      target="_blank"
      rel="noopener"
      aria-label={`${texts.read[kind]} ${texts.opensApart}`}
    >
      {texts.read[kind]}
    </a>
    <p id={`agree-${kind}`} className={styles.problem} role="alert">
      {problem}
    </p>
  </div>
)

const Asking = ({ onLeave }: { onLeave: () => void }) => {
  const act = useAct(api.consents.accept)
  const [given, setGiven] = useState<Record<AccountKind, boolean>>({ terms: false, data: false })
  const [wasTried, setTried] = useState(false)
  const submit = () => {
    setTried(true)
    const { terms, data } = consentVersions
    if (!accountKinds.every((kind) => given[kind])) return
    act.mutate(
      { body: { consents: { terms, data } } },
      { onSuccess: () => void queryClient.invalidateQueries({ queryKey: keyOf(api.consents.own) }) },
    )
  }
  return (
    <Dialog
      isOpen
      title={texts.title}
      actions={
        <>
          <PlainButton onClick={onLeave}>{texts.leave}</PlainButton>
          <PlainButton kind="primary" isBusy={act.isPending} onClick={submit}>
            {texts.act}
          </PlainButton>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.text}>{texts.text}</p>
        {accountKinds.map((kind) => (
          <Agreement
            key={kind}
            kind={kind}
            isGiven={given[kind]}
            problem={wasTried && !given[kind] ? errorTexts[missing[kind]] : undefined}
            onChange={(isGiven) => setGiven((now) => ({ ...now, [kind]: isGiven }))}
          />
        ))}
        <p className={styles.problem} role="alert">
          {act.isError && errorText(act.error)}
        </p>
      </div>
    </Dialog>
  )
}

interface AgreeingDialogProps {
  /** Not now: he is on the road with cargo, or has no signal. */
  isHeld?: boolean
  onLeave: () => void
}

/** Whoever has not agreed to the words of today is asked before he goes on. Decisions §17. */
export const AgreeingDialog = ({ isHeld = false, onLeave }: AgreeingDialogProps) => {
  const { rol } = useProfile()
  const { data } = useRead(api.consents.own, {}, { enabled: !isStaffRole(rol) })
  return data && data.due.length > 0 && !isHeld ? <Asking onLeave={onLeave} /> : null
}
