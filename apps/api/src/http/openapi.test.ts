import { shadesOf } from '@arriero/domain/brand'
import { expect, test } from 'vitest'
import { served } from '../routes.ts'
import { apiPage } from './api-page.ts'
import { nounTexts } from './api-page.texts.ts'
import { endpointTexts } from './endpoints.texts.ts'
import { productColor } from './house-dress.ts'
import { openApi } from './openapi.ts'

type Operation = { responses: Record<string, { description: string }> }
const paths = openApi(served).paths as Record<string, Record<string, Operation>>
const look = { color: null, accent: null, logo: null, logoUrl: null }
const house = { brand: 'Arriero', look, publicUrl: 'https://carga.example.co' }
const statuses = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses ?? {})

test('an act of some roles says that it refuses strangers, other roles, wrong bodies and hurry', () => {
  expect(statuses('/v1/order/create', 'post')).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '404', '413', '415', '422', '429', '503']),
  )
})

test('a read without a body says nothing of bodies and keys', () => {
  const said = statuses('/v1/order/detail/{_id}', 'get')
  expect(said).toEqual(expect.arrayContaining(['401', '403', '404', '429']))
  expect(said).not.toContain('415')
  expect(said).not.toContain('422')
})

test.each(['/v1/file/{id}', '/v1/logo', '/v1/live', '/health', '/ready'])(
  '%s stands in both papers',
  (path) => {
    expect(paths[path]).toBeDefined()
    expect(apiPage(served, house)).toContain(`<code>${path}</code>`)
  },
)

test('the page tells every endpoint in Spanish, and none that is not there', () => {
  const names = served.map(({ endpoint: { method, path } }) => `${method} ${path}`)
  expect(Object.keys(endpointTexts).toSorted()).toEqual(names.toSorted())
})

test('every part of the page has a Spanish heading', () => {
  const nouns = new Set(served.map(({ endpoint }) => endpoint.path.split('/')[1] ?? ''))
  expect([...nouns].filter((noun) => !(noun in nounTexts))).toEqual([])
})

test('the page says who may call and what every code of refusal means', () => {
  const page = apiPage(served, house)
  expect(page).toContain('Acceso: Empresa cliente, Cliente')
  expect(page).toContain('<dt><code>409 order.not_open</code></dt>')
})

test('both papers say which key a company’s own system needs, and where none gets in', () => {
  expect(paths['/v1/order/create']?.['post']).toHaveProperty('x-api-key-scope', 'orders.write')
  expect(paths['/v1/session/all']?.['get']).not.toHaveProperty('x-api-key-scope')
  const page = apiPage(served, house)
  expect(page).toContain('Clave de API con permiso <code>orders.write</code>')
  expect(page).toContain('whsec_')
})

test('the page is the house’s: its name, its colour in light and in dark, its address', () => {
  const color = '#1d4ed8'
  const page = apiPage(served, { ...house, brand: 'Carga & Más', look: { ...look, color } })
  const { light, dark } = shadesOf(color)
  expect(page).toContain('<title>API de Carga &amp; Más</title>')
  expect(page).toContain('<h1>API de Carga &amp; Más</h1>')
  expect(page).toContain(`a{color:${light.primary}}`)
  expect(page).toContain(`.verb,a{color:${dark.primary}}`)
  expect(page).toContain('curl https://carga.example.co/v1/order/detail/')
  for (const own of [`color:${productColor}`, 'color:#6fcfa5', 'API de Arriero'])
    expect(page).not.toContain(own)
})

test('where no colour was chosen the page has the product’s', () => {
  expect(apiPage(served, house)).toContain(`a{color:${productColor}}`)
})
