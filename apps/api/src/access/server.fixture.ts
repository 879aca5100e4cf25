/** A second server on the same house, with other endpoints than the product's. */
import type { FastifyInstance } from 'fastify'
import { findKey } from '#features/integrations/find-key.store.ts'
import { findActor, peekActor } from '#features/sessions/find-actor.store.ts'
import type { Served } from '#http/serve.ts'
import { addressesOf } from '#addresses.ts'
import { buildServer } from '#http/server.ts'
import type { OpenCtx } from '#context.ts'
import type { World } from './world.fixture.ts'

export const serverWith = (
  { house }: World,
  served: readonly Served[],
  providers: Partial<OpenCtx['providers']> = {},
): Promise<FastifyInstance> =>
  buildServer({
    served,
    shell: {
      database: house.database,
      openCtx: (db) => {
        const ctx = house.openCtx(db)
        return { ...ctx, providers: { ...ctx.providers, ...providers } }
      },
      findActor,
      peekActor,
      findKey,
    },
    headers: {
      formActions: [],
      mapOrigins: [],
      inlineScripts: () => [],
      isHttps: false,
      addresses: addressesOf({ publicUrl: 'http://localhost', isLocal: true }),
    },
    isReady: async () => true,
    logLevel: 'silent',
    trustedProxies: [],
    limitFactor: 10_000,
    mostWaitMs: 0,
  })
