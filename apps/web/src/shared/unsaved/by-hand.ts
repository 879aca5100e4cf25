/** Whether what happens now is a person's own press, and not the answer of a server. */
let presses = 0

const begin = (): void => {
  presses += 1
  setTimeout(() => {
    presses -= 1
  }, 0)
}

export const isByHand = (): boolean => presses > 0

export const watchHand = (): (() => void) => {
  for (const name of ['click', 'keydown'] as const) document.addEventListener(name, begin, true)
  return () => {
    for (const name of ['click', 'keydown'] as const) document.removeEventListener(name, begin, true)
  }
}
