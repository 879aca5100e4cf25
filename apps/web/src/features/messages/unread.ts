/** How much somebody has not read, by service. */
import { api } from '@arriero/contract'
import { isStaffRole } from '@arriero/domain/people/roles'
import { useRead } from '#shared/api/queries.ts'
import { useProfile } from '#shared/session/use-session.ts'

/** Whoever is in validation, and staff, has no conversations of his own. */
export const useUnread = () => {
  const { rol, validation } = useProfile()
  return useRead(api.messages.unread, {}, { enabled: validation === 'validated' && !isStaffRole(rol) })
}

export const useUnreadOf = (orderId: string): number => {
  const { data } = useUnread()
  return data?.items.find((one) => one.orderId === orderId)?.unread ?? 0
}
