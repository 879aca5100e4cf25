/** The public site: whole without a program, read by keyboard and by ear, and the way in from it. */
import type { Browser, Page } from '@playwright/test'
import { isAccessibleEverywhere } from '../accessible.ts'
import { enter, open, phone, url } from '../people.ts'
import { expect, test } from '../story.ts'

const clientEmail = 'cliententerprise@demo.arriero.co'

/** What the browser refused or could not do. */
const complaints = (page: Page): string[] => {
  const found: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text())
  })
  page.on('pageerror', ({ message }) => found.push(message))
  return found
}

const withoutProgram = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url(), javaScriptEnabled: false, viewport: phone })
  return context.newPage()
}

test('the landing page tells what it offers, and its policy stops nothing of it', async ({ browser }) => {
  const page = await open(browser)
  const refused = complaints(page)
  await page.goto('/')
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Saltar al contenido"
      - link "Arriero, ir a la portada"
      - navigation "Secciones":
        - link "Cómo funciona"
        - link "Carga"
        - link "Vehículos"
        - link "Preguntas"
      - navigation "Su cuenta":
        - link "Iniciar sesión"
        - link "Crear una cuenta"
  `)
  await expect(page.getByRole('region', { name: 'Programe, oferte y siga sus viajes en 3 pasos' }))
    .toMatchAriaSnapshot(`
    - region "Programe, oferte y siga sus viajes en 3 pasos":
      - heading "Programe, oferte y siga sus viajes en 3 pasos" [level=2]
      - paragraph
      - list:
        - listitem:
          - heading "Descargue la app" [level=3]
        - listitem:
          - heading "Regístrese" [level=3]
        - listitem:
          - heading "Cargue y gane" [level=3]
      - link "Registrarme como transportador"
      - link "Abrir la app del conductor"
      - list "Descargar la app":
        - listitem:
          - link "Disponible en Google Play"
        - listitem:
          - link "Descargar en App Store"
  `)
  for (const promise of [
    'Seguimiento de la carga en tiempo real',
    'Póliza de seguro de transporte',
    'Ofertas gratis de vehículos',
  ])
    await expect(page.getByRole('heading', { name: promise })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Tipos de carga' }).getByRole('heading', { level: 3 }),
  ).toHaveText(['Granel', 'Especial', 'Peligrosa', 'Mudanzas'])
  await expect(
    page.getByRole('region', { name: 'Portafolio de vehículos' }).getByRole('heading', { level: 4 }),
  ).toHaveText([
    'Camioneta pickup y carry',
    'Van sencilla',
    'Van',
    'Furgón turbo',
    'Camión turbo',
    'Camión sencillo',
    'Camión dobletroque (3 ejes)',
    'Minimula 2S1',
    'Minimula 2S2',
    'Minimula 2S3',
    'Tractomula 3S1',
    'Tractomula 3S2',
    'Tractomula 3S3',
  ])
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByRole('link', { name: 'Escribir por WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me\/57/,
  )
  await expect(foot.getByRole('link', { name: 'Escribir a soporte' })).toHaveAttribute('href', /^mailto:/)
  for (const name of ['Facebook', 'Instagram', 'Twitter', 'YouTube'])
    await expect(foot.getByRole('link', { name })).toBeVisible()
  await isAccessibleEverywhere(page, 'landing')
  expect(refused).toEqual([])
  await page.context().close()
})

test('the landing page is walked by keyboard', async ({ browser }) => {
  const page = await open(browser)
  await page.goto('/')
  const focused = page.locator(':focus')
  await page.keyboard.press('Tab')
  await expect(focused).toHaveText('Saltar al contenido')
  await expect(focused).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(focused).toHaveText('Tengo carga para enviar')
  await page.keyboard.press('Tab')
  await expect(focused).toHaveText('Tengo un vehículo de carga')
  const question = page.getByText('¿Cuánto cuesta cancelar?')
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('al menos 2 horas antes de la hora programada')).toBeVisible()
  await page.context().close()
})

test('both pages are whole without a program', async ({ browser }) => {
  const page = await withoutProgram(browser)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('La carga de Colombia')
  await expect(page.getByRole('heading', { name: 'Tractomula 3S3' })).toBeVisible()
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(phone.width)
  await page.getByRole('link', { name: 'Leer los términos y la política de privacidad' }).click()
  await expect(page).toHaveURL(/\/term$/)
  await expect(page.getByRole('heading', { name: 'Términos y privacidad', level: 1 })).toBeVisible()
  await page.context().close()
})

test('the terms are found by their index, dated, and whole on paper', async ({ browser }) => {
  const page = await open(browser)
  const refused = complaints(page)
  await page.goto('/term')
  await expect(page.getByText('Actualizado el 20 de enero de 2021').first()).toBeVisible()
  const index = page.getByRole('navigation', { name: 'Índice' })
  await index.getByRole('link', { name: 'Cancelación' }).click()
  await expect(page).toHaveURL(/\/term#cancelacion$/)
  await expect(page.getByRole('heading', { name: /Cancelación$/ })).toBeInViewport()
  await index.getByRole('link', { name: 'Contenido de datos' }).click()
  await expect(page.getByRole('table', { name: 'Contenido de datos' })).toBeInViewport()
  await isAccessibleEverywhere(page, 'terms')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByText('Conciliación directa, durante 60 días.')).toBeVisible()
  expect(refused).toEqual([])
  await page.context().close()
})

test('who chooses what he wants the account for has it chosen in the registration', async ({ browser }) => {
  const page = await open(browser)
  await page.goto('/')
  await page.getByRole('link', { name: 'Tengo un vehículo de carga' }).click()
  await expect(page.getByRole('radio', { name: /Transportar con mi vehículo/ })).toBeChecked()
  await page.goto('/')
  await page.getByRole('link', { name: 'Dueños de carga: Como empresa' }).click()
  await expect(page.getByRole('radio', { name: /Enviar carga de mi empresa/ })).toBeChecked()
  await page.context().close()
})

test('who was left logged in asks for a token and goes home; who no longer counts goes to the login', async ({
  browser,
}) => {
  const page = await enter(browser, { email: clientEmail })
  const asked = page.waitForRequest((request) => request.url().endsWith('/v1/auth/tokenbackoffice'))
  await page.goto('/')
  await asked
  await expect(page).toHaveURL(/\/main\/index$/)
  // It has come in by its cookie: before, the portal itself would find out that it no longer counts.
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible()
  await page.context().clearCookies()
  await page.goto('/')
  await expect(page).toHaveURL(/\/auth\/login$/)
  // Each field of the form has an alert of its own, empty until something is wrong.
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText('sesión')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('La carga de Colombia')
  await page.context().close()
})

test('the terms are read by who is logged in, too', async ({ browser }) => {
  const page = await enter(browser, { email: clientEmail })
  await page.goto('/term')
  await expect(page.getByRole('heading', { name: 'Términos y privacidad', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/term$/)
  await page.context().close()
})
