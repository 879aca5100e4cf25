/** People whose line can be cut, and what a page must say meanwhile. */
import { expect, type Browser, type Page } from '@playwright/test'
import { layLine, type Line } from '../line/dead-line.ts'
import { enter, type Seat } from '../people.ts'
import { callerOf } from './by-api.ts'
import { isTold } from './by-hand.ts'

export type Seated = { page: Page; line: Line; leave: () => Promise<void> }

/** A person whose line can be cut; the program of the page has come. */
export const sit = async (browser: Browser, seat: Omit<Seat, 'proxy'>): Promise<Seated> => {
  const line = await layLine()
  const page = await enter(browser, { serviceWorkers: 'allow', ...seat, proxy: line.proxy })
  const leave = async () => {
    await page.context().close()
    await line.stop()
  }
  return { page, line, leave }
}

const notSent = 'No se envió: no hay conexión con Arriero.'
export const gone = (page: Page) => page.getByText(/^Sin conexión con Arriero\./)
const isFindingOut = (page: Page) => isTold(page, 'Averiguamos si su último envío llegó en cuanto vuelva.')
export const isLive = (page: Page) => expect(page.getByText('En vivo', { exact: true })).toBeVisible()

export const hasWorker = (page: Page) =>
  expect.poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null')).toBe(true)

type Given = Pick<Seated, 'page' | 'line'>

export type Step = {
  /** The last press, from where the form stands. */
  press: () => Promise<void>
  /** Checks that the form still shows what was typed. */
  stays: () => Promise<void>
  request: RegExp
  done: string
}

/** Pressed without a line it says that nothing went out, and the form stands as it was. */
const surviveUnsent = async ({ page, line }: Given, { press, stays }: Step): Promise<void> => {
  line.cut('hangs')
  await expect(gone(page)).toBeVisible()
  await press()
  await isTold(page, notSent)
  await stays()
  line.mend()
  await expect(gone(page)).toBeHidden()
}

/** The line dies after the server has done it: the page says that it does not know. */
const loseAnswer = async ({ page, line }: Given, { press, request }: Step): Promise<void> => {
  const isCut = line.cutAfter(request)
  await press()
  await isCut
  await isFindingOut(page)
}

/** Unsent first; then its answer is lost, and the page finds out by itself. */
export const surviveTwice = async (seated: Given, step: Step): Promise<void> => {
  const { page, line } = seated
  await surviveUnsent(seated, step)
  await loseAnswer(seated, step)
  line.mend()
  await isTold(page, step.done)
  await expect(gone(page)).toBeHidden()
}

/** The page is read anew while nobody knows what became of it: it says nothing that is not so, and opens once the line is back. */
export const surviveReload = async (seated: Given, step: Step): Promise<void> => {
  const { page, line } = seated
  await hasWorker(page)
  await loseAnswer(seated, step)
  await page.reload()
  await expect(gone(page)).toBeVisible()
  await expect(page.getByText(step.done)).toHaveCount(0)
  line.mend()
  await expect(gone(page)).toBeHidden()
}

export const happenedOnce = async (id: string, act: string): Promise<void> => {
  const read = await callerOf('administrator@demo.arriero.co')
  const times = async () => {
    const { items } = (await read(`/order/history/${id}`)) as unknown as { items: readonly { act: string }[] }
    return items.filter((one) => one.act === act).length
  }
  // The gateway tells the server and the page apart: either may be first.
  await expect.poll(times).toBe(1)
}

const hourMs = 3_600_000
export const inHours = (hours: number) => new Date(Date.now() + hours * hourMs)
export const codeOf = (id: string) => id.slice(-6)
