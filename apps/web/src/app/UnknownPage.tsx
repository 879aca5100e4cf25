import { useSession } from '#shared/session/use-session.ts'
import { LostScreen } from './LostScreen.tsx'
import { PrivateArea } from './PrivateArea.tsx'

/** An address that nothing answers: inside the shell for who is logged in, else alone. */
export const UnknownPage = () =>
  useSession().status === 'in' ? (
    <PrivateArea>
      <LostScreen />
    </PrivateArea>
  ) : (
    <main>
      <LostScreen />
    </main>
  )
