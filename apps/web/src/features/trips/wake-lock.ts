/** Keeps the screen on where the browser can: a page that sleeps sends no positions. */
let lock: WakeLockSentinel | undefined
let isWanted = false

const ask = async (): Promise<void> => {
  if (!isWanted || lock || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
  try {
    const given = await navigator.wakeLock.request('screen')
    given.addEventListener('release', () => {
      if (lock === given) lock = undefined
    })
    if (isWanted) lock = given
    else await given.release()
  } catch {
    // Low battery or a browser that refuses: positions still go while the page is seen.
  }
}

const onVisible = () => void ask()

export const keepAwake = (): void => {
  isWanted = true
  document.addEventListener('visibilitychange', onVisible)
  void ask()
}

export const letSleep = (): void => {
  isWanted = false
  document.removeEventListener('visibilitychange', onVisible)
  void lock?.release().catch(() => undefined)
  lock = undefined
}
