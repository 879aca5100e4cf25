/** A client with several offers before him: what he compares them by, whom he keeps in sight, and three presses to the payment. */
import type { Page } from '@playwright/test'
import { isAccessibleEverywhere } from '../accessible.ts'
import { openServices } from '../acts/client.ts'
import { isTold } from '../acts/by-hand.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const client = 'cliententerprise@demo.arriero.co'
const window = (page: Page) => page.getByRole('dialog', { name: 'Ofertas de los transportadores' })
const carriers = async (page: Page): Promise<string[]> =>
  window(page)
    .getByRole('rowheader')
    .filter({ has: page.getByRole('button', { name: /^Tener a/ }) })
    .locator('strong')
    .allTextContents()

const openOffers = (page: Page) =>
  page
    .getByRole('link', { name: /^Revisar [2-9] ofertas/ })
    .first()
    .click()

test('on a phone they are cards, and what is decided stands in the card itself', async ({ browser }) => {
  const page = await enter(browser, { email: client, viewport: phone, at: '/main/cliente-servicios' })
  await openOffers(page)
  const card = window(page).getByRole('listitem').first()
  await window(page).getByLabel('Ordenar por').selectOption('Lo más cerca')
  await card.getByRole('button', { name: /^Aceptar la oferta de/ }).click()
  await expect(card.getByRole('button', { name: /^Aceptar por \$/ })).toBeInViewport()
  await isAccessibleEverywhere(page, 'an offer on a phone')
  await page.context().close()
})

test('three offers are compared by what matters to whoever pays, and the dearer one he keeps in sight is taken', async ({
  browser,
}) => {
  const page = await enter(browser, { email: client })
  await openServices(page)
  await openOffers(page)
  await expect(window(page).getByText('Más económica')).toHaveCount(1)
  const cheapestFirst = await carriers(page)
  expect(cheapestFirst.length).toBeGreaterThan(2)

  await window(page).getByRole('button', { name: 'Calificación' }).click()
  await expect(window(page).getByRole('columnheader', { name: 'Calificación' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  expect(await carriers(page)).not.toEqual(cheapestFirst)
  await window(page).getByRole('button', { name: 'Con IVA' }).click()
  expect(await carriers(page)).toEqual(cheapestFirst)

  const [dearest = ''] = cheapestFirst.toReversed()
  await window(page)
    .getByRole('button', { name: `Tener a ${dearest} a la vista` })
    .click()
  expect((await carriers(page))[0]).toBe(dearest)
  await page.reload()
  await expect(window(page).getByRole('button', { name: `Tener a ${dearest} a la vista` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect((await carriers(page))[0]).toBe(dearest)

  await window(page)
    .getByRole('button', { name: `Proponer otro valor a ${dearest}` })
    .click()
  await expect(window(page).getByRole('heading', { name: `Proponer otro valor a ${dearest}` })).toBeFocused()
  await isAccessibleEverywhere(page, 'another value, below its own row')
  await window(page).getByRole('button', { name: 'Volver a las ofertas' }).click()

  await window(page)
    .getByRole('button', { name: `Aceptar la oferta de ${dearest}` })
    .click()
  await window(page)
    .getByRole('button', { name: /^Aceptar por \$/ })
    .click()
  await isTold(page, 'Has aceptado la oferta de un transportador...')
  await expect(page.getByRole('heading', { name: 'Pagar el servicio' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Asegurar la carga' })).toBeVisible()
  await isAccessibleEverywhere(page, 'to pay what was accepted')
  await page.context().close()
})
