/** Nothing typed is lost: every way out of what is not saved asks first, and nobody is asked who changed nothing. */
import type { Locator, Page } from '@playwright/test'
import { isAccessibleEverywhere } from '../accessible.ts'
import { holdBack, pdf, photo } from '../acts/by-hand.ts'
import { enter } from '../people.ts'
import { expect, test } from '../story.ts'

const questionOf = (page: Page): Locator => page.getByRole('dialog', { name: '¿Descartar los cambios?' })

/** Does it, is asked, and goes on with what he was at. */
const isAskedAndStays = async (page: Page, what: string, leave: () => Promise<unknown>): Promise<void> => {
  await leave()
  const question = questionOf(page)
  await expect(question).toContainText(what)
  await expect(question.getByRole('button', { name: 'Seguir editando' })).toBeFocused()
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(question).toBeHidden()
}

const discard = (page: Page) => questionOf(page).getByRole('button', { name: 'Descartar' }).click()

/** The browser's own question at a reload; answered with "stay". */
const isAskedByTheBrowser = async (page: Page): Promise<void> => {
  const asked = page.waitForEvent('dialog')
  // The page's own: a reload asked for from outside is waited for although it never comes.
  await page.evaluate('void setTimeout(() => location.reload(), 0)')
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
}

const menu = (page: Page, entry: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: entry }).click()

test('four switches of a profile stay where they are until they are saved or let go of', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'administrator@demo.arriero.co', at: '/main/transportadores' })
  await page.getByRole('link', { name: /^Ver/ }).first().click()
  const switches = page.getByRole('main').getByRole('switch')
  await expect(switches.first()).toBeVisible()
  const on = await switches.evaluateAll((all) => all.map((one) => one.getAttribute('aria-checked')))
  const chosen = Math.min(4, on.length)
  for (let place = 0; place < chosen; place += 1) await switches.nth(place).click()
  const words = chosen === 1 ? '1 cambio sin guardar' : `${chosen} cambios sin guardar`
  await expect(page.getByText(words)).toBeVisible()
  await isAskedAndStays(page, words, () => menu(page, 'Empresas'))
  await expect(page).toHaveURL(/\/main\/detalle\//)
  await isAskedAndStays(page, words, () => page.goBack())
  await expect(page.getByText(words)).toBeVisible()
  await isAskedByTheBrowser(page)
  await isAskedAndStays(page, words, async () => {
    await page.getByRole('button', { name: /^Su cuenta/ }).click()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  })
  // A window over the profile takes nothing from it.
  await page.getByRole('button', { name: 'Editar' }).click()
  await expect(page.getByRole('dialog', { name: /^Editar/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: /^Editar/ })).toBeHidden()
  await expect(page.getByText(words)).toBeVisible()
  await menu(page, 'Empresas')
  await expect(questionOf(page)).toBeVisible()
  await isAccessibleEverywhere(page, 'the question before changes are lost')
  await discard(page)
  await expect(page).toHaveURL(/\/main\/empresas$/)
  await expect(page.getByRole('heading', { name: 'Empresas', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('No hay cambios por guardar.').first()).toBeVisible()
  expect(await switches.evaluateAll((all) => all.map((one) => one.getAttribute('aria-checked')))).toEqual(on)
  await page.context().close()
})

test('an answer to a PQR is not lost by Escape, the cross or Back, and nobody is asked once it is sent', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'soport@demo.arriero.co', at: '/main/pqrs' })
  const open = () =>
    page
      .getByRole('button', { name: /^Responder la PQR/ })
      .first()
      .click()
  const words = page.getByRole('textbox', { name: 'Respuesta' })
  await open()
  await expect(words).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(words).toBeHidden()
  await open()
  await words.fill('Se devolvió el segundo cobro.')
  await isAskedAndStays(page, 'Respuesta', () => page.keyboard.press('Escape'))
  await isAskedAndStays(page, 'Respuesta', () =>
    page
      .getByRole('button', { name: 'Close' })
      .or(page.getByRole('button', { name: 'Cerrar' }))
      .first()
      .click(),
  )
  await isAskedAndStays(page, 'Respuesta', () => page.goBack())
  await expect(words).toHaveValue('Se devolvió el segundo cobro.')
  // Escape on the question is its milder answer.
  await page.keyboard.press('Escape')
  await expect(questionOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(questionOf(page)).toBeHidden()
  await expect(words).toHaveValue('Se devolvió el segundo cobro.')
  await page.getByRole('button', { name: 'Responder', exact: true }).click()
  await expect(page.getByText('El PQR se ha actualizado correctamente').first()).toBeVisible()
  await expect(words).toBeHidden()
  await expect(questionOf(page)).toBeHidden()
  await page.context().close()
})

