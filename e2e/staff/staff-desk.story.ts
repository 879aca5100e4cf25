/** Finding one's way at a desk: the search by the words people use, filters that cannot work, addresses that lead nowhere. */
import { isAccessible, isAccessibleEverywhere } from '../accessible.ts'
import { callerOf } from '../acts/by-api.ts'
import { isTold } from '../acts/by-hand.ts'
import { desk, enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

test('a plate with a blank and a tab by its name are found', async ({ browser }) => {
  const page = await enter(browser, {
    email: 'administrator@demo.arriero.co',
    at: '/main/servicios?q=SXC481',
  })
  const counted = page.getByText(/^[1-9]\d* registros?$/)
  await expect(counted).toBeVisible()
  const words = (await counted.textContent()) ?? ''
  await page.getByRole('searchbox').first().fill('sxc 481')
  await page.getByRole('searchbox').first().press('Enter')
  await expect(page).toHaveURL(/q=sxc/)
  await expect(page.getByText(words, { exact: true })).toBeVisible()

  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Ir a…' })
  await box.fill('sxc 481')
  await expect(page.getByRole('option', { name: /^SXC481/ })).toBeVisible()
  await box.fill('conciliacion')
  await expect(page.getByRole('option', { name: 'Conciliación Contabilidad' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await isAccessibleEverywhere(page, 'search of a tab')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/main\/contabilidad\/conciliacion$/)
  await page.context().close()
})

test('a filter that is none can be taken away, an address that leads nowhere says so, opened filters move nothing', async ({
  browser,
}) => {
  const page = await enter(browser, {
    email: 'administrator@demo.arriero.co',
    at: '/main/servicios?status=9',
  })
  await expect(page.getByText('Un filtro de esta dirección no existe')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeHidden()
  await isAccessibleEverywhere(page, 'a filter that is none')
  await page.getByRole('button', { name: 'Quitar filtros' }).last().click()
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await expect(page).toHaveURL(/\/main\/servicios$/)

  // It comes late and pushes what is under it down.
  await expect(page.getByText(/servicios? perdi(ó|eron) su pago: /)).toBeVisible()
  const tools = [
    page.getByRole('button', { name: 'Actualizar' }),
    page.getByRole('button', { name: 'Vistas' }),
  ]
  const places = () => Promise.all(tools.map((tool) => tool.boundingBox()))
  const before = await places()
  await page.getByRole('button', { name: /^Más filtros/ }).click()
  await expect(page.getByRole('button', { name: /^Más filtros/ })).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(places).toEqual(before)

  await page.setViewportSize(phone)
  await expect(page.getByRole('button', { name: /^Más filtros/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Filtrar y ordenar' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtrar y ordenar' })
  await isAccessible(page, 'all filters in one sheet')
  await sheet.getByText('Solo pagos perdidos').click()
  await expect(page).toHaveURL(/isPaymentLost=true/)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Filtrar y ordenar (1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await expect(page).not.toHaveURL(/isPaymentLost/)
  await page.setViewportSize(desk)

  for (const address of [
    '/main/servicios/ninguno',
    '/main/pqrs/ninguno',
    '/main/contabilidad/lotes/ninguno',
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'En esta dirección no hay nada' })).toBeAttached()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
  }
  await isAccessibleEverywhere(page, 'an address that leads nowhere')
  await page.getByRole('main').getByRole('link', { name: 'Ir a la lista' }).click()
  await expect(page).toHaveURL(/\/main\/contabilidad\/lotes$/)
  await page.context().close()
})

test('to try again is offered where it can help, not where the answer stays the same', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'administrator@demo.arriero.co' })
  const figures = '**/v1/user/detailscount'
  const answering = (status: number, code: string, error: string) =>
    page.route(figures, (route) =>
      route.fulfill({ status, json: { error, code, requestId: 'abcdef123456' } }),
    )
  for (const [status, code, error, canHelp] of [
    [403, 'auth.role_refused', 'Su rol no permite esta acción.', false],
    [400, 'input.invalid', 'El dato no es válido.', false],
    [503, 'provider.unavailable', 'El servicio no responde.', true],
  ] as const) {
    await answering(status, code, error)
    await page.goto('/main/index')
    const failed = page.getByRole('alert').filter({ hasText: 'No pudimos leer las cifras' })
    await expect(failed).toContainText(error)
    await expect(failed.getByRole('button', { name: 'Reintentar' })).toHaveCount(canHelp ? 1 : 0)
    await page.unroute(figures)
  }
  const failed = page.getByRole('alert').filter({ hasText: 'No pudimos leer las cifras' })
  await failed.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('list', { name: 'Cifras' })).toBeVisible()
  await page.context().close()
})

test('of many sessions five are shown; all of them are ended at once', async ({ browser }) => {
  const email = 'client@demo.arriero.co'
  const { userId } = await callerOf(email)
  for (let count = 0; count < 6; count += 1) await callerOf(email)
  const page = await enter(browser, {
    email: 'administrator@demo.arriero.co',
    at: `/main/detalle/${userId}`,
  })
  const panel = page.getByRole('region', { name: 'Sesiones abiertas' })
  await expect(panel.getByRole('listitem')).toHaveCount(5)
  await panel.getByRole('button', { name: /^Ver las \d+$/ }).click()
  await expect.poll(() => panel.getByRole('listitem').count()).toBeGreaterThan(6)
  await panel.getByRole('button', { name: 'Cerrar todas' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click()
  await isTold(page, 'Las sesiones se cerraron')
  await expect(panel.getByText('No tiene sesiones abiertas.')).toBeVisible()
  await page.context().close()
})
