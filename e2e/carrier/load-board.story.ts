/** The next load for one's trucks: sorted by what it is worth, kept and hidden, and offered for without a mouse. */
import { isAccessibleEverywhere } from '../accessible.ts'
import { callerOf, openService } from '../acts/by-api.ts'
import { choose } from '../acts/by-hand.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const at = '/main/tablero-de-cargas'

test('a dispatcher finds the best load for a truck and opens the offer by keyboard alone', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'enterprise@demo.arriero.co', at })
  const table = page.getByRole('table', { name: 'Tablero de cargas' })
  const rows = table.locator('tbody tr')
  await expect(rows.first()).toContainText('$')
  const perKm = async () =>
    (await rows.locator('td:nth-child(9)').allInnerTexts())
      .map((text) => Number(text.replace(/[^\d-]/g, '')))
      .filter((value) => value > 0)
  const found = await perKm()
  expect(found.length).toBeGreaterThan(2)
  expect(found).toEqual(found.toSorted((a, b) => b - a))
  await expect(rows.first()).toContainText(/m\., (en \d+ (min|h|días)|mañana)/)
  // Where the client names no price there is nothing to take.
  const unpriced = rows.filter({ hasText: 'Sin calcular' }).filter({ hasNotText: 'Mi oferta' }).first()
  await expect(unpriced.getByRole('button', { name: /^Ofertar: servicio/ })).toBeVisible()
  await isAccessibleEverywhere(page, 'load board')

  await page.keyboard.press('ArrowDown')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('o')
  await expect(page.getByRole('dialog', { name: /^(Tomar|Ofertar por) el servicio/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.context().close()
})

test('what is hidden goes out of sight and comes back; what is kept is found again', async ({ browser }) => {
  const page = await enter(browser, { email: 'enterprise@demo.arriero.co', at })
  const rows = page.getByRole('table', { name: 'Tablero de cargas' }).locator('tbody tr')
  await expect(rows.first()).toContainText('$')
  const hide = rows.first().getByRole('button', { name: /^Ocultar: servicio/ })
  const name = (await hide.getAttribute('aria-label')) ?? ''
  await hide.click()
  await expect(page.getByRole('button', { name })).toHaveCount(0)
  await expect(page.getByText('1 oculta')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('button', { name })).toBeVisible()
  await expect(page.getByText('1 oculta')).toBeHidden()

  // For a while alone: it is out of sight, and one press brings it back as well.
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Solo hasta mañana 6:00 a. m.' }).click()
  await expect(page.getByText(/vuelve mañana a las 6:00 a\. m\./)).toBeVisible()
  await expect(page.getByText('1 oculta')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('button', { name })).toBeVisible()
  await expect(page.getByText('1 oculta')).toBeHidden()

  // By keys: what is hidden hands the focus to what comes in its place.
  const second = (await rows.nth(1).locator('code').textContent()) ?? ''
  await rows.first().focus()
  await page.keyboard.press('h')
  await expect(page.getByText('1 oculta')).toBeVisible()
  await expect(rows.first().locator('code')).toHaveText(second)
  await expect(rows.first()).toBeFocused()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('1 oculta')).toBeHidden()

  await rows.first().focus()
  await page.keyboard.press('g')
  await expect(rows.first().getByRole('button', { name: /^Quitar de guardados/ })).toBeVisible()
  await page.goto(`${at}?shows=kept`)
  await expect(rows).toHaveCount(1)
  await rows
    .first()
    .getByRole('button', { name: /^Quitar de guardados/ })
    .click()
  await expect(page.getByText(/^Nada coincide|^No hay|^Ning/).first()).toBeVisible()
  await page.context().close()
})

test('on a phone a load says in a card what it is worth', async ({ browser }) => {
  const page = await enter(browser, { email: 'enterprise@demo.arriero.co', at, viewport: phone })
  const card = page.getByRole('list', { name: 'Tablero de cargas' }).getByRole('listitem').first()
  await expect(card).toContainText('Vacío')
  await expect(card).toContainText('$/km')
  await isAccessibleEverywhere(page, 'load board')
  await page.context().close()
})

test('from a service under way one goes to the loads that begin where it ends', async ({ browser }) => {
  const page = await enter(browser, {
    email: 'enterprise@demo.arriero.co',
    at: '/main/enterprise-services/mis?status=2',
  })
  const rows = page.getByRole('table', { name: 'Mis servicios' }).locator('tbody tr')
  await rows
    .first()
    .getByRole('button', { name: /^Detalle/ })
    .click()
  await page.getByRole('link', { name: 'Cargas de regreso' }).click()
  await expect(page.getByText(/^Cargas de regreso desde/)).toBeVisible()
  await page.getByRole('button', { name: 'Ver todas las disponibles' }).click()
  await expect(page.getByText(/^Cargas de regreso desde/)).toBeHidden()
  await page.context().close()
})

type Returning = { _id: string; licensePlate: string; town: string; freeAt: string }

