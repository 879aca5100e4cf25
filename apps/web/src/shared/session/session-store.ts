/** Who is logged in, outside React: the token lives in memory only; a cookie the page cannot read brings it back. Decisions §5. */
import type { Profile } from '@arriero/contract/people/sessions'
import { hasUnsaved } from '../unsaved/unsaved.ts'

export type Session =
  | { status: 'starting' }
  | { status: 'out' }
  /**
   * Without a token the network has not let this browser come back yet: what is kept here can be read, nothing more. `isOver`: the log-in
   * ended while something was not saved; the page waits behind a door for the same person.
   */
  | { status: 'in'; token: string | null; profile: Profile; isOver?: true }

const rememberedFlag = 'arriero.remembered'
const listeners = new Set<() => void>()
let current: Session = { status: 'starting' }

/** Tells the other tabs that somebody logged out. */
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('arriero.session')

const set = (next: Session): void => {
  current = next
  for (const listener of listeners) listener()
}

export const sessionStore = {
  get: (): Session => current,
  token: (): string | null => (current.status === 'in' ? current.token : null),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** As soon as somebody is in, once. */
  whenIn: (tell: (profile: Profile) => void): void => {
    const look = (): void => {
      if (current.status !== 'in') return
      listeners.delete(look)
      tell(current.profile)
    }
    listeners.add(look)
    look()
  },
  /** Whether this browser was left logged in. Holds no secret. */
  isRemembered: (): boolean => localStorage.getItem(rememberedFlag) === '1',
  open: (token: string, profile: Profile): void => {
    localStorage.setItem(rememberedFlag, '1')
    set({ status: 'in', token, profile })
  },
  /** The person this browser remembers, while the server cannot be asked. */
  openAway: (profile: Profile): void => {
    if (current.status === 'starting') set({ status: 'in', token: null, profile })
  },
  isAway: (): boolean => current.status === 'in' && current.token === null && !current.isOver,
  isOver: (): boolean => current.status === 'in' && current.isOver === true,
  /** It ended by itself or elsewhere: what is not saved here is kept for who comes back, else it closes. */
  end: (): void => {
    if (current.status !== 'in' || !hasUnsaved()) return sessionStore.close()
    localStorage.removeItem(rememberedFlag)
    set({ status: 'in', token: null, profile: current.profile, isOver: true })
  },
  close: ({ tellTabs }: { tellTabs: boolean } = { tellTabs: false }): void => {
    localStorage.removeItem(rememberedFlag)
    if (tellTabs) tabs?.postMessage('out')
    if (current.status !== 'out') set({ status: 'out' })
  },
}

tabs?.addEventListener('message', (message: MessageEvent<unknown>) => {
  if (message.data === 'out') sessionStore.end()
})
