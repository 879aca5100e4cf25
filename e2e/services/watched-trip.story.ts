/** One truck, watched by its client, its enterprise, staff and whoever was given a link: all read the same place, towns and tolls. */
import type { Browser, Page } from '@playwright/test'
import { isAccessibleEverywhere } from '../accessible.ts'
import { callerOf, lineOf, phoneOf } from '../acts/by-api.ts'
import { passedIn, tripIn, unfold, whereIn } from '../acts/map.ts'
import { client, crew, setOutForMedellin } from '../acts/trip-to-medellin.ts'
import { enter, forbidReload, open, phone, type Place } from '../people.ts'
import { expect, test } from '../story.ts'

/** A link reads anew by itself every twenty seconds. */
const patienceMs = 45_000

const kmPerDegree = 111.2
const kmBetween = (from: Place, to: Place): number =>
  kmPerDegree *
  Math.hypot(
    to.latitude - from.latitude,
    (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180),
  )

/** So far from each other that another kilometre is read, and no further than a truck is believed to jump. */
const twoPlaces = (line: readonly Place[]): [Place, Place] => {
  for (let at = Math.floor(line.length * 0.4); at < line.length; at += 1) {
    const [from, ...after] = line.slice(at)
    const to = from && after.find((one) => kmBetween(from, one) > 1.3)
    if (from && to && kmBetween(from, to) < 1.9) return [from, to]
  }
  throw new Error('the road has no two such places')
}

const watch = async (browser: Browser, id: string): Promise<Page[]> => {
  const { url } = await (await callerOf(client))(`/order/link/${id}`, {})
  const consignee = await open(browser, { viewport: phone })
  await consignee.goto(new URL(String(url)).pathname)
  return [
    await enter(browser, { email: client, at: `/main/cliente-servicios/${id}/mapa` }),
    await enter(browser, { email: crew.carrier, at: `/main/enterprise-services/mis/${id}/mapa` }),
    await enter(browser, { email: 'administrator2@demo.arriero.co', at: `/main/servicios/${id}/mapa` }),
    consignee,
  ]
}

/** What the first one reads all others read too; answers it. */
const readAlike = async (pages: readonly Page[], before = ''): Promise<string> => {
  const [first, ...others] = pages.map(tripIn)
  if (!first) return ''
  await expect.poll(() => whereIn(first), { timeout: patienceMs }).not.toBe(before)
  const where = await whereIn(first)
  for (const trip of others) await expect.poll(() => whereIn(trip), { timeout: patienceMs }).toBe(where)
  return where
}

test('client, enterprise, staff and consignee read where one truck is, and what its way passes, in the same words', async ({
  browser,
}) => {
  const id = await setOutForMedellin(browser)
  const [here, there] = twoPlaces(await lineOf(id, client))
  const driver = await phoneOf(crew.driver)
  await driver.isAt(here)
  const pages = await watch(browser, id)

  const before = await test.step('the same place', () => readAlike(pages))
  expect(before).toMatch(/^cerca de .+, km \d+ de \d+$/)
  await test.step('the same towns and tolls', async () => {
    const ways: string[][] = []
    for (const page of pages) {
      await unfold(tripIn(page))
      ways.push(await passedIn(tripIn(page)))
    }
    for (const way of ways) expect(way).toEqual(ways[0])
  })
  for (const page of pages) await isAccessibleEverywhere(page, 'a trip that is watched')

  await test.step('the truck moves on, and nobody reads anew', async () => {
    const checks = pages.map((page, at) => forbidReload(page, `watcher ${at}`))
    await driver.isAt(there)
    await readAlike(pages, before)
    for (const check of checks) check()
  })
  await Promise.all(pages.map((page) => page.context().close()))
})
