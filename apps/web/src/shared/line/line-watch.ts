/**
 * Knows whether the server can be reached. Every answer says that it can; only where something is amiss (a call that failed or is
 * slow, a beat of the live channel that did not come) it is asked, with the cheapest question there is.
 */
export type LineState = 'up' | 'down'

export type LinePorts = {
  /** The cheap question. False, or a throw: no answer of the server's. */
  ask: (signal: AbortSignal) => Promise<boolean>
  /** Nobody looks at a hidden page: it asks seldom. */
  isSeen: () => boolean
}

export const linePace = {
  /** Without an answer for so long the line counts as gone, though the question stays open a little. */
  verdictMs: 1_700,
  /** A file on its way fills a narrow line: its questions take their time. */
  crowdedVerdictMs: 9_000,
  giveUpMs: 3_500,
  againMs: 1_500,
  hiddenAgainMs: 15_000,
  /** A call that has no answer for so long makes one ask. */
  slowMs: 3_000,
  /** Where no beat comes nothing tells by itself: it is asked so often, while somebody looks. */
  quietMs: 2_500,
} as const

type Timer = ReturnType<typeof setTimeout> | undefined

/** Signs of trouble that are awaited: a call that takes long, a beat that stays away. */
const awaitSigns = (suspect: () => void, isSeen: () => boolean) => {
  let beat: Timer
  let isBeatAwaited = false
  let filesUnderWay = 0
  return {
    isCrowded: () => filesUnderWay > 0,

    /** Asks where no beat is awaited; once per page. `isDown`: then it is asked anyway. */
    askWhereQuiet: (isDown: () => boolean): void => {
      setInterval(() => isSeen() && !isBeatAwaited && !isDown() && suspect(), linePace.quietMs)
    },

    /** A call has left. Answers what to do when it has ended. `isFile`: it may rightly take long, and be in the way of others. */
    watchCall: ({ isFile }: { isFile: boolean }): (() => void) => {
      if (isFile) filesUnderWay += 1
      const slow = isFile ? undefined : setTimeout(suspect, linePace.slowMs)
      return () => {
        if (isFile) filesUnderWay -= 1
        clearTimeout(slow)
      }
    },

    /** A sign of life comes by itself, and again within so long; undefined: none is awaited any more. */
    expectBeat: (withinMs: number | undefined): void => {
      clearTimeout(beat)
      isBeatAwaited = withinMs !== undefined
      if (withinMs !== undefined) beat = setTimeout(() => isSeen() && suspect(), withinMs)
    },
  }
}

/** Holds the state of the line and tells its listeners of each change. */
const tellState = () => {
  const listeners = new Set<() => void>()
  let state: LineState = 'up'
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    isDown: (): boolean => state === 'down',
    subscribe,
    set: (next: LineState): void => {
      if (next === state) return
      state = next
      for (const listener of listeners) listener()
    },
    /** Resolves as the line comes to this state. */
    when: (wanted: LineState): Promise<void> =>
      new Promise((resolve) => {
        if (state === wanted) return resolve()
        const forget = subscribe(() => {
          if (state !== wanted) return
          forget()
          resolve()
        })
      }),
  }
}

export const watchLine = ({ ask, isSeen }: LinePorts) => {
  const { set, isDown, subscribe, when } = tellState()
  let heardAtMs: number | undefined
  let timesHeard = 0
  let look: Promise<void> | undefined
  let again: Timer

  /** Something is amiss: one question, however many ask for it. Resolves with the verdict. */
  const suspect = (): Promise<void> => {
    look ??= askOnce()
    return look
  }
  const { isCrowded, watchCall, expectBeat, askWhereQuiet } = awaitSigns(() => void suspect(), isSeen)

  /** The server said something, whatever it was. */
  const heard = (): void => {
    heardAtMs = Date.now()
    timesHeard += 1
    clearTimeout(again)
    set('up')
  }

  const lost = (): void => {
    set('down')
    clearTimeout(again)
    again = setTimeout(() => void suspect(), isSeen() ? linePace.againMs : linePace.hiddenAgainMs)
  }

  const askOnce = async (): Promise<void> => {
    const heardBefore = timesHeard
    const wasHeard = () => timesHeard > heardBefore
    const control = new AbortController()
    const [verdictMs, giveUpMs] = isCrowded()
      ? [linePace.crowdedVerdictMs, linePace.crowdedVerdictMs]
      : [linePace.verdictMs, linePace.giveUpMs]
    const verdict = setTimeout(() => !wasHeard() && set('down'), verdictMs)
    const end = setTimeout(() => control.abort(), giveUpMs)
    const isThere = await ask(control.signal).catch(() => false)
    clearTimeout(verdict)
    clearTimeout(end)
    look = undefined
    if (isThere) heard()
    else if (!wasHeard()) lost()
  }

  return {
    isDown,
    subscribe,
    when,
    /** When the server was heard last; undefined while this page has not heard it. */
    heardAtMs: (): number | undefined => heardAtMs,
    heard,
    suspect,
    watchCall,
    expectBeat,
    askWhereQuiet: (): void => askWhereQuiet(isDown),
  }
}
