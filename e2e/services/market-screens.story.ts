/** The screens of the market as people see them: what a list shows, what covers what, what is said once. */
import type { Locator, Page } from '@playwright/test'
import { isAccessibleEverywhere, isAccessibleInTheDark } from '../accessible.ts'
import { callerOf, openService, takenService } from '../acts/by-api.ts'
import { rowOf } from '../acts/by-hand.ts'
import { fillRoute, next } from '../acts/client.ts'
import { openTab } from '../acts/enterprise.ts'
import { desk, enter, logInAs, open, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const hourMs = 3_600_000
const client = 'cliententerprise@demo.arriero.co'
const carrier = 'enterprise@demo.arriero.co'
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs)

/** What is pressed or typed into and lies under this, whatever it is called. */
const controlsUnder = (place: Locator): Promise<string[]> =>
  place.evaluate((own) => {
    const box = own.getBoundingClientRect()
    return [...own.ownerDocument.querySelectorAll('a[href], button, input, [role=button], [role=tab]')]
      .filter((control) => !own.contains(control) && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect()
        return width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent)
  })

const messageOf = (page: Page, sentence: string): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: sentence })

test('a refused log-in is told once, beside what was typed', async ({ browser }) => {
  const page = await open(browser)
  await page.goto('/auth/login')
  await logInAs(page, client, 'no-es-esta')
  const told = page.getByText('El usuario o la contraseña no son correctos.')
  await expect(told).toHaveCount(1)
  await expect(page.getByRole('alert').filter({ hasText: /^Error/ })).toContainText('no son correctos')
  await page.context().close()
})

test('a message covers nothing that is pressed, at a desk and on a phone, and can be closed', async ({
  browser,
}) => {
  for (const viewport of [desk, phone]) {
    const page = await enter(browser, {
      email: 'administrator@demo.arriero.co',
      at: '/main/servicios',
      viewport,
    })
    await expect(page.getByRole('button', { name: /^Detalle/ }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Actualizar', exact: true }).click()
    const message = messageOf(page, 'Se han cargado los datos correctamente')
    await expect(message).toContainText('Hecho')
    // It moves aside once it is drawn, and goes by itself: as long as is looked at, it is asked for anew.
    const refresh = page.getByRole('button', { name: 'Actualizar', exact: true })
    await expect(async () => {
      if (await message.isHidden()) await refresh.click()
      await expect(message).toBeVisible({ timeout: 5_000 })
      expect(await controlsUnder(message), `under it at ${viewport.width}`).toEqual([])
    }).toPass({ timeout: 60_000 })
    await isAccessibleEverywhere(page, `message at ${viewport.width}`)
    await refresh.click()
    await message.getByRole('button', { name: 'Cerrar' }).click()
    await expect(message).toBeHidden()
    await page.context().close()
  }
})

/** Three carriers' offers on one service. */
const withThreeOffers = async (): Promise<string> => {
  const id = await openService(client, { at: inHours(50), pricePesos: 1_190_000 })
  for (const [email, value] of [
    [carrier, 1_100_000],
    ['enterprise2@demo.arriero.co', 1_200_000],
    ['driver@demo.arriero.co', 1_250_000],
  ] as const) {
    const ask = await callerOf(email)
    await ask('/offer/create', { isOffer: true, idOrder: id, value, description: 'Incluye ayudante.' })
  }
  return id
}

/** What stands further right than the place it is in. */
const beyondOf = (places: Locator) =>
  places.evaluateAll((all) =>
    all.flatMap((place) => {
      const edge = place.getBoundingClientRect().right
      return [...place.querySelectorAll('*')]
        .filter((part) => part.getBoundingClientRect().right > edge + 0.5)
        .map((part) => part.textContent)
    }),
  )

test('three offers stand below each other, each fact within its column, and within their cards on a phone', async ({
  browser,
}) => {
  const id = await withThreeOffers()
  const page = await enter(browser, { email: client, at: `/main/cliente-servicios/${id}/ofertas` })
  const offers = page.getByRole('dialog', { name: 'Ofertas de los transportadores' })
  const rows = offers.getByRole('row').filter({ hasText: 'Incluye ayudante.' })
  await expect(rows).toHaveCount(3)
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await beyondOf(rows.locator('th, td')), `beyond its column at ${width}`).toEqual([])
  }
  await offers
    .getByRole('button', { name: /^Aceptar la oferta de/ })
    .first()
    .click()
  // Of three columns two would stand empty: what a rate is taken of is told where it stands.
  const parts = offers.getByRole('table', { name: 'De qué se compone lo que usted pagaría' })
  await expect(parts.getByRole('columnheader')).toHaveText(['Concepto', 'Valor'])
  await expect(parts).toContainText(/19.% de \$/)
  await page.setViewportSize(phone)
  const cards = offers.getByRole('list', { name: 'Ofertas de los transportadores' }).locator('> li')
  await expect(cards).toHaveCount(3)
  expect(await beyondOf(cards), 'beyond its card on a phone').toEqual([])
  await page.context().close()
})

