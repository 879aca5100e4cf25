/** A driver registers a truck of his own on a small phone: the wizard's five steps, one under the other. Spec §2, §5. */
import type { Locator, Page } from '@playwright/test'
import { isAccessible } from '../accessible.ts'
import { isTold, photo } from '../acts/by-hand.ts'
import { enter } from '../people.ts'
import { expect, test } from '../story.ts'

const dayMs = 86_400_000

/** Bogotá's day, so many days from now, as the phone's own calendar gives it. */
const dayFromNow = (days: number): string =>
  new Date(Date.now() - 5 * 3_600_000 + days * dayMs).toISOString().slice(0, 10)

const photosOf = (page: Page, field: string): Locator => page.getByRole('group', { name: field })

const send = async (page: Page, field: string, caption: string): Promise<void> =>
  photosOf(page, field)
    .locator('input[type=file]')
    .last()
    .setInputFiles(await photo(page, caption))

const addPhoto = async (page: Page, field: string, caption: string): Promise<void> => {
  await send(page, field, caption)
  await expect(photosOf(page, field).getByRole('img', { name: 'Foto 1' })).toBeVisible()
}

const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Siguiente' }).click()

/** The step is seen from its beginning, and heard. */
const isAt = async (page: Page, step: string): Promise<void> => {
  const title = page.getByRole('heading', { name: step, level: 1 })
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
  await isAccessible(page, `vehicle wizard, ${step}`)
  const isTooWide = await page.evaluate<boolean>('document.documentElement.scrollWidth > window.innerWidth')
  expect(isTooWide).toBe(false)
}

const fillBasics = async (page: Page): Promise<void> => {
  await goOn(page)
  await expect(page.getByLabel('Placa', { exact: true })).toBeFocused()
  await page.getByLabel('Placa', { exact: true }).fill('wkl 204')
  await page.getByLabel('Marca').selectOption({ label: 'Hino' })
  await page.getByLabel('Modelo').fill('2024')
  await page.getByLabel('Servicio de la placa').selectOption({ label: 'Público (placa blanca)' })
  await page.getByLabel('Fecha de matrícula').fill('2024-03-15')
  await addPhoto(page, 'Fotos del vehículo', 'Camion')
  await goOn(page)
}

const fillSpecs = async (page: Page): Promise<void> => {
  await isAt(page, 'Características')
  await page.getByLabel('Tipo de camión').selectOption({ label: 'Camión sencillo' })
  await page.getByLabel('Carrocería').selectOption({ label: 'Estacas' })
  await page.getByLabel('Capacidad de carga').fill('9')
  await goOn(page)
  await isTold(page, 'Selecciona una unidad de medida')
  await page.getByLabel('Unidad de la capacidad').selectOption({ label: 'Toneladas' })
  await goOn(page)
}

const fillPapers = async (page: Page): Promise<void> => {
  await isAt(page, 'SOAT')
  await goOn(page)
  // What is missing first is in sight, also where it is a picture.
  await expect(photosOf(page, 'Foto del frente').getByText('Selecciona una imagen')).toBeInViewport()
  await page.getByLabel('Fecha de expedición').fill(dayFromNow(-30))
  await page.getByLabel('Fecha de vencimiento').fill(dayFromNow(335))
  await addPhoto(page, 'Foto del frente', 'Frente')
  // Pressed while the picture is still on its way: the step waits for it.
  await send(page, 'Foto del respaldo', 'Respaldo')
  await goOn(page)
  await isAt(page, 'Tarjeta de propiedad')
  await addPhoto(page, 'Foto del frente', 'Tarjeta')
  await addPhoto(page, 'Foto del respaldo', 'Reverso')
  await page.getByLabel('Fecha de expedición').fill('2024-03-15')
  await goOn(page)
  await isAt(page, 'Revisión tecnicomecánica')
  await page.getByRole('button', { name: 'Anterior' }).click()
  await isAt(page, 'Tarjeta de propiedad')
  await expect(photosOf(page, 'Foto del respaldo').getByRole('img', { name: 'Foto 1' })).toBeVisible()
  await goOn(page)
  await addPhoto(page, 'Foto del certificado', 'Certificado')
  await page.getByLabel('Fecha de vencimiento').fill(dayFromNow(300))
}

test('a driver registers a truck on a phone of 320 px, each step from its beginning and nothing lost on the way', async ({
  browser,
}) => {
  const small = { width: 320, height: 640 }
  const at = '/conductor/vehiculos/nuevo'
  const page = await enter(browser, { email: 'driver2@demo.arriero.co', viewport: small, at })
  await expect(page.getByRole('heading', { name: 'Datos básicos', level: 1 })).toBeVisible()
  await fillBasics(page)
  await fillSpecs(page)
  await fillPapers(page)
  await page.getByRole('button', { name: 'Registrar vehículo' }).click()
  await isTold(page, 'El vehículo se ha registrado correctamente')
  await expect(page.getByRole('link', { name: /WKL204/ })).toBeVisible()
  await page.context().close()
})
