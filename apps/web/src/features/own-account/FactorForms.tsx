import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { useState } from 'react'
import { useAct } from '#shared/api/queries.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { PlainFields, PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import { QrCode } from '#shared/plain/values/QrCode.tsx'
import { ownAccountTexts } from './own-account.texts.ts'
import { cancelBy, ownProof } from './own-form.ts'
import styles from './own-account.module.css'

const texts = ownAccountTexts.factor

const factorReads = [api.ownAccount.secondFactor, api.sessions.all]

interface CodesProps {
  /** Called with the new backup codes, which are shown only once. */
  onMade: (codes: readonly string[]) => void
  onCancel: () => void
}

export const NewCodes = ({ onMade, onCancel }: CodesProps) => {
  const form = useForm({
    act: useAct(api.ownAccount.backupCodes),
    empty: {},
    fields: {},
    proof: ownProof,
    input: (_, body) => ({ body }),
    refreshes: factorReads,
    onDone: ({ codes }) => onMade(codes),
  })
  return (
    <>
      <p className={styles.text}>{texts.codesAnewText}</p>
      <PlainForm form={form} act={texts.codesAnew} cancel={cancelBy(onCancel)} />
    </>
  )
}

interface EndProps {
  onEnded: () => void
  onCancel: () => void
}

export const EndFactor = ({ onEnded, onCancel }: EndProps) => {
  const form = useForm({
    act: useAct(api.ownAccount.endFactor),
    empty: { code: '' },
    fields: {
      code: { kind: 'one-time-code', label: texts.endCode, required: 'factor.code_required' },
    },
    proof: ownProof,
    input: ({ code }, { password }) => ({ body: { password, code } }),
    done: texts.ended,
    refreshes: factorReads,
    onDone: onEnded,
  })
  return (
    <>
      <p className={styles.text}>{texts.endText}</p>
      <PlainForm form={form} act={texts.end} button={{ kind: 'danger' }} cancel={cancelBy(onCancel)} />
    </>
  )
}

type Begun = ReplyOf<typeof api.ownAccount.beginFactor>

const Scan = ({ begun, onMade, onCancel }: CodesProps & { begun: Begun }) => {
  const form = useForm({
    act: useAct(api.ownAccount.confirmFactor),
    empty: { code: '' },
    fields: {
      code: {
        kind: 'digit-code',
        label: texts.code,
        help: texts.codeHelp,
        required: 'factor.code_required',
      },
    },
    input: (body) => ({ body }),
    done: texts.activated,
    refreshes: factorReads,
    onDone: ({ codes }) => onMade(codes),
  })
  return (
    <PlainForm form={form} act={texts.confirm} cancel={cancelBy(onCancel)}>
      <p className={styles.text}>{texts.scan}</p>
      <QrCode text={begun.uri} label={texts.qr} />
      <div>
        <p className={styles.text}>{texts.secret}</p>
        <code className={styles.secret}>{begun.secret}</code>
      </div>
      <PlainFields form={form} />
    </PlainForm>
  )
}

const Begin = ({ onBegun, onCancel }: { onBegun: (begun: Begun) => void; onCancel: () => void }) => {
  const form = useForm({
    act: useAct(api.ownAccount.beginFactor),
    empty: {},
    fields: {},
    proof: ownProof,
    input: (_, { password }) => ({ body: { password } }),
    onDone: onBegun,
  })
  return <PlainForm form={form} act={texts.next} cancel={cancelBy(onCancel)} />
}

/** Password, QR code, first number. Decisions §5. */
export const FactorSetup = (ways: CodesProps) => {
  const [begun, setBegun] = useState<Begun>()
  return begun ? <Scan begun={begun} {...ways} /> : <Begin onBegun={setBegun} onCancel={ways.onCancel} />
}
