import { sessionStore } from '../session/session-store.ts'
import { giveBackReads, keptProfile } from './keep-reads.ts'

/** Opens for the person this phone remembers, with what he last read; the first call that succeeds makes it a whole session. */
export const openKept = async (): Promise<boolean> => {
  try {
    const profile = await keptProfile()
    if (!profile) return false
    await giveBackReads()
    sessionStore.openAway(profile)
    return true
  } catch {
    // A browser that keeps nothing has nothing to open.
    return false
  }
}
