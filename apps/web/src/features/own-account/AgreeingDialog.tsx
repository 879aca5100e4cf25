import { api } from '@arriero/contract'
import { consentVersions, type AccountKind } from '@arriero/domain/people/consents'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { isStaffRole } from '@arriero/domain/people/roles'
import { useAct, useRead } from '#shared/api/queries.ts'
import type { FieldOf } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Checkbox } from '#shared/plain/fields/Checkbox.tsx'
import { Dialog } from '#shared/plain/Dialog.tsx'
import { PlainFields } from '#shared/plain/fields/PlainForm.tsx'
import { Problem } from '#shared/plain/states/Problem.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { ownAccountTexts } from './own-account.texts.ts'
import styles from './own-account.module.css'

const texts = ownAccountTexts.agreeing
const whole: Record<AccountKind, string> = { terms: paths.terms, data: paths.dataContent }
const missing: Record<AccountKind, ErrorCode> = {
  terms: 'consent.terms_required',
  data: 'consent.data_required',
}

const agreement = (kind: AccountKind): FieldOf<boolean, Record<AccountKind, boolean>> => ({
  kind: 'own',
  label: texts.kinds[kind],
  denial: (isGiven) => (isGiven ? undefined : missing[kind]),
  draw: ({ label, problem, value, set }) => (
    <Checkbox {...{ label, problem }} isOn={value} onChange={set}>
      <a
        href={whole[kind]}
        target="_blank"
        rel="noopener"
        aria-label={`${texts.read[kind]} ${texts.opensApart}`}
      >
        {texts.read[kind]}
      </a>
    </Checkbox>
  ),
})

const { terms, data } = consentVersions

const Asking = ({ onLeave }: { onLeave: () => void }) => {
  const form = useForm({
    act: useAct(api.consents.accept),
    empty: { terms: false, data: false },
    fields: { terms: agreement('terms'), data: agreement('data') },
    input: () => ({ body: { consents: { terms, data } } }),
    refreshes: [api.consents.own],
  })
  return (
    <Dialog
      isOpen
      title={texts.title}
      actions={
        <>
          <Button onClick={onLeave}>{texts.leave}</Button>
          <Button kind="primary" isBusy={form.isBusy} onClick={form.submit}>
            {texts.act}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.text}>{texts.text}</p>
        <PlainFields form={form} />
        <Problem>{form.foot}</Problem>
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
