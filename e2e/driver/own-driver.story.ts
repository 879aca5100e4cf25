/** A driver who is his own carrier: he finds a service near him, names his price, is chosen, and sets out with his own truck. */
import type { Page } from '@playwright/test'
import { isAccessibleEverywhere } from '../accessible.ts'
import { callerOf, openService, payService, takenService } from '../acts/by-api.ts'
import { confirmOddPrice, isTold } from '../acts/by-hand.ts'
import { isAsked } from '../acts/driver.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const client = 'client2@demo.arriero.co'
const hourMs = 3_600_000
const piedecuesta = {
  name: 'Carrera 6 # 9-20, Piedecuesta, Santander',
  latitude: 6.988,
  longitude: -73.05,
  code: '68547',
}
const giron = {
  name: 'Calle 30 # 25-10, Girón, Santander',
  latitude: 7.07,
  longitude: -73.168,
  code: '68307',
}
const here = { latitude: 6.99, longitude: -73.06 }

const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name })

const offer = async (page: Page, id: string): Promise<void> => {
  await nav(page, 'Cargas').click()
  await expect(page.getByRole('heading', { name: 'Cargas para usted' })).toBeVisible()
  const card = page.getByRole('link', { name: /Piedecuesta/ }).first()
  await expect(card).toBeVisible()
  await isAccessibleEverywhere(page, 'services near')
  await card.click()
  await expect(page).toHaveURL(`/conductor/cargas/${id}`)
  await isAsked(page, '¿Lleva esta carga?')
  await isAccessibleEverywhere(page, 'open service')
  const other = page.getByRole('link', { name: 'Ofertar otro valor' })
  // One thing is what the screen asks for; the other way out stands back.
  const colours = [other, page.getByRole('button', { name: /^Tomar por \$/ })].map((one) =>
    one.evaluate((element) => element.ownerDocument.defaultView?.getComputedStyle(element).backgroundColor),
  )
  expect(new Set(await Promise.all(colours)).size).toBe(2)
  await other.click()
  await expect(page).toHaveURL(`/conductor/cargas/${id}/oferta`)
  await page.getByRole('button', { name: 'Enviar la oferta' }).click()
  await expect(page.getByText('El valor es obligatorio').first()).toBeVisible()
  await page.getByLabel('Valor que usted gana').fill('1200000')
  await page.getByLabel('Mensaje para el cliente').fill('Tengo el camión en Piedecuesta.')
  await isAccessibleEverywhere(page, 'offer')
  await page.getByRole('button', { name: 'Ofertar $1.200.000' }).click()
  await confirmOddPrice(page, '$1.200.000')
  await isTold(page, 'Se registró su oferta')
  await expect(page.getByRole('heading', { name: 'Su oferta' })).toBeVisible()
}

const acceptAndPay = async (id: string): Promise<void> => {
  const call = await callerOf(client)
  const { offers } = (await call(`/order/detail/${id}`)) as unknown as { offers: { _id: string }[] }
  await call(`/offer/take/${id}`, { idOffer: offers[0]?._id }, 'PUT')
  await payService(client, id)
}

const setOut = async (page: Page): Promise<void> => {
  await isAsked(page, '¿Con qué vehículo va?')
  await page.getByLabel(/XGD593/).check()
  await isAccessibleEverywhere(page, 'assignment')
  await page.getByRole('button', { name: 'Asignarme' }).click()
  await isAsked(page, '¿Ya sale hacia el punto de cargue?')
  await page.getByRole('button', { name: 'Salgo hacia el cargue' }).click()
  const allow = page.getByRole('button', { name: 'Permitir' })
  const next = page.getByRole('heading', { name: '¿Ya está en el punto de cargue?', level: 2 })
  await allow.or(next).first().waitFor()
  if (await allow.isVisible()) await allow.click()
  await expect(next).toBeVisible()
}

