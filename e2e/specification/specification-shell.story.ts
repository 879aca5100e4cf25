/** What surrounds every screen: the menu of each role, the bar, the clock, the foot, and the welcome. Spec §1, §2. */
import type { Page } from '@playwright/test'
import { isAccessible } from '../accessible.ts'
import { enter, open, phone } from '../people.ts'
import { expect, test } from '../story.ts'

type Entry = readonly [title: string, address: string]
type Welcome = { role: string; label: string; sentence: string; menu: readonly Entry[] }

const ofSupport: readonly Entry[] = [
  ['Inicio', '/main/index'],
  ['PQRs', '/main/pqrs'],
  ['Bandeja', '/main/bandeja'],
]

const welcomes: readonly Welcome[] = [
  {
    role: 'administrator',
    label: 'Administrador',
    sentence:
      'Puede ver y gestionar usuarios, empresas transportadoras, conductores, dueños de carga, servicios, cancelaciones, contabilidad, documentos legales, porcentajes y PQRs.',
    menu: [
      ['Inicio', '/main/index'],
      ['Servicios', '/main/servicios'],
      ['Cancelados', '/main/cancelados'],
      ['PQRs', '/main/pqrs'],
      ['Bandeja', '/main/bandeja'],
      ['Flota en el mapa', '/main/flota'],
      ['Vencimientos', '/main/vencimientos'],
      ['Revisar documentos', '/main/revision'],
      ['Esperas (stand-by)', '/main/esperas'],
      ['Usuarios', '/main/usuarios'],
      ['Empresas', '/main/empresas'],
      ['Transportadores', '/main/transportadores'],
      ['Dueños de carga', '/main/duenodecarga'],
      ['Señales', '/main/senales'],
      ['Contabilidad', '/main/contabilidad'],
      ['Porcentajes', '/main/porcentajes'],
      ['Márgenes', '/main/margenes'],
      ['Tarifa de referencia', '/main/tarifa-referencia'],
      ['Reglas del dinero', '/main/reglas-dinero'],
      ['Cierres', '/main/cierres'],
      ['Avisos de la pasarela', '/main/avisos-pasarela'],
      ['Documentación', '/main/documentacion'],
      ['Auditoría', '/main/auditoria'],
      ['Marca e instalación', '/main/marca'],
    ],
  },
  {
    role: 'accountancy',
    label: 'Contabilidad',
    sentence: 'Puede ver los datos contables de los servicios finalizados y de las cancelaciones.',
    menu: [
      ['Inicio', '/main/index'],
      ['Contabilidad', '/main/contabilidad'],
      ['Márgenes', '/main/margenes'],
      ['Cierres', '/main/cierres'],
      ['Avisos de la pasarela', '/main/avisos-pasarela'],
      ['Cancelados', '/main/cancelados'],
      ['Bandeja', '/main/bandeja'],
      ['Esperas (stand-by)', '/main/esperas'],
    ],
  },
  {
    role: 'enterprise',
    label: 'Empresa transportadora',
    sentence:
      'Puede aceptar y contraofertar servicios, asignar conductor y vehículo, gestionar sus vehículos y ver sus conductores, servicios y documentos.',
    menu: [
      ['Inicio', '/main/index'],
      ['Vehículos', '/main/vehiculos'],
      ['Servicios', '/main/enterprise-services'],
      ['Tablero de cargas', '/main/tablero-de-cargas'],
      ['Rutas guardadas', '/main/rutas-guardadas'],
      ['Tablero de despacho', '/main/tablero-de-despacho'],
      ['Flota en el mapa', '/main/flota'],
      ['Vencimientos', '/main/vencimientos'],
      ['Mis solicitudes (PQR)', '/main/mis-solicitudes'],
      ['Transportadores', '/main/transportadores'],
      ['Mis ingresos', '/main/ingresos'],
      ['Documentación', '/main/documentacion'],
      ['Integraciones', '/main/integraciones'],
    ],
  },
  {
    role: 'cliententerprise',
    label: 'Empresa cliente',
    sentence:
      'Puede solicitar servicios, ofrecer un precio, recibir contraofertas, pagar, asegurar, calificar y cancelar sus servicios.',
    menu: [
      ['Inicio', '/main/index'],
      ['Mis servicios', '/main/cliente-servicios'],
      ['Ayuda', '/main/cliente-ayuda'],
      ['Mis lugares', '/main/mis-lugares'],
      ['Plantillas', '/main/plantillas'],
      ['Importar servicios', '/main/importar'],
      ['Servicios recurrentes', '/main/recurrentes'],
      ['Mis solicitudes (PQR)', '/main/mis-solicitudes'],
      ['Documentación', '/main/documentacion'],
      ['Integraciones', '/main/integraciones'],
    ],
  },
  {
    role: 'soport',
    label: 'Soporte',
    sentence: 'Puede atender las solicitudes de las personas que usan Arriero.',
    menu: ofSupport,
  },
]

