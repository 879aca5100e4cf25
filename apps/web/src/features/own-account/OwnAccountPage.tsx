import { mayLeave, secondFactorRoles } from '@arriero/domain/people/own-account'
import { isCarrierRole, isOperatorRole, isStaffRole } from '@arriero/domain/people/roles'
import { api } from '@arriero/contract'
import { passwordLeast, passwordLengthDenial } from '@arriero/domain/people/passwords'
import { isLegalPerson } from '@arriero/domain/people/accounts'
import { Link } from 'react-router'
import { type ReactNode, useState } from 'react'
import { useProfile } from '#shared/session/use-session.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead, useAct } from '#shared/api/queries.ts'
import { formatDateTime, formatDay } from '#shared/format.ts'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/plain/Button.tsx'
import { PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import type { AreaHome } from './area-home.ts'
import { CopyPanel } from './CopyPanel.tsx'
import { FactorPanel } from './FactorPanel.tsx'
import { LeavePanel } from './LeavePanel.tsx'
import { OwnSessionsPanel } from './OwnSessionsPanel.tsx'
import { PayPanel } from './PayPanel.tsx'
import { ownAccountTexts } from './own-account.texts.ts'
import { Panel } from './Panel.tsx'
import { cancelBy, ownProof } from './own-form.ts'
import { DataForm } from './DataForm.tsx'
import styles from './own-account.module.css'

const dataPanelTexts = ownAccountTexts.data

/** What the account says of its owner. */
const DataPanel = ({ base }: Pick<OwnAccountPageProps, 'base'>) => {
  const { _id } = useProfile()
  const read = useRead<typeof api.users.detail, 'self'>(api.users.detail, {
    params: { _id },
  })
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Panel title={dataPanelTexts.title}>
      <Answer of={read}>
        {(data) => (
          <>
            {' '}
            {data.image && (
              <img src={data.image} alt={dataPanelTexts.portraitOf(data.name)} className={styles.portrait} />
            )}
            {isOpen ? (
              <DataForm profile={data} onSaved={close} onCancel={close} />
            ) : (
              <>
                <DetailList
                  details={[
                    {
                      label: isLegalPerson(data.rol) ? dataPanelTexts.companyName : dataPanelTexts.name,
                      value: data.name,
                    },
                    { label: dataPanelTexts.cellPhone, value: data.cellPhone },
                    {
                      label: isLegalPerson(data.rol) ? dataPanelTexts.nit : dataPanelTexts.identification,
                      value: data.identification,
                    },
                    { label: dataPanelTexts.email, value: data.email, isWide: true },
                  ]}
                />
                {base}
                <p className={styles.text}>
                  {isStaffRole(data.rol) ? dataPanelTexts.fixedOfStaff : dataPanelTexts.fixed}
                </p>
                <div className={styles.ways}>
                  <Button icon="pencil" onClick={() => setOpen(true)}>
                    {dataPanelTexts.change}
                  </Button>
                </div>
              </>
            )}
          </>
        )}
      </Answer>{' '}
    </Panel>
  )
}

const passwordPanelTexts = ownAccountTexts.password

const Form = ({ onClose }: { onClose: () => void }) => {
  const { rol } = useProfile()
  const form = useForm({
    act: useAct(api.ownAccount.password),
    empty: { newPassword: '' },
    fields: {
      newPassword: {
        kind: 'new-password',
        label: passwordPanelTexts.next,
        help: passwordPanelTexts.nextHelp(passwordLeast(rol)),
        denial: (password) => passwordLengthDenial(password, rol),
      },
    },
    proof: ownProof,
    input: (typed, proof) => ({ body: { ...proof, ...typed } }),
    done: passwordPanelTexts.saved,
    refreshes: [api.sessions.all],
    onDone: onClose,
  })
  return <PlainForm form={form} act={passwordPanelTexts.change} cancel={cancelBy(onClose)} />
}

/** A new password ends the other sessions. Decisions §5. */
const PasswordPanel = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title={passwordPanelTexts.title} text={passwordPanelTexts.text}>
      {isOpen ? (
        <Form onClose={() => setOpen(false)} />
      ) : (
        <div className={styles.ways}>
          <Button icon="key" onClick={() => setOpen(true)}>
            {passwordPanelTexts.change}
          </Button>
        </div>
      )}
    </Panel>
  )
}

const consentsPanelTexts = ownAccountTexts.consents

/** What one agreed to, in which words and when. Decisions §17. */
const ConsentsPanel = () => {
  const { rol } = useProfile()
  return (
    <Panel
      title={consentsPanelTexts.title}
      {...(isOperatorRole(rol) ? { text: consentsPanelTexts.location } : {})}
    >
      <Answer
        of={useRead(api.consents.own, {})}
        empty={<p className={styles.text}>{consentsPanelTexts.none}</p>}
      >
        {({ items }) => (
          <ul className={styles.list}>
            {items.map(({ _id, kind, version, isGiven, at }) => (
              <li key={_id} className={styles.row}>
                <div>
                  <p>{consentsPanelTexts.kinds[kind]}</p>
                  <p className={styles.text}>
                    {consentsPanelTexts.when(formatDay(version), formatDateTime(at))}
                  </p>
                </div>
                <StateTag tone={isGiven ? 'good' : 'off'}>
                  {isGiven ? consentsPanelTexts.given : consentsPanelTexts.withdrawn}
                </StateTag>
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </Panel>
  )
}

const texts = ownAccountTexts.notices

/** Links to the page where one chooses how to be notified. */
const NoticesPanel = ({ choicesPath }: { choicesPath: string }) => (
  <Panel title={texts.title} text={texts.text}>
    <p className={styles.account}>
      <Link to={choicesPath}>{texts.link}</Link>
    </p>
  </Panel>
)

interface OwnAccountPageProps {
  /** Address of the page where one chooses how to be notified. */
  choicesPath: string
  home: AreaHome
  /** The town one works from. */
  base: ReactNode
}

/** Everything one may do with his own account. Plain, so that the driver area carries it too. */
export const OwnAccountPage = ({ choicesPath, home, base }: OwnAccountPageProps) => {
  const { rol } = useProfile()
  return (
    <div className={styles.page}>
      <DataPanel base={base} />
      <PasswordPanel />
      {secondFactorRoles.some((one) => one === rol) && <FactorPanel />}
      <OwnSessionsPanel />
      {isCarrierRole(rol) && <PayPanel home={home} />}
      <NoticesPanel choicesPath={choicesPath} />
      <ConsentsPanel />
      <CopyPanel />
      {mayLeave(rol) && <LeavePanel />}
    </div>
  )
}
