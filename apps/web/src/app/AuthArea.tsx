import { Outlet } from 'react-router'
import { useContact } from '#features/session/use-contact.ts'
import { Visitors } from './guards/Visitors.tsx'
import { AuthLayout } from './shell/AuthLayout.tsx'

const Framed = () => (
  <AuthLayout contact={useContact()}>
    <Outlet />
  </AuthLayout>
)

/** Login and recovery share a frame that stays while one moves between them. */
export const AuthArea = () => (
  <Visitors>
    <Framed />
  </Visitors>
)
