import { expect, test, vi } from 'vitest'
import { portalRoles } from './portal-roles.ts'
import { accountMenuOf, bringScreenAt, menuOf, screenAt } from './routes.tsx'
import { groupedEntries } from './shell/grouped-entries.ts'

const addresses = (role: Parameters<typeof menuOf>[0]) => menuOf(role).map(({ path }) => path)

const grouped = (role: Parameters<typeof menuOf>[0]) =>
  groupedEntries(menuOf(role)).map(({ group, entries }) => [group, ...entries.map(({ path }) => path)])

test('each role has its own menu: the day’s desks in groups, the specification’s screens in their order inside', () => {
  expect(grouped('administrator')).toEqual([
    [undefined, '/main/index'],
    [
      'operation',
      '/main/servicios',
      '/main/cancelados',
      '/main/pqrs',
      '/main/bandeja',
      '/main/flota',
      '/main/vencimientos',
      '/main/revision',
      '/main/esperas',
    ],
    [
      'people',
      '/main/usuarios',
      '/main/empresas',
      '/main/transportadores',
      '/main/duenodecarga',
      '/main/senales',
    ],
    [
      'money',
      '/main/contabilidad',
      '/main/porcentajes',
      '/main/margenes',
      '/main/tarifa-referencia',
      '/main/reglas-dinero',
      '/main/cierres',
      '/main/avisos-pasarela',
    ],
    ['setup', '/main/documentacion', '/main/auditoria', '/main/marca'],
  ])
  expect(grouped('enterprise')).toEqual([
    [undefined, '/main/index'],
    [
      'operation',
      '/main/vehiculos',
      '/main/enterprise-services',
      '/main/tablero-de-cargas',
      '/main/rutas-guardadas',
      '/main/tablero-de-despacho',
      '/main/flota',
      '/main/vencimientos',
      '/main/mis-solicitudes',
    ],
    ['people', '/main/transportadores'],
    ['money', '/main/ingresos'],
    ['setup', '/main/documentacion', '/main/integraciones'],
  ])
  expect(grouped('cliententerprise')).toEqual([
    [undefined, '/main/index'],
    [
      'operation',
      '/main/cliente-servicios',
      '/main/cliente-ayuda',
      '/main/mis-lugares',
      '/main/plantillas',
      '/main/importar',
      '/main/recurrentes',
      '/main/mis-solicitudes',
    ],
    ['setup', '/main/documentacion', '/main/integraciones'],
  ])
})

test('a short menu stands in one row of entries without names above them, a longer one in groups; what leads for a role comes first', () => {
  expect(addresses('client')).toEqual(
    addresses('cliententerprise').filter((path) => path !== '/main/integraciones'),
  )
  expect(grouped('accountancy')).toEqual([
    [undefined, '/main/index'],
    ['money', '/main/contabilidad', '/main/margenes', '/main/cierres', '/main/avisos-pasarela'],
    ['operation', '/main/cancelados', '/main/bandeja', '/main/esperas'],
  ])
  expect(grouped('soport')).toEqual([[undefined, '/main/index', '/main/pqrs', '/main/bandeja']])
})

const behindTheName = (role: Parameters<typeof menuOf>[0]) => accountMenuOf(role).map(({ path }) => path)

test('behind the name stands what is one’s own and nothing else', () => {
  for (const role of ['enterprise', 'client', 'cliententerprise'] as const)
    expect(behindTheName(role)).toEqual(['/main/mi-cuenta', '/main/avisos'])
  for (const role of ['administrator', 'accountancy', 'soport'] as const)
    expect(behindTheName(role)).toEqual(['/main/mi-cuenta', '/main/avisos', '/main/mis-solicitudes'])
})

test('no two entries of one person look alike', () => {
  for (const role of portalRoles) {
    const icons = [...menuOf(role), ...accountMenuOf(role)].map(({ icon }) => icon)
    expect(
      icons.filter((icon, at) => icons.indexOf(icon) !== at),
      role,
    ).toEqual([])
  }
})

test('everybody of the portal reaches his own requests, and the audit trail only an administrator', () => {
  for (const role of ['accountancy', 'client', 'enterprise', 'soport'] as const)
    expect(screenAt('/main/mis-solicitudes/nueva', role)?.path).toBe('/main/mis-solicitudes')
  expect(screenAt('/main/auditoria', 'soport')).toBeUndefined()
})

test('whoever waits for the staff finds in his menu only what is open to him', () => {
  const waiting = menuOf('enterprise', true).map(({ path }) => path)
  expect(waiting).toEqual([
    '/main/index',
    '/main/vehiculos',
    '/main/vencimientos',
    '/main/mis-solicitudes',
    '/main/documentacion',
  ])
  const own = accountMenuOf('enterprise', true).map(({ path }) => path)
  expect(own).toEqual(['/main/mi-cuenta', '/main/avisos'])
  expect(addresses('enterprise')).toContain('/main/integraciones')
})

test('those who drive have no screen in the portal', () => {
  expect(addresses('driver')).toEqual([])
  expect(addresses('enterprisedriver')).toEqual([])
})

test('the address of a modal belongs to its screen', () => {
  expect(screenAt('/main/servicios/detalle/65', 'administrator')?.path).toBe('/main/servicios')
})

test('a screen of another role and an unknown address lead nowhere', () => {
  expect(screenAt('/main/servicios', 'client')).toBeUndefined()
  expect(screenAt('/main/nada', 'client')).toBeUndefined()
  expect(screenAt('/main/index/mas', 'client')).toBeUndefined()
})

test('the code of the screen at an address is asked for before it is known who is here, and of no other', () => {
  const home = screenAt('/main/index', 'client')?.Screen
  const list = screenAt('/main/servicios', 'administrator')?.Screen
  if (!home || !list) throw new Error('a screen is missing')
  const ofHome = vi.spyOn(home, 'bring').mockReturnValue()
  const ofList = vi.spyOn(list, 'bring').mockReturnValue()
  bringScreenAt('/main/index')
  bringScreenAt('/main/nada')
  expect([ofHome.mock.calls.length, ofList.mock.calls.length]).toEqual([1, 0])
  vi.restoreAllMocks()
})