test('what a vehicle does not usually carry is told in lines, not in letters, on a phone', async ({
  browser,
}) => {
  const page = await enter(browser, { email: client, at: '/main/cliente-servicios', viewport: phone })
  await fillRoute(page, { from: 'Bogotá', to: 'Medellín', street: 'Carrera 50 # 10-30' })
  await next(page, 'Carga')
  await page.getByRole('radio', { name: 'General' }).check()
  await next(page, 'Vehículo y medidas')
  await page.getByRole('radio', { name: /^Camión sencillo/ }).check()
  for (const [weight, told] of [
    ['9,5', 'supera lo que suele llevar'],
    ['30', 'pesa más de lo que lleva'],
  ] as const) {
    await page.getByLabel('Peso', { exact: true }).fill(weight)
    const note = page.getByRole('note').filter({ hasText: told })
    await expect(note.getByRole('button', { name: /^Elegir / })).toBeVisible()
    const { width = 0, height = 0 } = (await note.boundingBox()) ?? {}
    expect(height, `its height beside ${width}`).toBeLessThan(width / 2)
  }
  // What carries it is one press away, and nothing typed is lost by it.
  const note = page.getByRole('note').filter({ hasText: 'pesa más de lo que lleva' })
  await note.getByRole('button', { name: 'Elegir Tractomula 3S2', exact: true }).click()
  await expect(page.getByRole('radio', { name: /^Tractomula 3S2/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Camión sencillo/ })).not.toBeChecked()
  await expect(page.getByRole('note')).toHaveCount(0)
  await expect(page.getByLabel('Peso', { exact: true })).toHaveValue('30')
  await page.context().close()
})

test('a day that is none stays as it was typed, and no other day goes out in its place', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'administrator@demo.arriero.co', at: '/main/esperas' })
  const day = page.getByLabel('Rige desde')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/standby/')) sent.push(request.url())
  })
  await page.getByLabel('Valor de la hora iniciada, sin IVA').fill('65000')
  await day.fill('31/12/2030')
  await day.blur()
  await day.fill('31/02/2031')
  await day.press('Enter')
  const told = page.getByText('Esa fecha no existe o no se entiende.')
  await expect(told).toBeVisible()
  await page.getByRole('button', { name: 'Programar la tarifa' }).click()
  await expect(day).toHaveValue('31/02/2031')
  await expect(day).toHaveAttribute('aria-invalid', 'true')
  expect(sent, 'what went out').toEqual([])
  await day.fill('28/02/2031')
  await day.blur()
  await expect(told).toBeHidden()
  await page.context().close()
})

test('what is asked in a window is its next step: there is never a window over a window', async ({
  browser,
}) => {
  const id = await openService(client, { at: inHours(52), pricePesos: 1_190_000 })
  const at = `/main/enterprise-services/disponibles/${id}/tomar`
  for (const viewport of [desk, phone]) {
    const page = await enter(browser, { email: carrier, at, viewport })
    await page.getByRole('radio', { name: /^Aceptar el valor del cliente/ }).check()
    await page.getByRole('button', { name: /^Tomar por \$/ }).click()
    await expect(page.getByRole('dialog', { name: 'Tomar el servicio', exact: true })).toBeVisible()
    await expect(page.locator('.ant-modal-wrap:visible')).toHaveCount(1)
    await isAccessibleEverywhere(page, `asked at ${viewport.width}`)
    // Left with Escape it leads back to what was chosen.
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: /^Tomar el servicio ./ })).toBeVisible()
    await expect(page.getByRole('radio', { name: /^Aceptar el valor del cliente/ })).toBeChecked()
    await expect(page.getByRole('button', { name: /^Tomar por \$/ })).toBeFocused()
    await page.context().close()
  }
})

