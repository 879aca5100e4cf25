import type { Profile } from '@arriero/contract/people/sessions'
import { roleTexts } from '@arriero/contract/es/words'
import { isOperatorRole } from '@arriero/domain/people/roles'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useThreadNews } from '#features/messages/use-thread-news.ts'
import { useInboxLive } from '#features/inbox/use-inbox-live.ts'
import { useLostPaymentNews } from '#features/payments/use-lost-payment-news.ts'
import { AgreeingDialog } from '#features/own-account/AgreeingDialog.tsx'
import { leave } from '#features/sessions/enter-and-leave.ts'
import { useContact } from '#features/sessions/use-contact.ts'
import { usePqrLive } from '#features/support/use-pqr-live.ts'
import { queryClient } from '#shared/api/queries.ts'
import { useLiveChannel, useLiveStatus } from '#shared/live/use-live.ts'
import { useSession } from '#shared/session/use-session.ts'
import { ToDriverArea } from './guards/ToDriverArea.tsx'
import { ToLogin } from './guards/ToLogin.tsx'
import { accountMenuOf, menuOf, screenAt } from './routes.tsx'
import { searchedPlaces } from './searched-places.ts'
import { PortalShell } from './shell/PortalShell.tsx'
import { ShellBell } from './shell/ShellBell.tsx'
import { useIsLineDown } from '#shared/line/line.ts'
import type { LiveState } from './shell/shell-props.ts'

const patienceMs = 5000

/** A dead line is told at once; a channel that is away over a good line is connecting, and after five seconds the shell says so. */
const useLiveState = (): LiveState => {
  const isLive = useLiveStatus() === 'live'
  const isDown = useIsLineDown()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (isLive) return
    const timer = setTimeout(() => setLost(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setLost(false)
    }
  }, [isLive])
  if (isDown) return 'offline'
  if (isLive) return 'connected'
  return isLost ? 'lost' : 'connecting'
}

interface WiredShellProps {
  profile: Profile
  children: ReactNode
}

const WiredShell = ({ profile, children }: WiredShellProps) => {
  const { pathname } = useLocation()
  const contact = useContact()
  const live = useLiveState()
  useLiveChannel(() => void queryClient.invalidateQueries())
  useInboxLive()
  usePqrLive()
  useThreadNews()
  useLostPaymentNews()
  const current = screenAt(pathname, profile.rol)
  const isWaiting = profile.validation !== 'validated'
  const user = { name: profile.name, roleLabel: roleTexts[profile.rol], imageUrl: profile.image ?? undefined }
  return (
    <PortalShell
      entries={menuOf(profile.rol, isWaiting)}
      accountEntries={accountMenuOf(profile.rol, isWaiting)}
      places={searchedPlaces(profile.rol, isWaiting)}
      currentPath={current?.path}
      current={current}
      width={current?.width}
      user={user}
      role={profile.rol}
      live={live}
      contact={contact}
      bell={<ShellBell />}
      onLogout={() => void leave()}
    >
      {children}
      <AgreeingDialog onLeave={() => void leave()} />
    </PortalShell>
  )
}

/** Everything behind the login, in its shell; without a session, the way to the login. Spec §2. */
export const PrivateArea = ({ children }: { children: ReactNode }) => {
  const session = useSession()
  if (session.status !== 'in') return <ToLogin />
  if (isOperatorRole(session.profile.rol)) return <ToDriverArea />
  return <WiredShell profile={session.profile}>{children}</WiredShell>
}
