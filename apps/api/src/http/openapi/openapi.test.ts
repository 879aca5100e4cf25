import { api } from '@arriero/contract'
import { allLists } from '@arriero/contract/es/lists/all'
import { questionsOf } from '@arriero/contract/lists/column'
import { shadesOf } from '@arriero/domain/house/brand'
import { errorCodes } from '@arriero/domain/errors/errors'
import { expect, test } from 'vitest'
import { served } from '../../routes.ts'
import { apiPage, apiPageProgram, mended } from './api-page.ts'
import { doorTexts, nounTexts } from './api-page.texts.ts'
import { endpointTexts } from './endpoints.texts.ts'
import { productColor } from '../pages/house-dress.ts'
import { openApi } from './openapi.ts'
import { refusalsOf } from './refusals.ts'

type Operation = { summary: string; description: string; responses: Record<string, { description: string }> }
type ListOperation = {
  parameters: { name: string; description?: string }[]
  responses: Record<
    '200',
    {
      content: {
        'application/json': {
          schema: { properties: { items: { items: { properties: Record<string, { title?: string }> } } } }
        }
      }
    }
  >
}
const house = { brand: 'Arriero', publicUrl: 'https://carga.example.co' }
const described = openApi(served, house)
const paths = described.paths as Record<string, Record<string, Operation & ListOperation>>
const listOperation = (method: string, path: string) => paths[`/v1${path}`]?.[method] as ListOperation
const look = { color: null, accent: null, logo: null, logoUrl: null }
const program = '/v1/docs/program.js?v=1'
const statuses = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses ?? {})

test('an act of some roles says that it refuses strangers, other roles, wrong bodies and hurry', () => {
  expect(statuses('/v1/order/create', 'post')).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '404', '413', '415', '422', '429', '503']),
  )
})

test('what the input is refused with stands in its schemas, and is told beside what the handler refuses', () => {
  const told = refusalsOf(api.vehicles.create)
  expect(api.vehicles.create.errors).not.toContain('plate.required')
  expect(told).toEqual(expect.arrayContaining(['plate.required', 'image.required', 'plate.taken']))
  // Of what an object may hold, of one inside another, and of what was read and is sent back.
  expect(told).toContain('input.unknown_field')
  expect(refusalsOf(api.orders.create)).toContain('place.outside_colombia')
  expect(refusalsOf(api.vehicles.update)).toContain('input.not_changeable')
  expect(refusalsOf(api.catalogues.brands)).not.toContain('input.unknown_field')
})

test('a read without a body says nothing of bodies and keys', () => {
  const said = statuses('/v1/order/detail/{_id}', 'get')
  expect(said).toEqual(expect.arrayContaining(['401', '403', '404', '429']))
  expect(said).not.toContain('415')
  expect(said).not.toContain('422')
})

test.each(['/v1/file/{id}', '/v1/logo', '/v1/live', '/health', '/ready'])(
  '%s stands beside the table',
  (path) => {
    expect(paths[path]?.['get']?.description).toContain(doorTexts[path])
  },
)

test('every endpoint is told in Spanish, and none that is not there', () => {
  const names = served.map(({ endpoint: { method, path } }) => `${method} ${path}`)
  expect(Object.keys(endpointTexts).toSorted()).toEqual(names.toSorted())
  expect(paths['/v1/order/count']?.['get']).toMatchObject({
    summary: 'Cuántos servicios hay en cada estado',
    description: expect.stringContaining('los cinco, también donde no hay ninguno.'),
  })
})

test('every part has a Spanish heading', () => {
  expect(described.tags.filter(({ name }) => !(name in nounTexts))).toEqual([])
  expect(described.tags).toContainEqual({ name: 'order', 'x-displayName': 'Servicios' })
})

