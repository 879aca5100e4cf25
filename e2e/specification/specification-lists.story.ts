/** Every table the specification asks for, under the heads people read. Spec §2. */
import type { Page } from '@playwright/test'
import { openService } from '../acts/by-api.ts'
import { enter } from '../people.ts'
import { expect, test } from '../story.ts'

type List = { name: string; at: string; heads: readonly string[] }

const administrator = { email: 'administrator@demo.arriero.co' }

const headsOf = async (page: Page, name: string): Promise<string[]> => {
  const heads = page.getByRole('table', { name, exact: true }).getByRole('columnheader')
  return (await heads.allTextContents()).map((text) => text.trim()).filter((text) => text !== '')
}

const seeHeads = async (page: Page, lists: readonly List[]): Promise<void> => {
  for (const { name, at, heads } of lists) {
    await page.goto(at)
    await expect.poll(() => headsOf(page, name), name).toEqual([...heads])
  }
}

const person = ['Cédula', 'Foto', 'Nombre', 'Correo', 'Servicios'] as const
const worker = ['Estado', 'Disponibilidad', 'Calificación', 'Detalle'] as const
const owner = ['Foto', 'Nombre', 'Teléfono', 'Correo', 'Estado', 'Detalle'] as const

const people: readonly List[] = [
  {
    name: 'Conductores, persona natural',
    at: '/main/transportadores',
    heads: ['Id', ...person, 'Vehículos', ...worker],
  },
  {
    name: 'Conductores de empresas',
    at: '/main/transportadores?tipo=empresa',
    heads: ['Id', ...person, 'Empresa', ...worker],
  },
  { name: 'Dueños de carga, persona natural', at: '/main/duenodecarga', heads: ['Id', 'Cédula', ...owner] },
  { name: 'Empresas dueñas de carga', at: '/main/duenodecarga?tipo=empresa', heads: ['Id', 'NIT', ...owner] },
  {
    name: 'Usuarios del equipo',
    at: '/main/usuarios',
    heads: ['Cédula', 'Foto', 'Nombre', 'Teléfono', 'Correo', 'Estado', 'Rol', 'Detalle'],
  },
  {
    name: 'Empresas transportadoras',
    at: '/main/empresas',
    heads: ['NIT', 'Foto', 'Nombre', 'Vehículos', 'Conductores', 'Estado', 'Detalle'],
  },
]

test('the tables of people have the columns of the specification', async ({ browser }) => {
  const page = await enter(browser, administrator)
  await seeHeads(page, people)
  await page.context().close()
})

/** The choices that the filter in a column's head offers. */
const offered = async (page: Page, head: string): Promise<string[]> => {
  await page.getByRole('button', { name: `Filtrar por ${head}` }).click()
  const window = page.getByRole('dialog', { name: `Filtrar por ${head}` })
  await expect(window).toBeVisible()
  const words = await window
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent.trim() ?? ''))
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  return words
}

