import { expect, test } from 'vitest'
import { menuOf, screenAt } from './routes.tsx'

const addresses = (role: Parameters<typeof menuOf>[0]) => menuOf(role).map(({ path }) => path)

test('each role has its own menu', () => {
  expect(addresses('administrator')).toEqual(['/main/index', '/main/servicios'])
  expect(addresses('enterprise')).toEqual(['/main/index', '/main/enterprise-services'])
  expect(addresses('cliententerprise')).toEqual([
    '/main/index',
    '/main/cliente-servicios',
    '/main/cliente-ayuda',
  ])
  expect(addresses('client')).toEqual(addresses('cliententerprise'))
  expect(addresses('accountancy')).toEqual(['/main/index'])
  expect(addresses('soport')).toEqual(['/main/index'])
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
