import { expect, test } from 'vitest'
import { accountMenuOf, menuOf, screenAt } from './routes.tsx'

const addresses = (role: Parameters<typeof menuOf>[0]) => menuOf(role).map(({ path }) => path)

test('each role has its own menu', () => {
  expect(addresses('administrator')).toEqual([
    '/main/index',
    '/main/usuarios',
    '/main/empresas',
    '/main/transportadores',
    '/main/duenodecarga',
    '/main/servicios',
    '/main/cancelados',
    '/main/contabilidad',
    '/main/documentacion',
    '/main/porcentajes',
    '/main/pqrs',
  ])
  expect(addresses('enterprise')).toEqual([
    '/main/index',
    '/main/transportadores',
    '/main/vehiculos',
    '/main/enterprise-services',
    '/main/documentacion',
  ])
  expect(addresses('cliententerprise')).toEqual([
    '/main/index',
    '/main/cliente-servicios',
    '/main/cliente-ayuda',
    '/main/documentacion',
  ])
  expect(addresses('client')).toEqual(addresses('cliententerprise'))
  expect(addresses('accountancy')).toEqual(['/main/index', '/main/contabilidad', '/main/cancelados'])
  expect(addresses('soport')).toEqual(['/main/index', '/main/pqrs'])
})

test('everybody of the portal reaches his own requests, which no menu lists', () => {
  for (const role of ['accountancy', 'client', 'enterprise', 'soport'] as const) {
    expect(screenAt('/main/mis-solicitudes/nueva', role)?.path).toBe('/main/mis-solicitudes')
    expect(addresses(role)).not.toContain('/main/mis-solicitudes')
    expect(accountMenuOf(role).map(({ path }) => path)).toContain('/main/mis-solicitudes')
  }
})

test('the audit trail stands in the menu of administrators alone', () => {
  expect(accountMenuOf('administrator').map(({ path }) => path)).toContain('/main/auditoria')
  expect(screenAt('/main/auditoria', 'soport')).toBeUndefined()
})

test('whoever waits for the staff finds in his menu only what is open to him', () => {
  const waiting = menuOf('enterprise', true).map(({ path }) => path)
  expect(waiting).toContain('/main/index')
  expect(waiting).toContain('/main/documentacion')
  expect(waiting).not.toContain('/main/enterprise-services')
  expect(waiting).not.toContain('/main/transportadores')
  const own = accountMenuOf('enterprise', true).map(({ path }) => path)
  expect(own).toEqual(expect.arrayContaining(['/main/mi-cuenta', '/main/mis-solicitudes', '/main/avisos']))
  expect(own).not.toContain('/main/integraciones')
  expect(accountMenuOf('enterprise').map(({ path }) => path)).toContain('/main/integraciones')
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
