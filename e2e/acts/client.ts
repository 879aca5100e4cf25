/** What the owner of a cargo does. */
import { expect, type Locator, type Page } from '@playwright/test'
import { isAccessibleEverywhere } from '../accessible.ts'
import { choose, isTold, photo } from './by-hand.ts'

export const openServices = async (page: Page): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('link', { name: 'Mis servicios' })
    .click()
  await expect(page.getByRole('heading', { name: 'Mis servicios', level: 1 })).toBeVisible()
}

export const cardOf = (page: Page, words: string): Locator =>
  page.getByRole('list', { name: 'Mis servicios' }).getByRole('listitem').filter({ hasText: words })

export const next = async (page: Page, step: string): Promise<void> => {
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { name: step, level: 2 })).toBeVisible()
}

type End = { name: string; town: string; street: string }

const fillEnd = async (page: Page, { name, town, street }: End): Promise<void> => {
  const end = page.getByRole('group', { name })
  await choose(end.getByLabel('Municipio'), town, town)
  await end.getByLabel(/^Dirección/).fill(street)
}

const fillMeasures = async (page: Page): Promise<void> => {
  await page.getByLabel('Alto', { exact: true }).fill('2,2')
  await page.getByLabel('Ancho', { exact: true }).fill('240')
  await choose(page.getByLabel('Unidad de ancho'), 'cm')
  await page.getByLabel('Peso', { exact: true }).fill('6,5')
  await page.getByLabel(/^Piezas/).fill('24')
}

export type Wanted = { from: string; to: string; street: string; description: string }

type Look = (page: Page, what: string) => Promise<void>

const stayBlind: Look = async () => undefined

export const fillRoute = async (
  page: Page,
  wanted: Pick<Wanted, 'from' | 'to' | 'street'>,
): Promise<void> => {
  await page.getByRole('link', { name: 'Solicitar servicio' }).click()
  await expect(page).toHaveURL('/main/cliente-servicios/nuevo')
  await expect(page.getByRole('heading', { name: 'Ruta', level: 2 })).toBeVisible()
  await fillEnd(page, { name: 'Origen', town: wanted.from, street: 'Calle 13 # 82-20' })
  await fillEnd(page, { name: 'Destino', town: wanted.to, street: wanted.street })
  await expect(page.getByText(/\d km por carretera|\d km, distancia (?:oficial|estimada)/)).toBeVisible()
}

/** Cargo, vehicle, date, of a route that is told: up to the last step of the wizard. `look` is called on each step. */
export const fillAfterRoute = async (
  page: Page,
  description: string,
  look: Look = stayBlind,
): Promise<void> => {
  await look(page, 'wizard, route')
  await next(page, 'Carga')
  await page.getByRole('radio', { name: 'General' }).check()
  await page.getByLabel(/^Descripción/).fill(description)
  const images = page.getByRole('group', { name: 'Fotos de la carga' })
  await images
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photo(page, 'Carga'))
  await expect(images.getByRole('img', { name: 'carga.jpg' })).toBeVisible()
  await look(page, 'wizard, cargo')
  await next(page, 'Vehículo y medidas')
  await page.getByRole('radio', { name: /^Camión sencillo/ }).check()
  await fillMeasures(page)
  await look(page, 'wizard, vehicle')
  await next(page, 'Fecha')
  await page.getByRole('button', { name: /^Lo más pronto posible/ }).click()
  await look(page, 'wizard, date')
  await next(page, 'Precio')
}

/** The same from the first step on. */
export const fillWizard = async (page: Page, wanted: Wanted, look: Look = stayBlind): Promise<void> => {
  await fillRoute(page, wanted)
  await fillAfterRoute(page, wanted.description, look)
}

/** A price of two million is tried, its VAT read, and left out again: the carriers shall name theirs. */
export const weighPrice = async (page: Page): Promise<void> => {
  await page.getByLabel(/^Su precio antes de IVA/).fill('2000000')
  const total = page.getByRole('row').filter({ hasText: 'Usted pagaría' })
  await expect(total).toContainText('$2.380.000')
  await expect(page.getByRole('row').filter({ hasText: 'IVA' })).toContainText('$380.000')
  await isAccessibleEverywhere(page, 'wizard, price')
  await page.getByLabel(/^Su precio antes de IVA/).fill('')
  await isTold(page, 'Sin precio: los transportadores ofertarán')
}

/** Sends the request and answers the code of the new service. */
export const request = async (page: Page, words: string): Promise<string> => {
  await page.getByRole('button', { name: 'Solicitar servicio' }).click()
  await isTold(page, 'El servicio se ha registrado correctamente')
  const card = cardOf(page, words)
  await expect(card).toHaveCount(1)
  return /Código (\w{6})/.exec((await card.textContent()) ?? '')?.[1] ?? ''
}

/** Before it is paid, on the page where it is: catalogues, the refusal above the limit, and a policy for a hundred million. */
export const insure = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Asegurar la carga' }).click()
  const place = page.getByRole('main')
  await expect(place.getByLabel('Mercancía')).toBeVisible()
  await isAccessibleEverywhere(page, 'insurance')
  await place.getByRole('button', { name: /^Asegurar la carga/ }).click()
  await isTold(page, 'Completa todos los campos')
  for (const field of ['Mercancía', 'Empaque', 'Movilización']) {
    await place.getByLabel(field).click()
    await page.getByRole('option').first().click()
  }
  const declared = place.getByLabel('Valor declarado de la carga')
  await declared.fill('500000001')
  await declared.blur()
  await isTold(page, "No puede superar la cantidad de $500'000.000")
  await expect(declared).toHaveValue('0')
  await declared.fill('100000000')
  await declared.blur()
  await place.getByRole('button', { name: 'Asegurar la carga por $178.500' }).click()
  await isTold(page, 'Se creó la póliza correctamente')
}

/** Two steps of the portal, then the gateway's own page. */
export const goToGateway = async (page: Page, amount: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Detalle del pago', level: 2 })).toBeVisible()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { name: 'Pago', level: 2 })).toBeVisible()
  await page.getByRole('button', { name: `Pagar ${amount}` }).click()
  await expect(page.getByRole('heading', { name: 'Pago con tarjeta' })).toBeVisible()
}
