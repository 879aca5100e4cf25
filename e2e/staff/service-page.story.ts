/** A service on a page of its own: its tabs, its neighbours of the list, and the way back to where one was. */
import type { Page } from '@playwright/test'
import { isAccessible, isAccessibleEverywhere } from '../accessible.ts'
import { callerOf } from '../acts/by-api.ts'
import { isTold } from '../acts/by-hand.ts'
import { enter } from '../people.ts'
import { expect, test } from '../story.ts'

const email = 'administrator@demo.arriero.co'

type Rows = { items: readonly { _id: string }[]; next: string | null; total: number }

/** The list as its screen asks for it. */
const listed = async (question: string): Promise<Rows> => {
  const ask = await callerOf(email)
  const body = { userType: 'administrator', _id: ask.userId }
  return (await ask(`/order/type?limit=20&${question}`, body)) as unknown as Rows
}

const finished = 'status=3'
const isAt = (page: Page, path: string) => expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`))

test('from the window over the list to the page, through its tabs and neighbours, and back to the same row', async ({
  browser,
}) => {
  const { items } = await listed(finished)
  const [, second, third] = items.map(({ _id }) => _id)
  const page = await enter(browser, { email, at: `/main/servicios?${finished}` })
  await expect(page.locator('tr[data-opens]').nth(2)).toBeVisible()
  for (const key of ['j', 'j', 'Enter']) await page.keyboard.press(key)
  await isAt(page, `/main/servicios/${second}`)
  const window = page.getByRole('dialog')
  await expect(window.getByText(/^2 de \d+/)).toBeVisible()
  await isAccessible(page, 'window of a service with its neighbours')
  await page.keyboard.press('j')
  await isAt(page, `/main/servicios/${third}`)
  await expect(window.getByText(/^3 de \d+/)).toBeVisible()

  await window.getByRole('link', { name: 'Abrir como página' }).click()
  await isAt(page, `/main/servicio/${third}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Servicio ${third?.slice(-6)}`)
  await expect(page.getByText(/^3 de \d+/)).toBeVisible()

  // The tabs are one stop of the keyboard; each has its address, and a reload opens it again.
  await page.getByRole('tab', { name: 'Resumen' }).focus()
  await page.keyboard.press('ArrowRight')
  await isAt(page, `/main/servicio/${third}/dinero`)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Dinero' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: 'Valores' })).toBeVisible()
  await expect(page.getByText(/^3 de \d+/)).toBeVisible()

  await page.keyboard.press('k')
  await isAt(page, `/main/servicio/${second}/dinero`)
  await expect(page.getByText(/^2 de \d+/)).toBeVisible()
  await page.getByRole('link', { name: 'Volver a la lista' }).click()
  await isAt(page, '/main/servicios')
  await expect(page.locator('tr:focus')).toBeVisible()
  await page.keyboard.press('Enter')
  await isAt(page, `/main/servicios/${second}`)
  await page.context().close()
})

test('behind the last row of a page stands the first of the next one', async ({ browser }) => {
  const { items, next } = await listed('')
  const last = items.at(-1)?._id
  const { items: more } = await listed(`after=${encodeURIComponent(next ?? '')}`)
  const page = await enter(browser, { email, at: `/main/servicio/${last}/historial` })
  await expect(page.getByText(/^20 de \d+/)).toBeVisible()
  await page.getByRole('button', { name: 'Servicio siguiente de la lista (j)' }).click()
  await isAt(page, `/main/servicio/${more[0]?._id}/historial`)
  await expect(page.getByText(/^21 de \d+/)).toBeVisible()
  await page.keyboard.press('k')
  await isAt(page, `/main/servicio/${last}/historial`)
  await page.context().close()
})

test('beside its list a service follows the keyboard from row to row, and stays so', async ({ browser }) => {
  const { items } = await listed(finished)
  const [first, second, third] = items.map(({ _id }) => _id)
  const page = await enter(browser, { email, at: `/main/servicios?${finished}` })
  const beside = (id = '') => page.getByRole('region', { name: `Al lado: servicio ${id.slice(-6)}` })
  const rows = page.locator('tr[data-opens]')
  await page.getByRole('button', { name: 'Ver el servicio al lado de la lista (v)' }).click()
  await expect(beside(first).getByRole('heading', { name: 'Personas' })).toBeVisible()
  expect((await beside(first).boundingBox())?.width).toBe(560)
  await isAccessibleEverywhere(page, 'a service beside its list')
  await rows.nth(0).focus()
  await page.keyboard.press('ArrowDown')
  await expect(beside(second)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(beside(third)).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(beside(second).getByRole('heading', { name: 'Personas' })).toBeVisible()
  // A pointer brings a row beside first, and opens the one that is there; a key opens.
  await rows.nth(2).locator('td').nth(1).click()
  await expect(beside(third)).toBeVisible()
  await isAt(page, '/main/servicios')
  await rows.nth(2).locator('td').nth(1).click()
  await isAt(page, `/main/servicios/${third}`)
  await expect(page.getByRole('dialog').getByText(/^3 de \d+/)).toBeVisible()
  await page.keyboard.press('Escape')
  await isAt(page, '/main/servicios')
  await expect(page.getByRole('dialog')).toBeHidden()
  await rows.nth(1).focus()
  await page.keyboard.press('Enter')
  await isAt(page, `/main/servicios/${second}`)
  await page.goto(`/main/servicios?${finished}`)
  await expect(beside(first)).toBeVisible()
  await rows.nth(0).focus()
  await page.keyboard.press('v')
  await expect(beside(first)).toBeHidden()
  await page.context().close()
})

test('who takes part is called or written to from the page, and what came of it is read among the notes', async ({
  browser,
}) => {
  const { items } = await listed(finished)
  const id = items[0]?._id
  const page = await enter(browser, { email, at: `/main/servicio/${id}` })
  await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/57\d{10}$/,
  )
  await page.getByText('Anotar una llamada').click()
  await page.getByRole('radio', { name: 'Contestó', exact: true }).check()
  await page.getByRole('textbox', { name: 'Nota de la llamada' }).fill('Confirma que recibió completo')
  await isAccessibleEverywhere(page, 'noting a call on the page of a service')
  await page.getByRole('button', { name: 'Anotar la llamada' }).click()
  await isTold(page, 'Llamada anotada')
  await page.getByRole('tab', { name: /^Notas/ }).click()
  const noted = page.getByRole('listitem').filter({ hasText: 'Confirma que recibió completo' })
  await expect(noted).toContainText('contestó')
  await page.context().close()
})

test('every tab of a service is there at both widths, an act opens over the tab, a wrong address says so', async ({
  browser,
}) => {
  const { items } = await listed('status=2')
  const id = items[0]?._id
  const page = await enter(browser, { email, at: `/main/servicio/${id}` })
  for (const [name, word] of [
    ['Resumen', ''],
    ['Dinero', '/dinero'],
    ['Viaje', '/viaje'],
    ['Papeles', '/papeles'],
    ['Mensajes', '/mensajes'],
    ['Notas', '/notas'],
    ['Enviado', '/enviado'],
    ['Historial', '/historial'],
  ] as const) {
    await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
    await isAt(page, `/main/servicio/${id}${word}`)
    await expect(page.locator('main [data-skeleton]')).toHaveCount(0)
    await isAccessibleEverywhere(page, `tab ${name}`)
  }
  await page.getByRole('button', { name: 'Cerrar el servicio' }).click()
  await isAt(page, `/main/servicio/${id}/historial/cerrar`)
  await expect(page.getByRole('dialog', { name: /^Cerrar el servicio/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await isAt(page, `/main/servicio/${id}/historial`)

  for (const nowhere of [`/main/servicio/${id}/nada`, '/main/servicio/ninguno'])
    await page
      .goto(nowhere)
      .then(() => expect(page.getByRole('heading', { name: 'En esta dirección no hay nada' })).toBeAttached())
  await page.context().close()
})
