import { expect, test } from 'vitest'
import { filledTemplate, openPlaces, unknownPlaces, type TemplateFacts } from './templates.ts'

const facts: TemplateFacts = {
  person: 'Ana {vence} Ruiz',
  number: '2026-000042',
  subject: 'Cobro doble',
  filedOn: '9 de noviembre de 2026',
  dueOn: '1 de diciembre de 2026',
  order: null,
  route: null,
  colleague: 'Luis',
  brand: 'Arriero',
}

test('a template is filled from its case, and what a name holds is not filled again', () => {
  expect(filledTemplate('{nombre}: su PQR {radicado} vence el {vence}.', facts)).toBe(
    'Ana {vence} Ruiz: su PQR 2026-000042 vence el 1 de diciembre de 2026.',
  )
})

test('a place is known however it is typed', () => {
  expect(filledTemplate('{ Radicado }', facts)).toBe('2026-000042')
})

test('what the case does not know stays in its braces and is told', () => {
  const text = filledTemplate('Sobre el servicio {servicio} ({ruta}), {servicio}.', facts)
  expect(text).toBe('Sobre el servicio {servicio} ({ruta}), {servicio}.')
  expect(openPlaces(text)).toEqual(['order', 'route'])
})

test('a place that no case could fill is told when the template is written', () => {
  expect(unknownPlaces('{nombre} {apellido} {apellido} {}')).toEqual(['apellido', ''])
  expect(unknownPlaces('Sin lugares')).toEqual([])
})
