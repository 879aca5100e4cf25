import type { Profile } from '@arriero/contract/auth'
import { roleTexts } from '@arriero/contract/es/words'
import { isOperatorRole } from '@arriero/domain/roles'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { leave } from '#features/session/enter-and-leave.ts'
import { useContact } from '#features/session/use-contact.ts'
import { queryClient } from '#shared/api/queries.ts'
import { useLiveChannel } from '#shared/live/use-live.ts'
import { useSession } from '#shared/session/use-session.ts'
import { ToDriverArea } from './guards/ToDriverArea.tsx'
import { ToLogin } from './guards/ToLogin.tsx'
import { menuOf, screenAt } from './routes.tsx'
import { PortalShell } from './shell/PortalShell.tsx'
import { useLiveState } from './use-live-state.ts'

interface WiredShellProps {
  profile: Profile
  children: ReactNode
}

const WiredShell = ({ profile, children }: WiredShellProps) => {
  const { pathname } = useLocation()
  const contact = useContact()
  const live = useLiveState()
  useLiveChannel(() => void queryClient.invalidateQueries())
  const current = screenAt(pathname, profile.rol)
  const user = { name: profile.name, roleLabel: roleTexts[profile.rol], imageUrl: profile.image ?? undefined }
  return (
    <PortalShell
      entries={menuOf(profile.rol)}
      currentPath={current?.path}
      current={current}
      user={user}
      live={live}
      contact={contact}
      onLogout={() => void leave()}
    >
      {children}
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
