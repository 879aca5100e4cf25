import { expect, test } from 'vitest'
import { paletteGroups, type FoundGroups } from './palette-items.ts'

const places = [
  { path: '/main/pqrs', title: 'PQRs', icon: 'chat', words: 'quejas reclamos' },
  { path: '/main/duenodecarga', title: 'Dueños de carga', icon: 'box', words: 'clientes generadores' },
  {
    path: '/main/contabilidad/reclamos',
    title: 'Reclamos',
    icon: 'ledger',
    words: 'siniestros',
    within: 'Contabilidad',
  },
] as const
const id = 'a'.repeat(18) + 'bcdef0'
const groups: FoundGroups = [
  { kind: 'people', items: [{ _id: id, title: 'Rosa Luna', detail: '52123456', tag: 'driver' }] },
  { kind: 'vehicles', items: [{ _id: id, title: 'QRS742', detail: 'Hino 2022', tag: 'Carga Sur' }] },
  {
    kind: 'services',
    items: [
      {
        _id: id,
        title: 'Calle 8 # 4-10, Cali, Valle del Cauca → Tunja, Boyacá',
        detail: 'Rosa Luna',
        tag: '2',
      },
    ],
  },
  { kind: 'requests', items: [{ _id: id, title: 'Cobro doble', detail: '2026-000001', tag: 'solved' }] },
]
const linksOf = (role: Parameters<typeof paletteGroups>[0]['role']) =>
  paletteGroups({ text: 'zzz', places, groups, role }).flatMap(({ items }) => items.map(({ to }) => to))

test('without a text every screen is offered, with one the screens and tabs that people call so, accents or not', () => {
  const titles = (text: string) =>
    paletteGroups({ text, places, groups: [], role: 'administrator' }).flatMap(({ items }) =>
      items.map(({ title }) => title),
    )
  expect(titles('')).toEqual(['PQRs', 'Dueños de carga'])
  expect(titles('duenos')).toEqual(['Dueños de carga'])
  expect(titles('Quejas')).toEqual(['PQRs'])
  expect(titles('reclamo')).toEqual(['Reclamos', 'PQRs'])
  expect(titles('siniestro')).toEqual(['Reclamos'])
  expect(titles('cargas dueños')).toEqual([])
  expect(titles('dueños clientes')).toEqual(['Dueños de carga'])
  expect(titles('nada')).toEqual([])
})

test('each role opens what was found on a screen of its own', () => {
  expect(linksOf('administrator')).toEqual([
    `/main/detalle/${id}`,
    '/main/vehiculo/QRS742',
    `/main/servicios/${id}`,
    `/main/pqrs/${id}`,
  ])
  expect(linksOf('enterprise')[2]).toBe(`/main/enterprise-services/mis/${id}`)
  expect(linksOf('cliententerprise').slice(2)).toEqual([
    `/main/cliente-servicios/${id}`,
    `/main/mis-solicitudes/${id}`,
  ])
})

test('a result says in words what it is', () => {
  const details = paletteGroups({ text: 'zzz', places, groups, role: 'administrator' }).flatMap(({ items }) =>
    items.map(({ detail }) => detail),
  )
  expect(details).toEqual([
    '52123456 · Conductor',
    'Hino 2022 · Carga Sur',
    'bcdef0 · Rosa Luna · En proceso',
    '2026-000001 · Solucionado',
  ])
})
