/** The sandbox insurer on loopback with the HTTP driver before it, for the tests of this folder. */
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Drawers } from '../drawers.ts'
import { drawersInMemory } from '../drawers.fixture.ts'
import { httpInsurer } from './http.ts'
import type { InsuranceRequest, Insurer } from './port.ts'
import { sandboxInsurer } from './sandbox/sandbox-insurer.ts'
import type { SandboxInsurerOptions } from './sandbox/sandbox-insurer.ts'

export const prefix = '/sandbox/aseguradora'
export const key = 'llave-de-la-aseguradora'

export const request = (change: Partial<InsuranceRequest> = {}): InsuranceRequest => ({
  reference: '6740a1b2c3d4e5f601234567',
  declaredPesos: 85_000_000,
  premiumPesos: 127_500,
  commodity: { code: '0104', name: 'Café en grano o pergamino', typeCode: '1' },
  packaging: { code: '03', name: 'Bulto o saco' },
  mobilization: { code: '1', name: 'Despacho nacional entre ciudades' },
  origin: 'Medellín, Antioquia',
  destination: 'Bogotá, D. C.',
  coverFrom: new Date('2026-11-25T13:00:00Z'),
  insured: { name: 'Cafetería Nariño S. A. S.', identification: '900123456-8' },
  ...change,
})

export type Office = {
  insurer: Insurer
  app: FastifyInstance
  base: string
  /** What it keeps outlives its server. */
  drawers: Drawers
  close(): Promise<void>
}

type Change = { drawers?: Drawers; timeoutMs?: number; prepare?: (app: FastifyInstance) => void } & Pick<
  SandboxInsurerOptions,
  'now' | 'publicUrl'
>

export const openOffice = async ({
  timeoutMs = 2_000,
  prepare,
  ...options
}: Change = {}): Promise<Office> => {
  const drawers = options.drawers ?? drawersInMemory()
  const app = Fastify({ forceCloseConnections: true })
  prepare?.(app)
  await app.register(sandboxInsurer({ key, ...options, drawers }), { prefix })
  const base = `${await app.listen({ port: 0, host: '127.0.0.1' })}${prefix}`
  return {
    insurer: httpInsurer({ baseUrl: base, key, timeoutMs }),
    app,
    base,
    drawers,
    close: () => app.close(),
  }
}
