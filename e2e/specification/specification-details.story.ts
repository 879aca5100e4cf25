/** What a service, a person and a vehicle say of themselves, fact by fact. Spec §2. */
import type { Locator, Page } from '@playwright/test'
import { openService } from '../acts/by-api.ts'
import { enter } from '../people.ts'
import { expect, test } from '../story.ts'

const hourMs = 3_600_000
const administrator = { email: 'administrator@demo.arriero.co' }

/** The labels of its facts; more of them may stand there. */
const says = async (place: Locator, labels: readonly string[]): Promise<void> => {
  await expect
    .poll(async () => {
      const found = await place.locator('dt').allTextContents()
      return labels.filter((label) => !found.includes(label))
    }, 'labels that are missing')
    .toEqual([])
}

const factOf = (place: Locator, label: string): Locator =>
  place.locator('dl > div').filter({ has: place.page().locator('dt', { hasText: new RegExp(`^${label}$`) }) })

const detailOn = async (page: Page): Promise<Locator> => {
  const dialog = page.getByRole('dialog', { name: /^Servicio/ })
  await expect(dialog.getByRole('heading', { name: 'Historia del servicio' })).toBeVisible()
  return dialog
}

const openFirst = async (page: Page, path: string, words: string | RegExp = /./): Promise<Locator> => {
  await page.goto(path)
  const row = page.locator('tbody tr').filter({ hasText: words }).first()
  await row.getByRole('button', { name: /^Detalle/ }).click()
  return detailOn(page)
}

const serviceFacts = [
  'Código',
  'Vehículo',
  'Estado',
  'Tipo de carga',
  'Alto',
  'Peso',
  'Ancho',
  'Volumen',
  'Fondo',
  'Fecha de creación',
  'Fecha del servicio',
  'Origen',
  'Destino',
  'Conductor',
  'Dueño de carga',
  'Llegada al origen',
  'Inicio del viaje',
  'Tiempo de cargue',
  'Llegada al destino',
  'Hora de finalización',
  'Tiempo de descargue',
  'Descripción',
  'Seguro',
  'Valor sugerido para el transportador',
  'Valor sugerido por el cliente',
  'Valor de la oferta aceptada',
  'Valor total de la oferta pagado por el cliente',
]

test('a service tells an administrator every fact of the specification', async ({ browser }) => {
  const page = await enter(browser, administrator)
  const running = await openFirst(page, '/main/servicios?status=2', 'Sí')
  expect((await running.boundingBox())?.width, 'width of a modal').toBe(1000)
  await says(running, serviceFacts)
  await expect(factOf(running, 'Valor de la oferta aceptada')).toContainText('Acordado')
  await expect(factOf(running, 'Vehículo').getByRole('link')).toHaveAttribute(
    'href',
    /^\/main\/vehiculo\/[A-Z]{3}\d{3}$/,
  )
  await expect(factOf(running, 'Seguro').getByRole('link', { name: 'Ver la póliza' })).toBeVisible()

  const at = new Date(Date.now() + 40 * hourMs)
  const id = await openService('client2@demo.arriero.co', { at, pricePesos: 1_190_000 })
  await page.goto(`/main/servicios/${id}`)
  const open = await detailOn(page)
  await expect(factOf(open, 'Vehículo')).toContainText('No asignado')
  await expect(factOf(open, 'Volumen')).toContainText('Indefinido')
  await expect(factOf(open, 'Valor de la oferta aceptada')).toContainText('Aún no acordado')

  const cancelled = await openFirst(page, '/main/servicios?status=4')
  await says(cancelled, ['Motivo de la cancelación'])
  await page.context().close()
})

test('the value suggested for the carrier is the administrator’s alone', async ({ browser }) => {
  const page = await enter(browser, { email: 'enterprise@demo.arriero.co' })
  const dialog = await openFirst(page, '/main/enterprise-services?status=3')
  await says(dialog, ['Valor sugerido por el cliente', 'Valor de la oferta aceptada'])
  await expect(dialog.getByText('Valor sugerido para el transportador')).toBeHidden()
  await expect(factOf(dialog, 'Valor total de la oferta pagado por el cliente')).toContainText('$')
  await page.context().close()
})

const openProfile = async (page: Page, list: string, name: string): Promise<Locator> => {
  await page.goto(list)
  await page.getByRole('link', { name: `Ver perfil de ${name}` }).click()
  await expect(page.getByRole('heading', { name: 'Perfil', level: 1 })).toBeVisible()
  const panel = page.getByRole('region', { name: `Perfil de ${name}` })
  await expect(panel.getByRole('heading', { name })).toBeVisible()
  return panel
}

