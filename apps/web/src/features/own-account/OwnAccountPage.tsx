import { mayLeave, secondFactorRoles } from '@arriero/domain/own-account'
import { isCarrierRole } from '@arriero/domain/roles'
import { useProfile } from '#shared/session/use-session.ts'
import type { AreaHome } from './area-home.ts'
import { ConsentsPanel } from './ConsentsPanel.tsx'
import { CopyPanel } from './CopyPanel.tsx'
import { DataPanel } from './DataPanel.tsx'
import { FactorPanel } from './FactorPanel.tsx'
import { NoticesPanel } from './NoticesPanel.tsx'
import { LeavePanel } from './LeavePanel.tsx'
import type { OnDone } from './on-done.ts'
import { OwnSessionsPanel } from './OwnSessionsPanel.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { PayPanel } from './PayPanel.tsx'
import styles from './own-account.module.css'

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