const look = async (page: Page): Promise<void> => {
  await nav(page, 'Ganancias').click()
  await expect(page.getByText(/^Total: \$/).first()).toBeVisible()
  await isAccessibleEverywhere(page, 'earnings')
  await nav(page, 'Vehículos').click()
  await expect(page).toHaveURL('/conductor/vehiculos')
  await page.getByRole('link', { name: /TMO846/ }).click()
  await expect(page.getByRole('button', { name: 'Renovar Soat' })).toBeVisible()
  // Another cargo is asked for by its papers, here as in the portal.
  await expect(page.getByText('Pedir otro tipo de carga')).toBeVisible()
  await isAccessibleEverywhere(page, 'vehicle')
  await page.getByRole('link', { name: 'Mis vehículos' }).click()
  await page.getByRole('link', { name: 'Registrar un vehículo' }).click()
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(page.getByText('La placa es obligatoria')).toBeVisible()
  await isAccessibleEverywhere(page, 'new vehicle')
}

/** What is reached from the menu of his account. */
const lookAtTheRest = async (page: Page): Promise<void> => {
  for (const [at, title] of [
    ['/conductor/papeles', 'Mis papeles'],
    ['/conductor/solicitudes', 'Mis solicitudes (PQR)'],
    ['/conductor/avisos/preferencias', 'Preferencias de avisos'],
  ] as const) {
    await page.goto(at)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await isAccessibleEverywhere(page, title)
  }
}

test('a driver offers for a service near him, is chosen and paid, and sets out with his truck', async ({
  browser,
}) => {
  const id = await openService(client, {
    at: new Date(Date.now() + 3 * hourMs),
    pricePesos: 1_000_000,
    origin: piedecuesta,
    destination: giron,
    typeVehicle: 'Camión turbo',
    weight: '3 tn',
  })
  const page = await enter(browser, { email: 'driver2@demo.arriero.co', viewport: phone, position: here })
  await expect(page.getByRole('heading', { name: 'Mis viajes' })).toBeVisible()
  await offer(page, id)
  await acceptAndPay(id)
  await setOut(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/conductor/cargas')
  await expect(page.getByRole('heading', { name: 'Cargas para usted' })).toBeVisible()
  const isTooWide = await page.evaluate<boolean>('document.documentElement.scrollWidth > window.innerWidth')
  expect(isTooWide).toBe(false)
  await page.context().close()
})

test('a driver reads what he earned, his trucks, his papers and his requests, and begins to register another one', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'driver@demo.arriero.co', viewport: phone })
  await expect(page.getByRole('heading', { name: 'Mis viajes' })).toBeVisible()
  await look(page)
  await lookAtTheRest(page)
  await page.context().close()
})

test('a driver who cannot go gives the service back and says why', async ({ browser }) => {
  const driver = 'driver2@demo.arriero.co'
  const id = await takenService(client, driver, {
    at: new Date(Date.now() + 60 * hourMs),
    pricePesos: 1_000_000,
    origin: piedecuesta,
    destination: giron,
    typeVehicle: 'Camión turbo',
    weight: '3 tn',
  })
  const page = await enter(browser, { email: driver, viewport: phone, at: `/conductor/viaje/${id}` })
  await page.getByRole('button', { name: 'Devolver el servicio' }).click()
  const dialog = page.getByRole('dialog', { name: 'Devolver el servicio' })
  await expect(dialog.getByText('La devolución queda contada en su perfil')).toBeVisible()
  await isAccessibleEverywhere(page, 'giving back')
  const act = dialog.getByRole('button', { name: 'Devolver el servicio' })
  await act.click()
  await expect(dialog.getByText('El motivo es obligatorio')).toBeVisible()
  await dialog.getByLabel(/^Motivo/).fill('El camión quedó en el taller.\nNo alcanza a salir.')
  await act.click()
  await isAsked(page, 'Servicio cancelado')
  await expect(page.getByRole('button', { name: 'Devolver el servicio' })).toHaveCount(0)
  await page.context().close()
})