test('each trip under way leads from the home to the loads that begin where it ends, with the empty way each spares', async ({
  browser,
}) => {
  const email = 'enterprise@demo.arriero.co'
  const ask = await callerOf(email)
  const trips = (await ask('/order/board/returns'))['items'] as Returning[]
  const trip = trips.at(-1)
  if (!trip) throw new Error('no trip is under way')
  const { destination, typeVehicle } = (await ask(`/order/detail/${trip._id}`)) as {
    destination: object
    typeVehicle: { name: string }
  }
  await openService('client2@demo.arriero.co', {
    at: new Date(Date.parse(trip.freeAt) + 6 * 3_600_000),
    pricePesos: 4_000_000,
    typeVehicle: typeVehicle.name,
    weight: '3 tn',
    origin: destination,
    destination: {
      name: 'Calle 13 # 82-20, Bogotá, Bogotá D.C.',
      latitude: 4.66,
      longitude: -74.12,
      code: '11001',
    },
  })
  const page = await enter(browser, { email, at: '/main/index' })
  const link = page.getByRole('link', { name: new RegExp(`^${trip.licensePlate} desde ${trip.town}`) })
  await expect(link).toContainText(/\d+ cargas?/)
  await isAccessibleEverywhere(page, 'home with loads back')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`returnOf=${trip._id}`))
  await expect(page.getByText(`Cargas de regreso desde ${trip.town}`)).toBeVisible()
  const table = page.getByRole('table', { name: 'Tablero de cargas' })
  await expect(table.getByRole('columnheader', { name: /^Ahorra/ })).toBeVisible()
  await expect(table.locator('tbody tr').first()).toContainText('$')
  await isAccessibleEverywhere(page, 'loads back')
  await page.context().close()
})

test('the best load for one truck is found within twenty seconds', async ({ browser }) => {
  const page = await enter(browser, { email: 'enterprise@demo.arriero.co', at: '/main/index' })
  const beganMs = Date.now()
  await page.getByRole('link', { name: 'Tablero de cargas' }).first().click()
  const rows = page.getByRole('table', { name: 'Tablero de cargas' }).locator('tbody tr')
  await expect(rows.first()).toContainText('$')
  const plate = ((await rows.first().innerText()).match(/[A-Z]{3}\d{3}/) ?? [''])[0]
  await page.getByRole('button', { name: /^Filtros|^Más filtros/ }).click()
  await choose(page.getByLabel('Vehículo', { exact: true }), plate, plate)
  await expect(page).toHaveURL(/vehicleId=/)
  await expect(rows.first()).toContainText(plate)
  await page.keyboard.press('Escape')
  await rows
    .first()
    .getByRole('button', { name: /^(Tomar|Ofertar)/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /^(Tomar|Ofertar por) el servicio/ })).toBeVisible()
  expect(Date.now() - beganMs).toBeLessThan(20_000)
  await page.context().close()
})

test('a number is typed as people write it; one that is none says so and leaves the list', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'enterprise@demo.arriero.co', at })
  const rows = page.getByRole('table', { name: 'Tablero de cargas' }).locator('tbody tr')
  await expect(rows.first()).toContainText('$')
  await page.getByRole('button', { name: /^Más filtros/ }).click()
  const field = page.getByLabel('$/km desde')
  await field.fill('3.000')
  await field.press('Enter')
  await expect(page).toHaveURL(/perKmLeast=3000/)
  await expect(field).toHaveValue('3.000')
  await field.fill('-5')
  await field.press('Enter')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(/perKmLeast=3000/)
  await expect(rows.first()).toContainText('$')
  await isAccessibleEverywhere(page, 'a filter that cannot be read')
  await page.context().close()
})

test('the map stands beside the list, the address keeps it, and row and pin mean each other', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'enterprise@demo.arriero.co', at })
  const rows = page.getByRole('table', { name: 'Tablero de cargas' }).locator('tbody tr')
  await expect(rows.first()).toContainText('$')
  await page.getByRole('button', { name: 'Ver en el mapa' }).click()
  await expect(page).toHaveURL(/mapa=si/)
  const map = page.getByRole('figure', { name: 'Mapa de las cargas de esta página' })
  const pins = map.getByRole('button', { name: /^(Carga de|\d+ cargas desde)/ })
  await expect(pins.first()).toBeVisible()
  // What is left of a load is read whole beside the map.
  const isCut = await rows.first().evaluate((row) => {
    const table = row.closest('table')
    return !table || table.offsetWidth > (table.parentElement?.clientWidth ?? 0)
  })
  expect(isCut).toBe(false)
  await rows.first().hover()
  await expect(rows.first()).toHaveAttribute('data-picked', 'true')
  await expect(map.getByRole('button', { name: 'Detalle' })).toBeVisible()
  await expect(map.locator('button[aria-pressed="true"]')).toHaveCount(1)
  const free = map.locator('button[aria-pressed="false"]').first()
  const other = map.getByRole('button', { name: (await free.getAttribute('aria-label')) ?? '', exact: true })
  await other.focus()
  await page.keyboard.press('Enter')
  await expect(other).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('tbody tr[data-picked]')).toHaveCount(1)
  await isAccessibleEverywhere(page, 'load board with its map')
  await page.reload()
  await expect(pins.first()).toBeVisible()
  await page.getByRole('button', { name: 'Quitar el mapa' }).click()
  await expect(map).toBeHidden()
  await page.context().close()
})

test('on a phone one switches between list and map', async ({ browser }) => {
  const page = await enter(browser, { email: 'enterprise@demo.arriero.co', at, viewport: phone })
  const list = page.getByRole('list', { name: 'Tablero de cargas' })
  await expect(list.getByRole('listitem').first()).toContainText('$/km')
  await page.getByText('Mapa', { exact: true }).click()
  const map = page.getByRole('figure', { name: 'Mapa de las cargas de esta página' })
  await expect(map.getByRole('button', { name: /^(Carga de|\d+ cargas desde)/ }).first()).toBeVisible()
  await expect(list).toBeHidden()
  await isAccessibleEverywhere(page, 'map of the load board')
  await page.getByText('Lista', { exact: true }).click()
  await expect(list).toBeVisible()
  await page.context().close()
})
