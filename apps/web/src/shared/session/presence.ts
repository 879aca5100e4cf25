/** Whether somebody sits at this window: what it reads by itself must not keep a session from idling out. Decisions §5. */
const signs = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'click', 'focusin', 'scroll']
const leftAloneMs = 2 * 60_000

let touchedAt: number | undefined

export const watchPresence = (target: EventTarget): void => {
  const touch = () => {
    touchedAt = Date.now()
  }
  touch()
  for (const sign of signs) target.addEventListener(sign, touch, { capture: true, passive: true })
}

/** False of a window that is not watched. */
export const isUnattended = (): boolean => touchedAt !== undefined && Date.now() - touchedAt > leftAloneMs
