/** What hands do in forms of any screen. */
import { expect, type Locator, type Page } from '@playwright/test'

/** The text of a program that the page runs. */
const drawing = (caption: string): string => `(() => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 600 })
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#cfe0e8'
  pen.fillRect(0, 0, 800, 600)
  pen.fillStyle = '#14684a'
  pen.font = '64px sans-serif'
  pen.fillText(${JSON.stringify(caption)}, 80, 300)
  return canvas.toDataURL('image/jpeg', 0.8)
})()`

/** A photograph, drawn by the browser: no file of a person is kept for it. */
export const photo = async (
  page: Page,
  caption: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> => {
  const data = await page.evaluate<string>(drawing(caption))
  const buffer = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')
  return { name: `${caption.toLowerCase()}.jpg`, mimeType: 'image/jpeg', buffer }
}

/** The smallest PDF that a reader opens. */
export const pdf = (): Buffer =>
  Buffer.from(
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\ntrailer\n<< /Root 1 0 R /Size 4 >>\nstartxref\n0\n%%EOF\n',
  )

export const pdfFile = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf() })

/** Opens a list, types where it can be searched, and takes the option that shows the words. */
export const choose = async (field: Locator, option: string, typed = ''): Promise<void> => {
  await field.click()
  if (typed) await field.fill(typed)
  await field.page().getByRole('option').filter({ hasText: option }).first().click()
}

/** A row of a table by the code people read; on a phone, its card. */
export const rowOf = (page: Page, code: string): Locator =>
  page.getByRole('row').filter({ has: page.getByText(code, { exact: true }) })

/** The row of a live list that has just come: what would push others away waits behind a pill until it is asked for. */
export const newRowOf = async (page: Page, code: string, pill: RegExp): Promise<Locator> => {
  const row = rowOf(page, code)
  const button = page.getByRole('button', { name: pill })
  await expect(row.or(button).first()).toBeVisible()
  if (await button.isVisible()) await button.click()
  await expect(row).toBeVisible()
  return row
}

export const isTold = async (page: Page, sentence: string): Promise<void> => {
  await expect(page.getByText(sentence).first()).toBeVisible()
}

type Told = { page: Page; sentence: string }

/** What somebody does elsewhere is told here: listened for from the start, since a notice goes away by itself. */
export const whileTold = async <Done>(told: readonly Told[], act: () => Promise<Done>): Promise<Done> => {
  const listening = told.map(({ page, sentence }) =>
    expect(page.getByText(sentence).first(), sentence).toBeVisible({ timeout: 90_000 }),
  )
  const [done] = await Promise.all([act(), ...listening])
  return done
}

/** One answer held back until it is let go: what people see and press meanwhile is the story's. */
export const holdBack = async (page: Page, path: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const once = { times: 1 }
  await page.route(
    path,
    async (route) => {
      await promise
      await route.continue()
    },
    once,
  )
  return resolve
}

export const closeDialog = async (page: Page): Promise<void> => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Cerrar|Close/ })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** A value far from the reference is asked about once, with both figures. */
export const confirmOddPrice = async (page: Page, pesos: string): Promise<void> => {
  const question = page.getByRole('dialog', { name: '¿Es correcto este valor?' })
  await expect(question).toContainText(
    `El valor ${pesos} es más de tres veces el precio de referencia de este viaje, $`,
  )
  await question.getByRole('button', { name: 'Sí, continuar' }).click()
}
