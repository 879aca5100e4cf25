/** What staff does in the back office, and what people wait for meanwhile. */
import { expect, type Locator, type Page } from '@playwright/test'
import { callerOf } from './by-api.ts'

const mostTabs = 120

/** Goes there with the Tab key alone, as somebody without a mouse does. */
export const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  await expect(wanted).toBeVisible()
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    if (await wanted.evaluate((element) => element.matches(':focus'))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${mostTabs} tabs do not reach it`)
}

/** Opens a screen of the side menu. */
export const openScreen = async (page: Page, entry: string, heading = entry): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('link', { name: entry, exact: true })
    .click()
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
}

type Named = { id: string; name: string }
type Group = { children: Named[] }

const idOf = (list: readonly Named[], name: string): string =>
  list.find((one) => one.name === name)?.id ?? `no ${name}`

const dayMs = 86_400_000

/** A service without a price for which this carrier has offered; answers its id. */
export const offeredService = async (
  client: string,
  carrier: string,
  valuePesos: number,
): Promise<string> => {
  const [ask, offer] = [await callerOf(client), await callerOf(carrier)]
  const [types, loads] = [await ask('/typevehicle/all'), await ask('/typeload/backoffice/all')]
  const [group] = types as unknown as Group[]
  const { _id } = await ask('/order/create', {
    origin: {
      name: 'Calle 13 # 82-20, Bogotá, Bogotá D.C.',
      latitude: 4.66,
      longitude: -74.12,
      code: '11001',
    },
    destination: {
      name: 'Carrera 5 # 11-30, Facatativá, Cundinamarca',
      latitude: 4.814,
      longitude: -74.355,
      code: '25269',
    },
    images: [],
    typeLoad: idOf(loads as unknown as Named[], 'General'),
    typeVehicleId: idOf(group?.children ?? [], 'Camión sencillo'),
    reservationDate: new Date(Date.now() + 2 * dayMs).toISOString(),
    high: '2 M',
    width: '2 M',
    weight: '5 tn',
    deliveryCode: false,
  })
  await offer('/offer/create', { isOffer: true, idOrder: _id, value: valuePesos, description: 'Salgo hoy' })
  return String(_id)
}