test('who registers a user is asked at Escape, at Back and at a reload, and not after changing back', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'administrator@demo.arriero.co', at: '/main/usuarios' })
  await page.getByRole('button', { name: 'Registrar usuario' }).click()
  const form = page.getByRole('dialog', { name: 'Registrar usuario' })
  await form.getByLabel('Nombre').fill('Ana Torres')
  await isAskedAndStays(page, 'Nombre', () => page.keyboard.press('Escape'))
  await isAskedAndStays(page, 'Nombre', () => page.goBack())
  await isAskedByTheBrowser(page)
  await expect(form.getByLabel('Nombre')).toHaveValue('Ana Torres')
  await form.getByLabel('Nombre').fill('')
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Registrar usuario' }).click()
  await form.getByLabel('Rol').click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await isAskedAndStays(page, 'Rol', () => page.goBack())
  await page.goBack()
  await discard(page)
  await expect(form).toBeHidden()
  await page.context().close()
})

type File = Awaited<ReturnType<typeof photo>>

/** By a file dialog, as people do. */
const chooseFile = async (page: Page, button: Locator, file: File): Promise<void> => {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles(file)
}

test('a photo of oneself is asked about while it goes and once it is there, and can be chosen again', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'administrator@demo.arriero.co', at: '/main/mi-cuenta' })
  await page.getByRole('button', { name: 'Cambiar mis datos' }).click()
  await expect(page.getByText('Una imagen .jpg de menos de 2 MB.')).toBeVisible()
  const input = page.getByLabel('Elegir otra foto')
  const chooseIt = async (file: File) => {
    await input.focus()
    await input.setInputFiles(file)
  }
  const portrait = await photo(page, 'Retrato')
  await chooseIt({ ...portrait, name: 'retrato.png', mimeType: 'image/png' })
  await expect(page.getByText('El archivo debe ser una imagen .jpg.')).toBeVisible()
  await expect(input).toHaveValue('')
  const letGo = await holdBack(page, '**/v1/user/image/upload/data')
  await chooseIt(portrait)
  await expect(page.getByText('El archivo debe ser una imagen .jpg.')).toBeHidden()
  await isAskedAndStays(page, 'Foto', () => menu(page, 'Empresas'))
  letGo()
  await expect(page.getByRole('img', { name: 'Foto', exact: true })).toBeVisible()
  await expect(input).toHaveValue('')
  await isAskedAndStays(page, 'Foto', () => menu(page, 'Usuarios'))
  await isAskedByTheBrowser(page)
  await menu(page, 'Empresas')
  await discard(page)
  await expect(page).toHaveURL(/\/main\/empresas$/)
  await page.context().close()
})

test('a legal document, a logo and a workbook that were chosen are asked about', async ({ browser }) => {
  const page = await enter(browser, { email: 'administrator@demo.arriero.co', at: '/main/documentacion' })
  await page.getByRole('button', { name: 'Nuevo documento' }).first().click()
  const form = page.getByRole('dialog', { name: 'Nuevo documento legal' })
  // A system that names no types: the ending tells.
  const paper = { name: 'reglamento.pdf', mimeType: '', buffer: pdf() }
  await chooseFile(page, form.getByRole('button', { name: 'Elegir archivo' }), paper)
  await expect(form.getByRole('button', { name: 'Quitar reglamento.pdf' })).toBeVisible()
  await isAskedAndStays(page, 'Archivo PDF', () => page.keyboard.press('Escape'))
  await form.getByRole('button', { name: 'Quitar reglamento.pdf' }).click()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()

  await page.goto('/main/marca')
  await chooseFile(page, page.getByRole('button', { name: 'Subir logo' }), await photo(page, 'Logo'))
  await expect(page.getByRole('button', { name: 'Quitar logo' })).toBeVisible()
  await isAskedAndStays(page, 'Logo', () => menu(page, 'Empresas'))
  await menu(page, 'Empresas')
  await discard(page)
  await expect(page).toHaveURL(/\/main\/empresas$/)

  await page.goto('/main/tarifa-referencia')
  const workbook = page.getByLabel('Archivo', { exact: true })
  await workbook.focus()
  await workbook.setInputFiles({ name: 'tarifa.xlsx', mimeType: '', buffer: Buffer.from('a;b;c') })
  await expect(page.getByText('tarifa.xlsx')).toBeVisible()
  await isAskedAndStays(page, 'Archivo', () => menu(page, 'Empresas'))
  await page.context().close()
})
