import { useSession } from '#shared/session/use-session.ts'
import { LostScreen } from './LostScreen.tsx'
import { PrivateArea } from './PrivateArea.tsx'
import { AuthLayout } from './shell/AuthLayout.tsx'

/** An address that nothing answers: inside the shell for who is logged in, else in the frame of the login. */
export const UnknownPage = () =>
  useSession().status === 'in' ? (
    <PrivateArea>
      <LostScreen />
    </PrivateArea>
  ) : (
    <AuthLayout>
      <LostScreen isOutside />
    </AuthLayout>
  )
