import { Navigate, Outlet, createBrowserRouter } from 'react-router'
import { ReturnDialog } from '#features/session/ReturnDialog.tsx'
import { lazyPart } from '#shared/line/lazy-part.ts'
import { paths } from '#shared/paths.ts'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { UnsavedGuard } from '#shared/unsaved/UnsavedGuard.tsx'
import { appTexts } from './app.texts.ts'
import { AuthArea } from './AuthArea.tsx'
import { Gate } from './guards/Gate.tsx'
import { LostScreen } from './LostScreen.tsx'
import { OwnScreen } from './OwnScreen.tsx'
import { Page } from './Page.tsx'
import { PrivateArea } from './PrivateArea.tsx'
import { patternOf, screenRoutes } from './routes.tsx'
import { CrashPage } from './shell/CrashPage.tsx'
import { UnknownPage } from './UnknownPage.tsx'

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