test('tables of people are searched by column, filtered, and lead to profiles and vehicles', async ({
  browser,
}) => {
  const page = await enter(browser, { ...administrator, at: '/main/transportadores' })
  for (const name of ['Persona natural', 'Empresa'])
    await expect(page.getByRole('tab', { name, exact: true })).toBeVisible()
  const diego = page.getByRole('row').filter({ hasText: 'Diego Alejandro Suárez' })
  await expect(diego.getByRole('link', { name: 'Placa TMO846' })).toHaveAttribute(
    'href',
    '/main/vehiculo/TMO846',
  )
  await expect(diego.getByRole('img', { name: /de 5 estrellas$/ })).toBeVisible()
  const href = await diego
    .getByRole('link', { name: 'Ver perfil de Diego Alejandro Suárez' })
    .getAttribute('href')
  expect(href).toMatch(/^\/main\/detalle\/[0-9a-f]{24}$/)
  await expect(diego.locator('code')).toHaveText(href?.slice(-6) ?? '')
  await expect(page.getByText('No registrado').first()).toBeVisible()
  expect(await offered(page, 'estado')).toEqual(['Activo', 'Inactivo'])
  expect(await offered(page, 'disponibilidad')).toEqual(['Disponible', 'Ocupado'])
  await page.getByRole('button', { name: 'Buscar en nombre' }).click()
  const search = page.getByRole('dialog', { name: 'Buscar en nombre' })
  await search.getByRole('textbox').fill('Quintero')
  await search.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(diego).toBeHidden()
  await page.getByRole('button', { name: 'Buscar en nombre' }).click()
  await search.getByRole('button', { name: 'Borrar', exact: true }).click()
  await expect(diego).toBeVisible()
  await page.goto('/main/usuarios')
  expect(await offered(page, 'rol')).toEqual(['Administrador', 'Contabilidad', 'Soporte'])
  await page.goto('/main/transportadores?tipo=empresa')
  const edwin = page.getByRole('row').filter({ hasText: 'Edwin Fabián Rojas' })
  await expect(edwin.getByRole('link', { name: /Transportes La Cordillera S\.A\.S\.$/ })).toBeVisible()
  await page.goto('/main/duenodecarga')
  await expect(page.getByRole('button', { name: 'Registrar empresa' })).toBeHidden()
  await page.getByRole('tab', { name: 'Empresa', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Registrar empresa' })).toBeVisible()
  await page.context().close()
})

const work: readonly List[] = [
  {
    name: 'Servicios',
    at: '/main/servicios',
    heads: [
      'Id',
      'Dueño de carga',
      'Creación',
      'Reserva',
      'Origen',
      'Destino',
      'Estado',
      'Seguro',
      'Transportador',
      'Valor',
      'Ver',
    ],
  },
  {
    name: 'Contabilidad de los servicios',
    at: '/main/contabilidad',
    heads: [
      'Estado',
      'N.º de transacción',
      'Fecha',
      'Estado del dinero',
      'Ganancia del conductor',
      'Ganancia de la plataforma',
      'Costo',
      'IVA',
      'Total',
      'Total acordado',
      'Devolución',
      'Devuelto',
      'Venta del seguro',
      'Costo del seguro',
      'IVA del seguro',
      'Identificación',
      'Estado de la transacción',
      'Detalle del pago',
      'Conductor',
      'Banco',
      'Tipo de cuenta',
      'Número de cuenta',
      'Viaje',
      'Valor declarado',
    ],
  },
  {
    name: 'Servicios cancelados',
    at: '/main/cancelados',
    heads: ['Servicio', 'Fecha', 'Motivo', 'Usuario', 'Rol', 'Cobro', 'Devolución'],
  },
  {
    name: 'Documentos legales',
    at: '/main/documentacion',
    heads: ['Nombre', 'Visible para', 'Estado', 'Versiones', 'Actualizado', 'Acciones'],
  },
  {
    name: 'PQRs',
    at: '/main/pqrs',
    heads: ['Radicado', 'Plazo (hábiles)', 'Estado', 'Tipo', 'Asunto', 'Usuario', 'Fecha', 'Vence', 'Acción'],
  },
]

test('the tables of services, money, documents and requests have the columns of the specification', async ({
  browser,
}) => {
  const page = await enter(browser, administrator)
  await seeHeads(page, work)
  await page.context().close()
})

test('the list of services begins with the newest, is filtered by state and read anew on demand', async ({
  browser,
}) => {
  const page = await enter(browser, { ...administrator, at: '/main/servicios' })
  const rows = page.getByRole('table', { name: 'Servicios' }).locator('tbody tr')
  const created = rows.locator('td:nth-child(3) time')
  await expect(created.first()).toBeVisible()
  const times = await created.evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''))
  expect(times.length).toBeGreaterThan(5)
  expect(times).toEqual(times.toSorted((one, other) => other.localeCompare(one)))
  expect(await offered(page, 'estado')).toEqual([
    'Pendiente',
    'Asignado',
    'En proceso',
    'Finalizado',
    'Cancelado',
  ])
  await page.getByRole('button', { name: 'Actualizar', exact: true }).click()
  const told = page.getByRole('status').filter({ hasText: 'Se han cargado los datos correctamente' })
  await expect(told).toContainText('Hecho')
  await page.context().close()
})

const services = [
  { ...administrator, at: '/main/servicios', name: 'Servicios' },
  { email: 'enterprise@demo.arriero.co', at: '/main/enterprise-services/mis', name: 'Mis servicios' },
  {
    email: 'enterprise@demo.arriero.co',
    at: '/main/enterprise-services/disponibles',
    name: 'Servicios disponibles',
  },
]

for (const { name, email, at } of services)
  test(`${name}: scrolled at 1100 where there is less room, whole at a desk, and what is looked at in each row`, async ({
    browser,
  }) => {
    const page = await enter(browser, { email, at })
    const table = page.getByRole('table', { name, exact: true })
    const row = table.locator('tbody tr').first()
    for (const view of [/^Fotos y documento de soporte/, /^Mapa/, /^Detalle/])
      await expect(row.getByRole('button', { name: view })).toBeVisible()
    await page.setViewportSize({ width: 900, height: 900 })
    await expect.poll(() => table.evaluate((one) => one.scrollWidth)).toBe(1100)
    await expect.poll(() => table.evaluate((one) => one.parentElement?.scrollWidth)).toBe(1100)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect
      .poll(() => table.evaluate(({ parentElement: box }) => box && box.scrollWidth - box.clientWidth))
      .toBe(0)
    await page.context().close()
  })

test('a cancelled service tells who cancelled it, and accounting says N/A where there is no amount', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'accountancy@demo.arriero.co', at: '/main/cancelados' })
  const row = page.getByRole('row').filter({ hasText: 'Clara Inés Ospina' }).first()
  await expect(row).toContainText('1032456789')
  await expect(row).toContainText('Cliente')
  await page.goto('/main/contabilidad?insured=false')
  const table = page.getByRole('table', { name: 'Contabilidad de los servicios' })
  const first = table.locator('tbody tr').first()
  await expect(first).toContainText('N/A')
  await expect(first.locator('time')).toHaveText(/^\d\d\/\d\d\/\d{4}$/)
  await expect(first).toContainText(/\$\d/)
  await expect(first.locator('code')).toHaveText(/^[0-9a-f]{6}$/)
  await page.context().close()
})

