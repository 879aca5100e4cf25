/** An answer that gets lost on its way: the same act is sent again and happens once. Decisions §4. */
import type { Page } from '@playwright/test'
import { cardOf, fillWizard, openServices, request } from './acts/client.ts'
import { enter } from './people.ts'
import { expect, test } from './story.ts'

/** Lets the first request reach the server and takes its answer away; answers the keys of all. */
const loseFirstAnswer = async (page: Page, path: string): Promise<string[]> => {
  const keys: string[] = []
  await page.route(path, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (keys.length > 1) return route.continue()
    const answer = await route.fetch()
    expect(answer.status(), 'the server has done it').toBeLessThan(300)
    return route.abort('connectionreset')
  })
  return keys
}

test('a request whose answer is lost is sent again under its key and makes one service', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'client@demo.arriero.co' })
  await openServices(page)
  await fillWizard(page, {
    from: 'Cali',
    to: 'Popayán',
    street: 'Carrera 9 # 4-20',
    description: 'Libros en cajas.',
  })
  const keys = await loseFirstAnswer(page, '**/v1/order/create')
  await request(page, 'Popayán')
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[\w-]{16,}$/)
  expect(keys[1]).toBe(keys[0])
  await page.reload()
  await expect(cardOf(page, 'Popayán')).toHaveCount(1)
  await page.context().close()
})