test('a service that waits shows whose cargo it is, its state and its weight; one’s own who drives what', async ({
  browser,
}) => {
  const id = await openService(client, { at: inHours(54), pricePesos: 1_190_000, weight: '7 tn' })
  const code = id.slice(18)
  const page = await enter(browser, { email: carrier, at: '/main/enterprise-services/disponibles' })
  for (const words of ['Alimentos El Páramo S.A.', 'Pendiente', 'General, 7 tn'])
    await expect(rowOf(page, code)).toContainText(words)
  await openTab(page, /^Mis servicios/)
  const running = page.getByRole('row').filter({ hasText: 'En proceso' }).first()
  await expect(running).toContainText(/Placa [A-Z]{3} ?\d{3}/)
  await page.setViewportSize(phone)
  await expect(page.getByRole('listitem').filter({ hasText: 'En proceso' }).first()).toContainText(
    'Conductor',
  )
  await openTab(page, /^Servicios disponibles/)
  const card = page.getByRole('listitem').filter({ hasText: 'General, 7 tn' }).first()
  for (const words of ['Alimentos El Páramo S.A.', 'Pendiente']) await expect(card).toContainText(words)
  await page.context().close()
})

test('the capital is told by one name, however a service was written', async ({ browser }) => {
  const id = await openService(client, { at: inHours(56), pricePesos: 1_190_000 })
  const page = await enter(browser, { email: client, at: `/main/cliente-servicios/${id}` })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Calle 13 # 82-20, Bogotá D.C.').first()).toBeVisible()
  for (const at of ['/main/cliente-servicios', `/main/cliente-servicios/${id}`]) {
    await page.goto(at)
    await expect(page.getByText('Bogotá D.C.').first()).toBeVisible()
    await expect(page.getByText('Bogotá, Bogotá')).toHaveCount(0)
  }
  await page.context().close()
})

test('a service that is over says so once, and begins with its facts', async ({ browser }) => {
  const ask = await callerOf(client)
  const { items } = (await ask('/order/type?status=3&limit=100', {
    userType: 'cliententerprise',
    _id: ask.userId,
  })) as unknown as { items: { _id: string; calification: number | null }[] }
  // Rated as well: nobody has anything left to do.
  const over = items.find(({ calification }) => calification !== null)
  for (const [email, list] of [
    [client, '/main/cliente-servicios'],
    ['administrator@demo.arriero.co', '/main/servicios'],
  ] as const) {
    const page = await enter(browser, { email, at: `${list}/${over?._id}` })
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Código')).toBeVisible()
    await expect(dialog.getByText('Finalizado', { exact: true })).toHaveCount(1)
    await expect(dialog.getByText('Siguiente paso')).toHaveCount(0)
    await page.context().close()
  }
})

test('the list of vehicles tells which cannot go, and why; a plate that is taken is told where it is typed', async ({
  browser,
}) => {
  const at = inHours(200)
  const heavy = { at, pricePesos: 1_190_000, typeVehicle: 'Tractomula 3S2', weight: '12 tn' }
  const id = await takenService(client, carrier, heavy)
  const page = await enter(browser, { email: carrier, at: `/main/enterprise-services/mis/${id}/asignar` })
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Vehiculo').click()
  const options = page.getByRole('option')
  const small = options.filter({ hasText: 'SXC481' })
  await expect(small).toContainText('No carga 12 tn: capacidad 9 tn')
  await expect(small).toBeDisabled()
  const refused = await options.evaluateAll((all) =>
    all.map((option) => option.hasAttribute('aria-disabled')),
  )
  expect(refused, 'those that can go come first').toEqual(refused.toSorted((a, b) => Number(a) - Number(b)))
  await isAccessibleEverywhere(page, 'an open list of vehicles')
  await isAccessibleInTheDark(page, 'an open list of vehicles')
  await page.goto('/main/vehiculos/nuevo')
  await page.getByLabel('Placa', { exact: true }).fill('SXC481')
  await expect(page.getByText('Ya existe un vehículo con esa placa')).toBeVisible()
  await page.getByLabel('Placa', { exact: true }).fill('SXC999')
  await expect(page.getByText('Ya existe un vehículo con esa placa')).toBeHidden()
  await page.context().close()
})
