/** What the owner of a vehicle does: the wizard of five steps, and newer versions of papers. */
import { expect, type Locator, type Page } from '@playwright/test'
import { choose, photo } from './by-hand.ts'

const dayMs = 86_400_000

/** Bogotá's day as it is typed, so many days from now. */
const typedDay = (days: number): string => {
  const day = new Date(Date.now() - 5 * 3_600_000 + days * dayMs).toISOString().slice(0, 10)
  return day.split('-').toReversed().join('/')
}

/** Left by Tab: Enter, with no calendar open, would leave the step. */
const fillDay = async (field: Locator, day: string): Promise<void> => {
  await field.fill(day)
  await field.press('Tab')
  await expect(field).toHaveValue(day)
}

/** Adds photographs to the field with this name inside `scope`. */
const addPhotos = async (page: Page, scope: Page | Locator, field: string, names: readonly string[]) => {
  const group = scope.getByRole('group', { name: field })
  for (const name of names) {
    await group
      .locator('input[type=file]')
      .first()
      .setInputFiles(await photo(page, name))
    await expect(group.getByRole('img', { name: `${name.toLowerCase()}.jpg` })).toBeVisible()
  }
}

const next = async (page: Page, step: string): Promise<void> => {
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { name: step, level: 2 })).toBeVisible()
}

type Look = (page: Page, what: string) => Promise<void>

const saysAll = async (page: Page, sentences: readonly string[]): Promise<void> => {
  for (const sentence of sentences) await expect(page.getByText(sentence).first()).toBeVisible()
}

/** The first step: refused while empty, and still filled after a reload. */
export const fillBasics = async (page: Page, plate: string, look: Look): Promise<void> => {
  await page.getByRole('button', { name: 'Continuar' }).click()
  await saysAll(page, ['Selecciona una imagen', 'La placa es obligatoria', 'Selecciona una marca'])
  await look(page, 'vehicle wizard, basics refused')
  const images = page.getByRole('group', { name: 'Fotos del vehículo' })
  await images
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'placa.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(images.getByText('You can only upload JPG/PNG file!')).toBeVisible()
  const heavy = Buffer.alloc(2 * 1024 * 1024 + 1)
  await images
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'grande.jpg', mimeType: 'image/jpeg', buffer: heavy })
  await expect(images.getByText('Image must smaller than 2MB!')).toBeVisible()
  await addPhotos(page, page, 'Fotos del vehículo', ['Camion'])
  await page.getByLabel('Placa', { exact: true }).fill(plate)
  await choose(page.getByLabel('Marca'), 'Hino', 'Hino')
  await page.getByLabel('Modelo').fill('2024')
  await fillDay(page.getByLabel('Fecha de matrícula'), '15/03/2024')
  await page.getByRole('radio', { name: /^Público/ }).check()
  await page.reload()
  await expect(page.getByLabel('Placa', { exact: true })).toHaveValue(plate)
  await expect(page.getByRole('img', { name: 'camion.jpg' })).toBeVisible()
}

export const fillSpecs = async (page: Page): Promise<void> => {
  await next(page, 'Características')
  await page.getByRole('radio', { name: /^Camión sencillo/ }).check()
  await choose(page.getByLabel('Carrocería'), 'Estacas', 'Estacas')
  await page.getByLabel('Capacidad de carga').fill('9')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await saysAll(page, ['Selecciona una unidad de medida'])
  await choose(page.getByLabel('Unidad de la capacidad'), 'Toneladas')
}

/** One that ends today. Dates out of order are refused with the specification's sentence; going back and forth loses nothing. */
export const fillEndingSoat = async (page: Page, look: Look): Promise<void> => {
  await next(page, 'SOAT')
  await addPhotos(page, page, 'Foto del frente', ['Frente'])
  await addPhotos(page, page, 'Foto del respaldo', ['Respaldo'])
  const issued = page.getByLabel('Fecha de expedición')
  const ends = page.getByLabel('Fecha de vencimiento')
  await fillDay(issued, typedDay(0))
  await fillDay(ends, typedDay(0))
  await page.getByRole('button', { name: 'Continuar' }).click()
  await saysAll(page, ['La fecha de vencimiento debe ser mayor a la de expedición'])
  await look(page, 'vehicle wizard, SOAT refused')
  await fillDay(issued, typedDay(-364))
  await page.getByRole('button', { name: 'Atrás' }).click()
  await expect(page.getByLabel('Capacidad de carga')).toHaveValue('9')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(ends).toHaveValue(typedDay(0))
}

export const fillCardAndInspection = async (page: Page): Promise<void> => {
  await next(page, 'Tarjeta de propiedad')
  await addPhotos(page, page, 'Foto del frente', ['Tarjeta'])
  await addPhotos(page, page, 'Foto del respaldo', ['Reverso'])
  await fillDay(page.getByLabel('Fecha de expedición'), '15/03/2024')
  await next(page, 'Revisión tecnicomecánica')
  await addPhotos(page, page, 'Foto del certificado', ['Certificado'])
  await fillDay(page.getByLabel('Fecha de vencimiento'), typedDay(300))
}

/** A newer version of a SOAT, in the form that stands open. */
export const bringSoat = async (page: Page, endsInDays: number): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: /^Soat/ })
  await dialog.getByRole('button', { name: 'Subir documento' }).click()
  await expect(dialog.getByText('Selecciona una imagen')).toBeVisible()
  await addPhotos(page, dialog, 'Fotos o PDF del documento', ['Frente', 'Respaldo'])
  await fillDay(dialog.getByLabel('Fecha de expedición'), typedDay(0))
  await fillDay(dialog.getByLabel('Fecha de vencimiento'), typedDay(endsInDays))
  await dialog.getByRole('button', { name: 'Subir documento' }).click()
  await expect(dialog).toBeHidden()
}
