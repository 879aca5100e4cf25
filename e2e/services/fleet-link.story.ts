/** Where a truck is: for its enterprise among its others, for the consignee by a link that needs no account. */
import type { Browser, Page } from '@playwright/test'
import { isAccessible, isAccessibleEverywhere } from '../accessible.ts'
import { openScreen } from '../acts/back-office.ts'
import { pickInTheMiddle } from '../acts/map.ts'
import { callerOf, phoneOf, runningService } from '../acts/by-api.ts'
import { isTold, photo } from '../acts/by-hand.ts'
import { enter, forbidReload, open, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const client = 'client2@demo.arriero.co'
const crew = {
  carrier: 'enterprise2@demo.arriero.co',
  driver: 'enterprisedriver2@demo.arriero.co',
  plate: 'VKM118',
}
const hourMs = 3_600_000
const way = [
  { latitude: 4.7, longitude: -74.19 },
  { latitude: 4.705, longitude: -74.196 },
] as const

const draw = async (browser: Browser, caption: string) => {
  const studio = await open(browser)
  const picture = await photo(studio, caption)
  await studio.context().close()
  return picture
}

/** The truck in the list beside the map, which is also its text for whoever does not see the map. */
const rowOfTruck = (page: Page) =>
  page
    .getByRole('region', { name: 'Vehículos en servicio' })
    .getByRole('listitem')
    .filter({ hasText: crew.plate })

/** Picked in one it is picked in the other, with its way between two named places; Esc and the button leave it. */
const pickInBoth = async (page: Page): Promise<void> => {
  const card = page.getByRole('region', { name: 'Vehículo elegido' })
  const map = page.getByRole('figure', { name: 'Mapa de los vehículos en servicio' })
  const isPicked = async () => {
    await expect(card).toContainText(crew.plate)
    await expect(rowOfTruck(page)).toHaveAttribute('aria-current', 'true')
    await expect(map.getByRole('img', { name: /^Origen: .*Bogotá/ })).toBeAttached()
    await expect(map.getByRole('img', { name: /^Destino: .*Facatativá/ })).toBeAttached()
    await expect(map.getByText('Por recorrer')).toBeVisible()
  }
  const isLeft = async () => {
    await expect(card).toBeHidden()
    await expect(rowOfTruck(page)).not.toHaveAttribute('aria-current')
    await expect(map.getByRole('img', { name: /^Origen/ })).toBeHidden()
  }
  await rowOfTruck(page).getByRole('button', { name: 'Ver en el mapa' }).click()
  await isPicked()
  await expect(card).toContainText(/cerca de .+, km \d+ de \d+/)
  await page.keyboard.press('Escape')
  await isLeft()
  // The map was brought to the truck.
  await pickInTheMiddle(page, card)
  await isPicked()
  await isAccessibleEverywhere(page, 'fleet, one picked')
  await card.getByRole('button', { name: 'Quitar la selección' }).click()
  await isLeft()
}

const watchFleet = async (page: Page): Promise<void> => {
  const driver = await phoneOf(crew.driver)
  await openScreen(page, 'Flota en el mapa')
  const check = forbidReload(page, 'the enterprise')
  await expect(rowOfTruck(page)).toContainText('En viaje')
  await expect(rowOfTruck(page)).toContainText(/(ahora|hace).* · 38 km\/h/)
  await expect(page.getByRole('figure', { name: 'Mapa de los vehículos en servicio' })).toBeVisible()
  await expect(page.locator('.maplibregl-canvas')).toBeVisible()
  await isAccessibleEverywhere(page, 'fleet')
  await test.step('list and map pick the same truck', () => pickInBoth(page))
  await driver.isAt(way[1], 54)
  await expect(rowOfTruck(page)).toContainText('54 km/h')
  const search = page.getByLabel('Placa, conductor, empresa, origen o destino')
  await search.fill('zzz')
  await expect(page.getByText('Ningún vehículo cumple el filtro')).toBeVisible()
  await search.fill('mosquera')
  await expect(rowOfTruck(page)).toBeVisible()
  check()
  await rowOfTruck(page).getByRole('link', { name: 'Ver el servicio' }).click()
  await expect(page.getByRole('dialog').getByText('En proceso').first()).toBeVisible()
}

/** Shown once, when it is made; answers its address. */
const makeLink = async (page: Page): Promise<string> => {
  const panel = page.getByRole('region', { name: 'Enlace para el destinatario' })
  await panel.getByRole('button', { name: /^Crear (otro )?enlace$/ }).click()
  const copy = panel.getByRole('button', { name: /^Copiar http/ })
  await expect(copy).toBeVisible()
  return /http\S+/.exec((await copy.getAttribute('aria-label')) ?? '')?.[0] ?? ''
}

const over = 'Este enlace ya no muestra ningún viaje'

/** In a fresh window, without an account: the truck, its steps and its age, and nothing that is not the consignee's. */
const follow = async (browser: Browser, link: string): Promise<Page> => {
  const page = await open(browser, { viewport: phone })
  await page.goto(link)
  await expect(page.getByRole('heading', { name: /Bogotá.* → .*Facatativá/ })).toBeVisible()
  await expect(page.getByText(`Placa ${crew.plate}`)).toBeVisible()
  await expect(page.getByText('En proceso')).toBeVisible()
  await expect(page.getByText('Inició el viaje')).toBeVisible()
  await expect(page.getByText(/\((ahora|hace).*\)/).first()).toBeVisible()
  await expect(page.getByRole('figure').getByRole('img', { name: /^Vehículo/ })).toBeVisible()
  // Nobody set a pin: the map shows how far the town reaches, and the words say so.
  await expect(page.getByRole('figure')).toContainText('(zona de Facatativá, Cundinamarca)')
  await isAccessibleEverywhere(page, 'public tracking')
  const words = await page.locator('body').innerText()
  // No amount, no telephone, no name of the parties.
  expect(words).not.toContain('$')
  expect(words).not.toMatch(/\b3\d{9}\b|\b3\d{2} \d{3} \d{4}\b/)
  for (const name of ['Hernán Bedoya', 'Carga del Valle', 'Yeison Mosquera'])
    expect(words).not.toContain(name)
  return page
}

/** What he reads stays, with its age, and comes anew by itself. */
const losesLine = async (page: Page): Promise<void> => {
  const banner = page.getByText(/^Sin conexión con Arriero\. Datos de(l| las?) /)
  await page.context().setOffline(true)
  await expect(banner).toBeVisible()
  await expect(page.getByText(`Placa ${crew.plate}`)).toBeVisible()
  await isAccessible(page, 'public tracking without a line')
  await page.context().setOffline(false)
  await expect(banner).toBeHidden()
}

const isClosed = async (page: Page): Promise<void> => {
  await page.reload()
  await expect(page.getByText(over)).toBeVisible()
}

test('an enterprise watches its truck move, and the consignee follows it by a link until it is taken back or delivered', async ({
  browser,
}) => {
  const document = await draw(browser, 'Remesa')
  const id = await runningService(client, crew, {
    at: new Date(Date.now() + 2 * hourMs),
    pricePesos: 1_190_000,
    document,
  })
  const driver = await phoneOf(crew.driver)
  await driver.isAt(way[0], 38)

  const enterprise = await enter(browser, { email: crew.carrier })
  await test.step('the enterprise sees it among its fleet', () => watchFleet(enterprise))

  const customer = await enter(browser, { email: client, at: `/main/cliente-servicios/${id}` })
  const first = await test.step('the client makes a link', () => makeLink(customer))
  const consignee = await test.step('the consignee follows it', () => follow(browser, first))
  await test.step('his line is gone for a while', () => losesLine(consignee))
  await test.step('the client takes it back', async () => {
    await customer.getByRole('button', { name: 'Quitar el enlace' }).click()
    await isTold(customer, 'El enlace ya no muestra el viaje.')
    await isClosed(consignee)
    await isAccessible(consignee, 'public tracking, over')
  })
  await test.step('another one ends with the delivery', async () => {
    await consignee.goto(await makeLink(customer))
    await expect(consignee.getByText(`Placa ${crew.plate}`)).toBeVisible()
    await driver.reports(id, 'inFinish')
    const call = await callerOf(crew.driver)
    await driver.reports(id, 'finish', { images: [await call.upload(document)] })
    await isClosed(consignee)
  })
  await Promise.all([enterprise, customer, consignee].map((page) => page.context().close()))
})

test('where a carrier and its vehicles work from is on the map of their details and of its own account', async ({
  browser,
}) => {
  const seesBase = async (page: Page) => {
    await page.getByText(/^Base en .*Cali.*: ver en el mapa$/).click()
    const map = page.getByRole('figure', { name: /^Mapa de la base en .*Cali/ })
    await expect(map).toContainText(/zona de .*Cali/)
    await expect(map.getByRole('img', { name: /^Base: zona de .*Cali/ })).toBeVisible()
  }
  const staff = await enter(browser, {
    email: 'administrator@demo.arriero.co',
    at: `/main/vehiculo/${crew.plate}`,
  })
  await seesBase(staff)
  await isAccessibleEverywhere(staff, 'a vehicle with its base')
  const { userId } = await callerOf(crew.carrier)
  await staff.goto(`/main/detalle/${userId}`)
  await seesBase(staff)
  const own = await enter(browser, { email: crew.carrier, at: '/main/mi-cuenta' })
  await seesBase(own)
  await Promise.all([staff, own].map((page) => page.context().close()))
})
