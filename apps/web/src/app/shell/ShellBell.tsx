import { Bell } from '#features/notifications/Bell.tsx'
import { BellLink } from '#features/notifications/BellLink.tsx'
import { useIsPhone } from '#shared/media.ts'
import { paths } from '#shared/paths.ts'

/** A window below the bar, or on a phone the list's own page. */
export const ShellBell = () =>
  useIsPhone() ? <BellLink to={paths.notifications} /> : <Bell allPath={paths.notifications} />
