import { Outlet } from 'react-router'
import { useContact } from '#features/session/use-contact.ts'
import { Visitors } from './guards/Visitors.tsx'
import { AuthLayout } from './shell/AuthLayout.tsx'

const Framed = ({ isWide }: { isWide: boolean }) => (
  <AuthLayout contact={useContact()} isWide={isWide}>
    <Outlet />
  </AuthLayout>
)

/** Login and recovery share a frame that stays while one moves between them. */
export const AuthArea = ({ isWide = false }: { isWide?: boolean }) => (
  <Visitors>
    <Framed isWide={isWide} />
  </Visitors>
)