test('a profile tells who somebody is, what he did and where he stands', async ({ browser }) => {
  const page = await enter(browser, administrator)
  const driver = await openProfile(page, '/main/transportadores', 'Diego Alejandro Suárez')
  await says(driver, [
    'Cédula',
    'Correo',
    'Teléfono',
    'Activo desde',
    'Ingresos asociados',
    'Servicios asociados',
    'Disponibilidad',
    'Calificación',
    'Vehículos',
  ])
  await expect(driver.getByText('Conductor', { exact: true })).toBeVisible()
  await expect(driver.getByText('Activo', { exact: true })).toBeVisible()
  await expect(driver.getByRole('img', { name: /de 5 estrellas$/ })).toBeVisible()
  await expect(page.getByRole('switch', { name: /^Estado/ })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible()
  for (const name of ['Documentos', 'Servicios asociados'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()

  const enterprise = await openProfile(page, '/main/empresas', 'Transportes La Cordillera S.A.S.')
  await says(enterprise, ['NIT', 'Calificación', 'Vehículos'])
  await expect(enterprise.locator('dt').filter({ hasText: 'Disponibilidad' })).toBeHidden()
  await expect(page.getByRole('region', { name: 'Documentos' })).toBeVisible()

  await openProfile(page, '/main/transportadores?tipo=empresa', 'Edwin Fabián Rojas')
  await expect(page.getByText('Transportador empresa', { exact: true })).toBeVisible()

  const client = await openProfile(page, '/main/duenodecarga', 'Clara Inés Ospina')
  await expect(client.locator('dt').filter({ hasText: 'Calificación' })).toBeHidden()
  await expect(client.locator('dt').filter({ hasText: 'Vehículos' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Servicios asociados', exact: true })).toBeVisible()
  await page.context().close()
})

test('a vehicle tells whose it is, what it is and what its papers say', async ({ browser }) => {
  const page = await enter(browser, { ...administrator, at: '/main/vehiculo/WQX390' })
  const panel = page.getByRole('region', { name: 'Información general del vehículo WQX390' })
  await says(panel, ['Tipo de vehículo', 'Capacidad de carga', 'Marca', 'Placa', 'Modelo'])
  await expect(panel.getByText('Dueño', { exact: true })).toBeVisible()
  await expect(panel.getByText('Transportes La Cordillera S.A.S.')).toBeVisible()
  await expect(panel.locator('[data-portrait]')).toBeVisible()
  await expect(panel.getByRole('img', { name: /de 5 estrellas$/ })).toBeVisible()
  await expect(panel.getByText('Inactivo', { exact: true })).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Fotos del vehículo' })).toBeVisible()
  await expect(page.getByRole('switch', { name: /^Estado del vehículo/ })).not.toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Tipos de carga permitidos' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Servicios asociados', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible()
  const papers = page.locator('.ant-collapse-item')
  await expect(papers.getByRole('img', { name: 'Documento de un tipo de carga' }).first()).toBeVisible()
  const soat = papers.filter({ hasText: 'Soat' }).first()
  // The word is what a press does; nothing is saved by it.
  const judgement = soat.getByRole('switch')
  await expect(soat.locator('label')).toHaveText('Validar')
  await judgement.click()
  await expect(soat.locator('label')).toHaveText('Invalidar')
  await judgement.click()
  await expect(soat.locator('label')).toHaveText('Validar')
  await soat.getByText('Soat', { exact: true }).click()
  await says(soat, ['Fecha de expedición', 'Fecha de vencimiento'])
  await expect(soat.getByRole('button', { name: 'Ampliar Soat, 1 de 2' })).toBeVisible()
  await page.context().close()
})

test('percentages are typed in four fields, as long as the specification lets them be', async ({
  browser,
}) => {
  const page = await enter(browser, { ...administrator, at: '/main/porcentajes' })
  for (const [label, longest] of [
    ['Ganancia', 3],
    ['Seguro', 4],
    ['IVA', 4],
    ['Parte del seguro para Arriero', 3],
  ] as const) {
    const field = page.getByRole('textbox', { name: label, exact: true })
    await field.fill('123456')
    await expect(field).toHaveValue('123456'.slice(0, longest))
  }
  await page.context().close()
})
