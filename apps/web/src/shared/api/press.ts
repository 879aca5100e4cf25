/** Which press of a person is being answered: the rest of a double click, and a key that is held down, belong to the press before. */
const signs = ['mousedown', 'keydown', 'click'] as const

export interface Presses {
  /** The number of the present press; each press has its own. */
  now: () => number
  hear: (event: Event) => void
}

export const countPresses = (): Presses => {
  let count = 0
  let isHeld = false
  /** Its click is still to come, and belongs to it. */
  let isBegun = false
  const isNew: Record<(typeof signs)[number], (event: Event) => boolean> = {
    keydown: (event) => {
      isHeld = (event as KeyboardEvent).repeat
      isBegun ||= !isHeld
      return !isHeld
    },
    mousedown: (event) => {
      isHeld = false
      isBegun = true
      return (event as MouseEvent).detail <= 1
    },
    // Alone it comes of a program that reads the screen aloud, or of the voice.
    click: (event) => {
      const isAlone = !isBegun && !isHeld && (event as MouseEvent).detail <= 1
      isBegun = false
      return isAlone
    },
  }
  return {
    now: () => count,
    hear: (event) => {
      const sign = signs.find((one) => one === event.type)
      if (sign && isNew[sign](event)) count++
    },
  }
}

export const presses = countPresses()

if (typeof window !== 'undefined')
  for (const sign of signs) window.addEventListener(sign, presses.hear, { capture: true, passive: true })