const isWelcomed = async (page: Page, { label, sentence }: Welcome): Promise<void> => {
  const main = page.getByRole('main')
  await expect(main.getByText('Le damos la bienvenida a Arriero')).toBeVisible()
  await expect(main.getByRole('heading', { name: label, exact: true })).toBeVisible()
  await expect(main.getByText(sentence)).toBeVisible()
}

for (const welcome of welcomes) {
  test(`${welcome.role} is welcomed in three cards and has the menu of the role`, async ({ browser }) => {
    const page = await enter(browser, { email: `${welcome.role}@demo.arriero.co` })
    await isWelcomed(page, welcome)
    const links = page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link')
    await expect(links).toHaveText(welcome.menu.map(([title]) => title))
    const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(addresses).toEqual(welcome.menu.map(([, address]) => address))
    for (const [named, address] of welcome.menu) {
      const title = named.replaceAll(/[()]/g, '\\$&')
      await page.goto(address)
      const head = page.getByRole('banner').locator('div', { hasText: new RegExp(`^${title}$`) })
      await expect(head.locator('svg').first()).toBeVisible()
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible()
    }
    await page.context().close()
  })
}

test('the help of a client is his home', async ({ browser }) => {
  const page = await enter(browser, { email: 'cliententerprise@demo.arriero.co', at: '/main/cliente-ayuda' })
  await expect(page.getByText('Le damos la bienvenida a Arriero')).toBeVisible()
  await page.context().close()
})

test('the bar tells who one is and leads out; a clock ticks by the second; the foot has name, year and links', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'administrator@demo.arriero.co' })
  await page.getByRole('button', { name: /^Su cuenta: Adriana Molina Administrador/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeVisible()
  await isAccessible(page, 'the open menu of the account')
  await page.keyboard.press('Escape')
  const clock = page.getByRole('complementary').locator('time')
  await expect(clock).toContainText(/^\d{1,2}:\d\d:\d\d/)
  const before = Date.parse((await clock.getAttribute('datetime')) ?? '')
  await expect
    .poll(async () => Date.parse((await clock.getAttribute('datetime')) ?? '') - before)
    .toBeGreaterThanOrEqual(1_000)
  const foot = page.getByRole('contentinfo')
  await expect(foot).toContainText(`Arriero ${new Date().getFullYear()}`)
  await expect(foot.getByRole('link', { name: 'Términos y privacidad' })).toHaveAttribute('href', '/term')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  for (const desk of ['PQRs', 'Flota en el mapa', 'Vencimientos', 'Esperas (stand-by)'])
    await expect(page.getByRole('dialog').getByRole('link', { name: desk, exact: true })).toBeVisible()
  await isAccessible(page, 'menu of a phone')
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await page.context().close()
})

test('before the login the bar leads to it and to the recovery', async ({ browser }) => {
  const page = await open(browser)
  await page.goto('/reset/resetPassword')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-CO')
  const bar = page.getByRole('navigation', { name: 'Su cuenta' })
  await expect(bar.getByRole('link', { name: 'Recuperar contraseña' })).toHaveAttribute(
    'href',
    '/reset/resetPassword',
  )
  await bar.getByRole('link', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await page.context().close()
})

test('the home of an administrator counts, and draws how services stand', async ({ browser }) => {
  const page = await enter(browser, { email: 'administrator@demo.arriero.co' })
  const cards = page.getByRole('list', { name: 'Cifras' }).getByRole('listitem')
  for (const title of [
    'Conductores nuevos',
    'Conductores',
    'Servicios finalizados',
    'Servicios cancelados',
    'Pólizas generadas',
  ])
    await expect(cards.filter({ hasText: title }).first()).toContainText(/\d/)
  await page.getByRole('heading', { name: 'Servicios por estado' }).scrollIntoViewIfNeeded()
  await expect(page.locator('.recharts-pie').first()).toBeVisible()
  for (const status of ['Pendiente', 'Asignado', 'En proceso', 'Finalizado', 'Cancelado'])
    await expect(page.getByRole('rowheader', { name: status })).toBeVisible()
  await page.context().close()
})
