import { mayLeave, secondFactorRoles } from '@arriero/domain/own-account'
import { isCarrierRole, isOperatorRole } from '@arriero/domain/roles'
import { api } from '@arriero/contract'
import { Link } from 'react-router'
import { useProfile } from '#shared/session/use-session.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatDateTime, formatDay } from '#shared/format.ts'
import { StateTag } from '#shared/plain/StateTag.tsx'
import type { AreaHome } from './area-home.ts'
import { CopyPanel } from './CopyPanel.tsx'
import { DataPanel } from './DataPanel.tsx'
import { FactorPanel } from './FactorPanel.tsx'
import { LeavePanel } from './LeavePanel.tsx'
import type { OnDone } from './on-done.ts'
import { OwnSessionsPanel } from './OwnSessionsPanel.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { PayPanel } from './PayPanel.tsx'
import { ownAccountTexts } from './own-account.texts.ts'
import { Panel } from './Panel.tsx'
import styles from './own-account.module.css'

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

/** The way to how one is told. */
const NoticesPanel = ({ choicesPath }: { choicesPath: string }) => (
  <Panel title={texts.title} text={texts.text}>
    <p className={styles.account}>
      <Link to={choicesPath}>{texts.link}</Link>
    </p>
  </Panel>
)

interface OwnAccountPageProps {
  /** Where one chooses how he is told. */
  choicesPath: string
  home: AreaHome
  onDone: OnDone
}

/** Everything one may do with his own account. Plain, so that the driver area carries it too. */
export const OwnAccountPage = ({ choicesPath, home, onDone }: OwnAccountPageProps) => {
  const { rol } = useProfile()
  return (
    <div className={styles.page}>
      <DataPanel onDone={onDone} />
      <PasswordPanel onDone={onDone} />
      {secondFactorRoles.some((one) => one === rol) && <FactorPanel onDone={onDone} />}
      <OwnSessionsPanel onDone={onDone} />
      {isCarrierRole(rol) && <PayPanel home={home} onDone={onDone} />}
      <NoticesPanel choicesPath={choicesPath} />
      <ConsentsPanel />
      <CopyPanel onDone={onDone} />
      {mayLeave(rol) && <LeavePanel />}
    </div>
  )
}
