import { useEffect } from 'react'
import { useProfile } from '#shared/session/use-session.ts'
import { keepPush } from './push.ts'

/** Once after each log-in; where it fails the next one tries again. */
export const useKeptPush = (): void => {
  const { _id } = useProfile()
  useEffect(() => {
    keepPush(_id).catch(() => undefined)
  }, [_id])
}
