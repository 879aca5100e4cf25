import { api } from '@arriero/contract'
import type { Profile } from '@arriero/contract/people/sessions'
import { useEffect } from 'react'
import { useRead } from '#shared/api/queries.ts'
import { sessionStore } from '#shared/session/session-store.ts'

const everyMs = 30_000

/** The session's profile is that of the log-in: what staff decided meanwhile is put into it, and the whole page opens up. */
const takeUp = ({
  isActive,
  validation,
  validationNote,
}: Pick<Profile, 'isActive' | 'validation' | 'validationNote'>) => {
  const session = sessionStore.get()
  if (session.status !== 'in' || session.token === null) return
  const { token, profile } = session
  const isSame =
    profile.isActive === isActive &&
    profile.validation === validation &&
    profile.validationNote === validationNote
  if (!isSame) sessionStore.open(token, { ...profile, isActive, validation, validationNote })
}

/** The caller's own account with its papers, read again while he waits. */
export const useOwnStanding = (userId: string) => {
  const read = useRead<typeof api.users.detail, 'self'>(
    api.users.detail,
    { params: { _id: userId } },
    { refetchEveryMs: everyMs },
  )
  const { data } = read
  useEffect(() => {
    if (data) takeUp(data)
  }, [data])
  return read
}
