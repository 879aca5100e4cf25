import { isOperatorRole } from '@arriero/domain/people/roles'
import { Navigate, Outlet, createBrowserRouter, useLocation, useParams } from 'react-router'
import { type ReactNode, useCallback } from 'react'
import { ReturnDialog } from '#features/sessions/ReturnDialog.tsx'
import { lazyPart } from '#shared/line/lazy-part.ts'
import { paths } from '#shared/paths.ts'
import { Skeleton } from '#shared/plain/states/Skeleton.tsx'
import { UnsavedGuard } from '#shared/unsaved/UnsavedGuard.tsx'
import { useSession, useProfile } from '#shared/session/use-session.ts'
import { useContact } from '#features/sessions/use-contact.ts'
import { loginStateOf } from '#features/sessions/login-state.ts'
import { ScreenContext } from '#shared/unsaved/windows.ts'
import { appTexts } from './app.texts.ts'
import { Gate } from './guards/Gate.tsx'
import { Page } from './Page.tsx'
import { PrivateArea } from './PrivateArea.tsx'
import { patternOf, screenRoutes } from './routes.tsx'
import { CrashPage } from './shell/CrashPage.tsx'
import { AuthLayout } from './shell/AuthLayout.tsx'
import { ToDriverArea } from './guards/ToDriverArea.tsx'
import type { ScreenRoute } from './screen-route.ts'
import { NotFoundPage } from './shell/NotFoundPage.tsx'

const LostScreen = ({ isOutside = false }: { isOutside?: boolean }) => (
  <Page title={appTexts.lost}>
    <NotFoundPage isOutside={isOutside} />
  </Page>
)

/** A screen with modals stays on the page while they open and close over it. */
const useStaysAt = ({ hasModals }: ScreenRoute) => {
  const { pathname } = useLocation()
  const rest = useParams()['*'] ?? ''
  const own = pathname.slice(0, pathname.length - rest.length).replace(/\/$/, '')
  return useCallback(
    (next: string) => next === own || (hasModals === true && next.startsWith(`${own}/`)),
    [own, hasModals],
  )
}

/** A screen for its roles; for anybody else there is nothing at this address. */
const OwnScreen = ({ route }: { route: ScreenRoute }) => {
  const { rol } = useProfile()
  const staysAt = useStaysAt(route)
  if (!route.roles.includes(rol)) return <LostScreen />
  const { Screen, title, waits, path } = route
  return (
    <ScreenContext value={staysAt}>
      <Page key={path} title={title} waiting={<Skeleton shape={waits} />}>
        <Screen />
      </Page>
    </ScreenContext>
  )
}

/** Public pages send who is logged in to where he wanted to go, or to his home. Spec §2. */
const Visitors = ({ children }: { children: ReactNode }) => {
  const session = useSession()
  const { state } = useLocation()
  if (session.status !== 'in') return children
  if (isOperatorRole(session.profile.rol)) return <ToDriverArea />
  return <Navigate to={loginStateOf(state).wanted ?? paths.home} replace />
}

const Framed = ({ isWide }: { isWide: boolean }) => (
  <AuthLayout contact={useContact()} isWide={isWide}>
    <Outlet />
  </AuthLayout>
)

/** Login and recovery share a frame that stays while one moves between them. */
const AuthArea = ({ isWide = false }: { isWide?: boolean }) => (
  <Visitors>
    <Framed isWide={isWide} />
  </Visitors>
)

/** An address that nothing answers: inside the shell for who is logged in, else in the frame of the login. */
const UnknownPage = () =>
  useSession().status === 'in' ? (
    <PrivateArea>
      <LostScreen />
    </PrivateArea>
  ) : (
    <AuthLayout>
      <LostScreen isOutside />
    </AuthLayout>
  )

const LoginScreen = lazyPart(() => import('#screens/auth/LoginScreen.tsx'))
const RecoveryScreen = lazyPart(() => import('#screens/auth/RecoveryScreen.tsx'))

const RegistrationScreen = lazyPart(() => import('#screens/auth/registration/RegistrationScreen.tsx'))
const InvitationScreen = lazyPart(() => import('#screens/auth/InvitationScreen.tsx'))
const FirstAdministratorScreen = lazyPart(() => import('#screens/auth/FirstAdministratorScreen.tsx'))

const waiting = <Skeleton shape="lines" />

const login = (
  <Page key="login" waiting={waiting} title={appTexts.logIn}>
    <LoginScreen />
  </Page>
)

const recovery = (
  <Page key="recovery" waiting={waiting} title={appTexts.recover}>
    <RecoveryScreen />
  </Page>
)

const firstAdministrator = (
  <Page key="first-administrator" waiting={waiting} title={appTexts.firstAdministrator}>
    <FirstAdministratorScreen />
  </Page>
)

const registration = (
  <Page key="registration" waiting={waiting} title={appTexts.registration}>
    <RegistrationScreen />
  </Page>
)

const invitation = (
  <Page key="invitation" waiting={waiting} title={appTexts.invitation}>
    <InvitationScreen />
  </Page>
)

const privateArea = (
  <PrivateArea>
    <Outlet />
  </PrivateArea>
)

const guarded = (
  <>
    <Gate />
    <UnsavedGuard />
    <ReturnDialog />
  </>
)

export const router = createBrowserRouter([
  {
    element: guarded,
    errorElement: <CrashPage />,
    children: [
      {
        element: <AuthArea />,
        children: [
          { path: paths.login, element: login },
          { path: paths.recovery, element: recovery },
          { path: paths.firstAdministrator, element: firstAdministrator },
          { path: paths.invitation, element: invitation },
        ],
      },
      {
        element: <AuthArea isWide />,
        children: [{ path: paths.registration, element: registration }],
      },
      {
        path: paths.privateArea,
        element: privateArea,
        children: [
          { index: true, element: <Navigate to={paths.home} replace /> },
          ...screenRoutes.map((route) => ({ path: patternOf(route), element: <OwnScreen route={route} /> })),
          { path: '*', element: <LostScreen /> },
        ],
      },
      { path: '*', element: <UnknownPage /> },
    ],
  },
])
