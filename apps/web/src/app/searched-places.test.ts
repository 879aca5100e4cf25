import { expect, test } from 'vitest'
import type { Role } from '@arriero/domain/people/roles'
import { paletteGroups } from '#features/search/palette-items.ts'
import { screenAt } from './routes.tsx'
import { searchedPlaces } from './searched-places.ts'

const roles = ['administrator', 'accountancy', 'soport', 'enterprise', 'client', 'cliententerprise'] as const

const ledTo = (text: string, role: Role) =>
  paletteGroups({ text, places: searchedPlaces(role), groups: [], role }).flatMap(({ items }) =>
    items.map(({ to }) => to),
  )

test('every screen, tab and form of a role leads to a screen of that role, and has other names people use', () => {
  for (const role of roles)
    for (const { path, words, within } of searchedPlaces(role)) {
      expect(screenAt(path.split('?')[0] ?? '', role), `${role} ${path}`).toBeDefined()
      if (within === undefined) expect(words, `${path}: its words in search-words.texts.ts`).not.toBe('')
    }
})

test.each([
  ['administrator', 'conciliación', '/main/contabilidad/conciliacion'],
  ['accountancy', 'lotes', '/main/contabilidad/lotes'],
  ['accountancy', 'plan de cuentas', '/main/cierres/cuentas'],
  ['administrator', 'cierre', '/main/cierres'],
  ['accountancy', 'archivo del banco', '/main/contabilidad/lotes'],
  ['administrator', 'soat', '/main/vencimientos'],
  ['administrator', 'mapa', '/main/flota'],
  ['administrator', 'sicetac', '/main/tarifa-referencia'],
  ['administrator', 'registrar empresa', '/main/empresas/registrar'],
  ['enterprise', 'disponibles', '/main/enterprise-services/disponibles'],
  ['enterprise', 'plata', '/main/ingresos'],
  ['enterprise', 'registrar conductor', '/main/transportadores/registrar'],
  ['client', 'clave', '/main/mi-cuenta'],
  ['client', 'whatsapp', '/main/avisos/preferencias'],
  ['client', 'queja', '/main/mis-solicitudes'],
] as const)('%s who types “%s” is led to %s first', (role, text, address) => {
  expect(ledTo(text, role)[0]).toBe(address)
})

test('nobody is led to what is not his', () => {
  expect(ledTo('lotes', 'client')).toEqual([])
  expect(ledTo('registrar conductor', 'administrator')).toEqual([])
  const waiting = searchedPlaces('enterprise', true).map(({ path }) => path)
  expect(waiting).not.toContain('/main/enterprise-services/mis')
  expect(waiting).toContain('/main/vehiculos/nuevo')
})
