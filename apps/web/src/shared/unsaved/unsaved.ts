/**
 * What stands on the page and is saved nowhere, and the one question before it would be lost. Outside React: the router, the windows, the
 * session and the browser's own leaving all ask here.
 */

export interface Unsaved {
  /** The window it stands in; none for what stands on the screen itself. */
  window: object | undefined
  /** Whether it is still there at another address. */
  staysAt: (address: { pathname: string; search: string }) => boolean
  /** In words, what would be lost; none where nothing would. */
  lost: () => readonly string[]
  /** It is let go of, or kept elsewhere: it asks no more until something is changed again. */
  discard: () => void
  /** The server took an act that began with this press. */
  sent: (press: number) => void
  /** It did not take it, or never heard of it. */
  refused: (press: number) => void
}

export interface Question {
  lost: readonly string[]
  discard: () => void
  stay: () => void
}

const watched = new Set<Unsaved>()
const listeners = new Set<() => void>()
let question: Question | undefined

const tell = (): void => {
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const watchUnsaved = (one: Unsaved): (() => void) => {
  watched.add(one)
  return () => void watched.delete(one)
}

const isLost = (one: Unsaved): boolean => one.lost().length > 0

export const allUnsaved = (): Unsaved[] => [...watched].filter(isLost)
export const hasUnsaved = (): boolean => [...watched].some(isLost)
/** Only what one window would lose. */
export const unsavedIn = (window: object): Unsaved[] => allUnsaved().filter((one) => one.window === window)

type Address = { pathname: string; search: string }
/** What going from one address to another would lose. */
export const unsavedOnTheWay = (to: Address): Unsaved[] => allUnsaved().filter((one) => !one.staysAt(to))

/** Of forms that were closed while their act was under way: the live channel often tells of it before its own answer comes. */
const closedUnderWay = new Map<() => void, readonly number[]>()

export const closeUnderWay = (end: () => void, ofPresses: readonly number[]): void =>
  void closedUnderWay.set(end, ofPresses)

const endsOf = (press: number): (() => void)[] => {
  const ends = [...closedUnderWay].filter(([, presses]) => presses.includes(press)).map(([end]) => end)
  for (const end of ends) closedUnderWay.delete(end)
  return ends
}

/** An act is of the form that was sent with the same press: of any other it says nothing. */
export const actWasTaken = (press: number): void => {
  for (const one of watched) one.sent(press)
  for (const end of endsOf(press)) end()
}

export const actWasRefused = (press: number): void => {
  for (const one of watched) one.refused(press)
  endsOf(press)
}

/** Shown a moment later: the Escape that asks would close the question in the same breath. */
const ask = (next: Question | undefined): void => {
  question = next
  setTimeout(tell, 0)
}

/** Somebody goes and leaves everything behind. */
export const letGoOfAll = (): void => {
  for (const one of allUnsaved()) one.discard()
}

interface Ways {
  go: () => void
  stay?: () => void
}

/** Goes at once where nothing would be lost, else asks first; one question at a time. */
export const goUnlessLost = (
  lost: readonly Pick<Unsaved, 'lost' | 'discard'>[],
  { go, stay }: Ways,
): void => {
  if (lost.length === 0) return go()
  question?.stay()
  ask({
    lost: [...new Set(lost.flatMap((one) => one.lost()))],
    discard: () => {
      ask(undefined)
      for (const one of lost) one.discard()
      go()
    },
    stay: () => {
      ask(undefined)
      stay?.()
    },
  })
}

/** A window is about to be closed. While somebody is asked about it, a second Escape is the answer to that. */
export const closeUnlessLost = (window: object, close: () => void): void => {
  const lost = unsavedIn(window)
  if (lost.length === 0 || !question) goUnlessLost(lost, { go: close })
}

/** Before the page is left for good: log-out. */
export const mayBeLeft = (): Promise<boolean> =>
  new Promise((answer) => goUnlessLost(allUnsaved(), { go: () => answer(true), stay: () => answer(false) }))

export const openQuestion = { get: (): Question | undefined => question, subscribe }
