/** Frames a second and main-thread work of a page whose map is being moved. */
/// <reference lib="dom" />
import type { Page } from '@playwright/test'

/** Runs before the page's own code: times what draws (each 500 ms) and what the live channel brings. */
const spy = () => {
  const work: number[] = []
  let heardMs = 0
  Object.assign(window, { benchWork: work })
  const interval = window.setInterval.bind(window)
  const timed = (handler: () => void) => () => {
    const began = performance.now()
    handler()
    work.push(performance.now() - began + heardMs)
    heardMs = 0
  }
  window.setInterval = ((handler: () => void, ms?: number, ...rest: unknown[]) =>
    interval(ms === 500 ? timed(handler) : handler, ms, ...rest)) as typeof window.setInterval
  const hearing = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage')
  if (!hearing?.set) return
  const set = hearing.set
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    ...hearing,
    set(this: WebSocket, handler: ((event: MessageEvent) => void) | null) {
      set.call(this, (event: MessageEvent) => {
        const began = performance.now()
        handler?.call(this, event)
        heardMs += performance.now() - began
      })
    },
  })
}

export const watchWork = (page: Page) => page.addInitScript(spy)

/** The map is pushed from side to side by the keyboard meanwhile, so that every frame draws. */
export const framesOf = async (page: Page, seconds: number): Promise<number> => {
  await page.locator('canvas.maplibregl-canvas').focus()
  const counted = page.evaluate(
    (ms) =>
      new Promise<number>((resolve) => {
        let frames = 0
        const began = performance.now()
        const count = () => {
          frames += 1
          if (performance.now() - began < ms) requestAnimationFrame(count)
          else resolve((frames * 1000) / (performance.now() - began))
        }
        requestAnimationFrame(count)
      }),
    seconds * 1000,
  )
  const over = new AbortController()
  const push = async () => {
    for (let turn = 0; !over.signal.aborted; turn++) {
      await page.keyboard.press(turn % 2 === 0 ? 'ArrowRight' : 'ArrowLeft')
      await page.waitForTimeout(250)
    }
  }
  const pushing = push()
  const frames = await counted
  over.abort()
  await pushing
  return frames
}

/** Milliseconds of each update since the page was opened. */
export const workOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...(Reflect.get(window, 'benchWork') as number[])])