const fleet: readonly List[] = [
  {
    name: 'Mis conductores',
    at: '/main/transportadores',
    heads: ['Id', ...person, ...worker.slice(0, 3), 'Invitación', 'Detalle'],
  },
  {
    name: 'Mis servicios',
    at: '/main/enterprise-services',
    heads: [
      'Id',
      'Dueño de carga',
      'Creación',
      'Reserva',
      'Origen',
      'Destino',
      'Estado',
      'Seguro',
      'Conductor',
      'Usted gana',
      'Acción',
    ],
  },
  {
    name: 'Servicios disponibles',
    at: '/main/enterprise-services/disponibles',
    heads: [
      'Id',
      'Dueño de carga',
      'Creación',
      'Reserva',
      'Origen',
      'Destino',
      'Estado',
      'Carga',
      'Seguro',
      'Usted gana',
      'Acción',
    ],
  },
]

test('an enterprise reads its drivers and both lists of services', async ({ browser }) => {
  const page = await enter(browser, { email: 'enterprise@demo.arriero.co' })
  await seeHeads(page, fleet)
  for (const name of ['Mis servicios', 'Servicios disponibles'])
    await expect(page.getByRole('tab', { name: new RegExp(`^${name}`) })).toBeVisible()
  await page.goto('/main/transportadores')
  await expect(page.getByRole('link', { name: 'Ver perfil de Edwin Fabián Rojas' })).toHaveAttribute(
    'href',
    /^\/main\/detalle\/[0-9a-f]{24}$/,
  )
  await page.goto('/main/vehiculos')
  const card = page
    .getByRole('list', { name: 'Vehículos' })
    .getByRole('listitem')
    .filter({ hasText: 'SXC481' })
  await expect(card.getByRole('img', { name: 'Vehículo SXC481' })).toBeVisible()
  for (const word of ['Activo', 'Hino', 'Estacas']) await expect(card).toContainText(word)
  await expect(card.getByRole('link', { name: 'Ver detalle del vehículo SXC481' })).toHaveAttribute(
    'href',
    '/main/vehiculo/SXC481',
  )
  await page.context().close()
})

const hourMs = 3_600_000
const carrierTabs = (page: Page) => page.getByRole('tab', { name: /^(Mis servicios|Servicios disponibles)/ })
const takes = (page: Page) => page.getByRole('button', { name: /^Tomar/ })
const assigns = (page: Page) => page.getByRole('button', { name: /^(Asignar|Reasignar)/ })

/** Of everybody else the screens where services are read, and what stands there once they are. */
const otherServices = (id: string) => [
  { email: 'administrator@demo.arriero.co', at: '/main/servicios', shows: /^Detalle/ },
  { email: 'administrator@demo.arriero.co', at: `/main/servicios/${id}`, shows: /^Cerrar/ },
  { email: 'accountancy@demo.arriero.co', at: '/main/contabilidad', shows: /^Actualizar/ },
  { email: 'cliententerprise@demo.arriero.co', at: '/main/cliente-servicios', shows: /^Ver/ },
  { email: 'client2@demo.arriero.co', at: `/main/cliente-servicios/${id}`, shows: /^Cerrar/ },
  { email: 'soport@demo.arriero.co', at: '/main/pqrs', shows: /^Actualizar/ },
]

const seesNothingOfCarriers = async (page: Page): Promise<void> => {
  await expect(carrierTabs(page)).toHaveCount(0)
  await expect(takes(page)).toHaveCount(0)
  await expect(assigns(page)).toHaveCount(0)
}

test('only an enterprise has the tabs and the acts of taking and assigning', async ({ browser }) => {
  const at = new Date(Date.now() + 40 * hourMs)
  const id = await openService('client2@demo.arriero.co', { at, pricePesos: 1_190_000 })
  const carrier = await enter(browser, {
    email: 'enterprise@demo.arriero.co',
    at: '/main/enterprise-services',
  })
  await expect(carrierTabs(carrier)).toHaveCount(2)
  await expect(assigns(carrier).first()).toBeVisible()
  await carrier.getByRole('tab', { name: /^Servicios disponibles/ }).click()
  await expect(takes(carrier).first()).toBeVisible()
  await carrier.context().close()
  for (const { email, at: place, shows } of otherServices(id)) {
    const page = await enter(browser, { email, at: place })
    await expect(page.getByRole('button', { name: shows }).first(), `${email} ${place}`).toBeVisible()
    await seesNothingOfCarriers(page)
    await page.goto('/main/enterprise-services')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await seesNothingOfCarriers(page)
    await page.context().close()
  }
})
