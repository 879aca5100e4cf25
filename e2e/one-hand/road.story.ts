/** The same of those who drive, and of who is not logged in. */
import type { Page } from '@playwright/test'
import { callerOf } from '../acts/by-api.ts'
import { letterTo } from '../acts/registration.ts'
import { enter, open, phone } from '../people.ts'
import { expect, test } from '../story.ts'
import { atDesk, inGloves, onTheSite, underThumb } from './one-hand.ts'
import { publicPlaces, roadPlaces } from './places.ts'
import { addressesIn, go, kindOf, look } from './walk.ts'
import { walkRegistration, walkRoadVehicleWizard } from './wizards.ts'

const gloves = { desk: inGloves, phone: inGloves }

for (const role of ['driver', 'enterprisedriver'] as const)
  test(`one hand drew what ${role} sees`, async ({ browser }) => {
    const email = `${role}@demo.arriero.co`
    const page = await enter(browser, { email, viewport: phone })
    const told: string[] = []
    const see = async (where: string) => {
      told.push(...(await look(page, { where: `${role} ${where}`, kit: gloves })))
    }
    const waiting: string[] = roadPlaces[role].filter((place) => !place.includes(':'))
    const been = new Set<string>()
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      if (been.has(kindOf(at))) continue
      been.add(kindOf(at))
      await go(page, at)
      await see(at)
      waiting.push(...(await addressesIn(page, 'a[href^="/conductor"]')))
    }
    if (role === 'driver') await walkRoadVehicleWizard(page, email, see)
    await page.context().close()
    const missing = roadPlaces[role].filter((place) => !been.has(kindOf(place)))
    expect([...missing.map((place) => `${place} is not reached`), ...told]).toEqual([])
  })

/** Where a letter leads, and a link that its client gave away. */
const lettersWay: Readonly<Record<string, () => Promise<string>>> = {
  '/auth/invitacion': async () => {
    const ask = await callerOf('enterprise@demo.arriero.co')
    const { items } = (await ask(`/user/withenterpriseid/${ask.userId}?limit=100`)) as unknown as {
      items: { email: string; invitation: string | null }[]
    }
    const invited = items.find(({ invitation }) => invitation === 'sent')
    return /\/auth\/invitacion#[\w-]+/.exec((await letterTo(invited?.email ?? '')).text)?.[0] ?? ''
  },
  '/seguimiento/:token': async () => {
    const email = 'cliententerprise@demo.arriero.co'
    const ask = await callerOf(email)
    const { items } = (await ask('/order/type?limit=1&status=2', {
      userType: 'cliententerprise',
      _id: ask.userId,
    })) as unknown as { items: { _id: string }[] }
    const { url } = await ask(`/order/link/${items[0]?._id}`, {})
    return new URL(String(url)).pathname
  },
}

const kitOf = (place: string) => {
  if (place.startsWith('/conductor')) return gloves
  return place.startsWith('/auth') || place.startsWith('/reset')
    ? { desk: atDesk, phone: underThumb }
    : { desk: onTheSite, phone: onTheSite }
}

const askForCode = async (page: Page) => {
  await page.getByLabel('Correo').fill('nadie@ejemplo.co')
  await page.getByRole('button', { name: 'Siguiente' }).click()
}

test('one hand drew what a visitor sees', async ({ browser }) => {
  const page = await open(browser)
  const told: string[] = []
  const see = async (where: string) => {
    const kit = kitOf(new URL(page.url()).pathname)
    told.push(...(await look(page, { where: `visitor ${where}`, kit })))
  }
  for (const place of publicPlaces) {
    await page.goto((await lettersWay[place]?.()) ?? place)
    await see(place)
  }
  await page.goto('/reset/resetPassword')
  await askForCode(page)
  await see('/reset/resetPassword code')
  await walkRegistration(page, see)
  await page.context().close()
  expect(told).toEqual([])
})