test('it says who may call and what every code of refusal means', () => {
  expect(paths['/v1/order/create']?.['post']?.description).toContain('**Acceso:** Empresa cliente, Cliente')
  const { enum: codes, 'x-enumDescriptions': meanings } = described.components.schemas.ErrorCode
  expect(codes).toEqual(errorCodes)
  expect(meanings['order.not_open']).toMatch(/^409 · /)
})

test('it says which key a company’s own system needs, and where none gets in', () => {
  const create = paths['/v1/order/create']?.['post']
  expect(create).toHaveProperty('x-api-key-scope', 'orders.write')
  expect(create?.description).toContain('Clave de API con permiso `orders.write`')
  expect(paths['/v1/session/all']?.['get']).not.toHaveProperty('x-api-key-scope')
  expect(described.info.description).toContain('whsec_')
})

test('it is the house’s: its name and its address', () => {
  const { info } = openApi(served, { ...house, brand: 'Carga & Más' })
  expect(info.title).toBe('API de Carga & Más')
  expect(info.description).toContain('curl https://carga.example.co/v1/order/detail/')
})

test('a list says by what it is sorted, narrowed and looked through, and what its columns are', () => {
  const { parameters, responses } = listOperation('get', '/accounting/refunds')
  const told = Object.fromEntries(parameters.map(({ name, description }) => [name, description]))
  expect(told['sort']).toContain('`createdAt` Se debe desde')
  expect(told['state']).toMatch(/^Estado: `due` /)
  expect(told['q']).toBe('Busca por cliente, servicio o referencia.')
  const row = responses['200'].content['application/json'].schema.properties.items.items.properties
  expect(row['value']).toMatchObject({ title: 'Valor' })
  expect(row['state']?.title).toMatch(/^Estado: /)
})

test('every way in which a list is asked is told in words', () => {
  const untold = allLists.flatMap((list) => {
    const { method, path } = list.from
    const { parameters } = listOperation(method.toLowerCase(), path)
    const silent = parameters.filter(({ description }) => !description).map(({ name }) => name)
    const { filters, sorts } = questionsOf(list)
    const asked = [
      ...(sorts.length > 0 ? ['sort'] : []),
      ...(list.search ? ['q'] : []),
      ...Object.keys(list.columns).filter((key) => filters[key]),
    ]
    return asked.filter((name) => silent.includes(name)).map((name) => `${path} ${name}`)
  })
  expect(untold).toEqual([])
})

test('the page is the house’s: its name, its colour in light and in dark', () => {
  const color = '#1d4ed8'
  const page = apiPage({ brand: 'Carga & Más', look: { ...look, color } }, program)
  const { light, dark } = shadesOf(color)
  expect(page).toContain('<title>API de Carga &amp; Más</title>')
  expect(page).toContain(`--scalar-color-accent:${light.primary}`)
  expect(page).toContain(`--scalar-color-accent:${dark.primary}`)
  for (const own of [productColor, '#5cc99b', 'Arriero']) expect(page).not.toContain(own)
})

test('where no colour was chosen the page has the product’s', () => {
  expect(apiPage({ brand: 'Arriero', look }, program)).toContain(`--scalar-color-accent:${productColor}`)
})

test('the page runs the library alone, in Spanish, and asks nobody else for anything', () => {
  const page = apiPage({ brand: 'Arriero', look }, program)
  expect(page.match(/<script[^>]*>/g)).toEqual([
    '<script type="application/json" id="configuration">',
    `<script src="${program}">`,
  ])
  expect(page).toContain('"locale":"es"')
  expect(page).not.toMatch(/https?:/)
})

test('what the library says in English is mended, and one that says something else is refused', async () => {
  const whole = await apiPageProgram()
  expect(whole).toContain('`Ejemplo de la llamada`')
  expect(whole).not.toContain('`Request Example for`')
  expect(mended('say(`Copy`)', { Copy: 'Copiar' })).toBe('say(`Copiar`)')
  expect(() => mended('say(`Duplicate`)', { Copy: 'Copiar' })).toThrow('no longer says: Copy')
})
