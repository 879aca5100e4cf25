/** A person's screen, open all the while: what he is shown comes by itself, and the page is never read anew. */
import { chromium, type Browser, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromiumArguments, ensureChromium } from '../../tools/run/chromium.mjs'
import { newOrder } from '../kill/writers.ts'
import { watcherPassword, type Callers } from './callers.ts'

const shownWithinMs = 30_000
const againMs = 300

export type Screen = {
  /** Asks for a service elsewhere; how long until the screen shows it, undefined where it does not. */
  shows(): Promise<number | undefined>
  /** How often the page was loaded after the first time. */
  reloads(): number
  /** Sockets it has opened. */
  sockets(): number
  close(): Promise<void>
}

type Desk = { front: string; callers: Callers }

const ask = async ({ front, callers }: Desk, place: string): Promise<void> => {
  const key = randomUUID()
  const order = newOrder()
  const body = JSON.stringify({ ...order, origin: { ...order.origin, name: place } })
  const headers = {
    ...callers.watcher.headers,
    'content-type': 'application/json',
    'idempotency-key': key,
  }
  for (;;) {
    const answer = await fetch(`${front}/v1/order/create`, { method: 'POST', headers, body }).catch(
      () => undefined,
    )
    if (answer?.ok) return callers.ledger.created(((await answer.json()) as { _id: string })._id)
    await answer?.body?.cancel()
    await sleep(againMs)
  }
}

const enter = async (browser: Browser, { front, callers }: Desk): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: front,
    ignoreHTTPSErrors: true,
    locale: 'es-CO',
    viewport: { width: 1440, height: 900 },
    storageState: {
      cookies: [],
      origins: [{ origin: front, localStorage: [{ name: 'arriero.remembered', value: '1' }] }],
    },
  })
  const data = { email: callers.watcher.email, password: watcherPassword }
  const answer = await context.request.post('/v1/auth/tokenbackoffice', { data })
  if (!answer.ok()) throw new Error(`the watcher is not let in: ${await answer.text()}`)
  const page = await context.newPage()
  await page.goto('/main/cliente-servicios')
  await page.getByRole('button', { name: /^Su cuenta/ }).waitFor({ timeout: 60_000 })
  return page
}

export const openScreen = async (desk: Desk): Promise<Screen> => {
  const found = await ensureChromium()
  if ('missing' in found) throw new Error(found.missing)
  const browser = await chromium.launch({ executablePath: found.windowless, args: chromiumArguments })
  const counts = { loads: 0, sockets: 0, asked: 0 }
  const page = await enter(browser, desk)
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) counts.loads += 1
  })
  page.on('websocket', () => {
    counts.sockets += 1
  })
  return {
    shows: async () => {
      counts.asked += 1
      const place = `Bodega ${String(counts.asked).padStart(4, '0')}`
      await ask(desk, `${place}, Bogotá`)
      const startedAt = performance.now()
      const line = page.getByText(place).first()
      return line.waitFor({ state: 'visible', timeout: shownWithinMs }).then(
        () => performance.now() - startedAt,
        () => undefined,
      )
    },
    reloads: () => counts.loads,
    sockets: () => counts.sockets,
    close: () => browser.close(),
  }
}
