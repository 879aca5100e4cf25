/** Services by a file: brought, corrected, published and undone. */
import {
  fileOf as workbookOf,
  type Service,
  type Style,
} from '../../apps/api/src/features/order-imports/reading/generated-file.fixture.ts'
import { weekdays } from '@arriero/domain/places/opening-hours'
import { isAccessibleEverywhere } from '../accessible.ts'
import { callerOf } from '../acts/by-api.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const client = 'client2@demo.arriero.co'
const at = '/main/importar'
const head =
  'Referencia;Origen;Destino;Fecha;Hora;Tipo de carga;Tipo de vehículo;Peso (kg);Alto (cm);Ancho (cm)'

const dayAhead = () => new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10)
const fileOf = (name: string, lines: readonly string[]) => ({
  name: `${name}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from([head, ...lines].join('\r\n'), 'latin1'),
})
const good = (reference: string) =>
  `${reference};Bogotá;Medellín;${dayAhead()};08:00;General;Camión sencillo;7000;220;240`

for (const viewport of [undefined, phone]) {
  const word = viewport ? 'M' : 'E'
  test(`a file with a wrong row is looked at, its good ones published and undone${viewport ? ', on a phone' : ''}`, async ({
    browser,
  }) => {
    const page = await enter(browser, { email: client, at, ...(viewport && { viewport }) })
    await expect(page.getByRole('button', { name: 'Descargar la plantilla' })).toBeVisible()
    await isAccessibleEverywhere(page, 'imports')
    await page
      .getByLabel('Subir archivo')
      .first()
      .setInputFiles(
        fileOf(`despachos ${word}`, [
          good(`${word}-1`),
          `${word}-2;San Pedro;Cali;31/02/2027;tarde;General;Turbo;mucho;200;210`,
        ]),
      )
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('1 fila correcta, 1 fila con errores')).toBeVisible()
    await expect(dialog.getByText(/^Origen «San Pedro»: Hay varios municipios/).first()).toBeVisible()
    await expect(dialog.getByText(/^Peso \(kg\) «mucho»/).first()).toBeVisible()
    await isAccessibleEverywhere(page, 'a checked import')
    await dialog.getByRole('button', { name: 'Publicar solo la fila correcta' }).click()
    await page.getByRole('button', { name: 'Publicar solo la fila correcta' }).last().click()
    await expect(dialog.getByText('1 servicio publicado')).toBeVisible()
    await isAccessibleEverywhere(page, 'a published import')
    await dialog.getByRole('button', { name: 'Deshacer', exact: true }).click()
    await page.getByRole('button', { name: 'Deshacer', exact: true }).last().click()
    await expect(dialog.getByText(/^Se deshizo/)).toBeVisible()
    await page.context().close()
  })
}

test('rows at an hour at which an own place is closed say so, and may be published all the same', async ({
  browser,
}) => {
  const ask = await callerOf(client)
  const always = { opens: '07:00', closes: '17:00' }
  await ask('/place/saved', {
    name: 'Bodega diurna',
    place: { name: 'Calle 13 # 68-20, Bogotá', latitude: 4.63, longitude: -74.12, exact: true },
    hours: Object.fromEntries(weekdays.map((day) => [day, always])),
  })
  const page = await enter(browser, { email: client, at })
  await page
    .getByLabel('Subir archivo')
    .first()
    .setInputFiles(
      fileOf('madrugada', [
        `N-1;Bodega diurna;Medellín;${dayAhead()};04:00;General;Camión sencillo;7000;220;240`,
        good('N-2'),
      ]),
    )
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^1 fila a una hora en que el origen está cerrado/)).toBeVisible()
  await expect(dialog.getByText('Origen cerrado a esa hora')).toHaveCount(1)
  await isAccessibleEverywhere(page, 'an import at an hour at which nobody loads')
  await expect(dialog.getByRole('button', { name: 'Publicar 2 servicios' })).toBeEnabled()
  await page.context().close()
})

test('a file that will not do is refused by its name, and the next one takes that away', async ({
  browser,
}) => {
  const page = await enter(browser, { email: client, at })
  const bring = (file: ReturnType<typeof fileOf>) =>
    page.getByLabel('Subir archivo').first().setInputFiles(file)
  const refused = page.getByText(
    '«demasiadas.csv»: La hoja tiene más de 2.000 filas. Divídala en varios archivos.',
  )
  await bring(
    fileOf(
      'demasiadas',
      Array.from({ length: 2_001 }, (_, index) => good(`D-${index}`)),
    ),
  )
  await expect(refused).toBeVisible()
  await isAccessibleEverywhere(page, 'a refused file')
  await bring(fileOf('una', [good('D-una')]))
  await expect(page.getByRole('dialog').getByText('1 fila correcta')).toBeVisible()
  await expect(refused).toBeHidden()
  await page.context().close()
})

/** As Excel writes it: days and figures are numbers, whatever they look like. */
const excel: Style = {
  format: 'xlsx',
  separator: ';',
  encoding: 'utf8',
  day: 'serial',
  numbers: 'plain',
  lineEnd: '\n',
  blanksAbove: 2,
}
const service = (index: number): Service => ({
  reference: `L-${index}`,
  origin: 'Bogotá',
  destination: 'Medellín',
  day: dayAhead(),
  minute: 480,
  weightKg: 5_000 + index,
  highCm: 220,
  widthCm: 240,
  pesos: 3_000_000,
  description: 'Cajas',
})

test('200 services of an Excel go from the file to published in two minutes', async ({ browser }) => {
  const page = await enter(browser, { email: client, at })
  const buffer = workbookOf(
    Array.from({ length: 200 }, (_, index) => service(index)),
    excel,
  )
  const began = Date.now()
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await page.getByLabel('Subir archivo').first().setInputFiles({ name: 'doscientos.xlsx', mimeType, buffer })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Publicar 200 servicios' }).click()
  await page.getByRole('button', { name: 'Publicar 200 servicios' }).last().click()
  await expect(dialog.getByText('200 servicios publicados')).toBeVisible({ timeout: 120_000 })
  expect(Date.now() - began).toBeLessThan(120_000)
  await page.context().close()
})
