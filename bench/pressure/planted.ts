/** Faults made on purpose in the product's own server, for proofs that must see them. */
import type { OutgoingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { House } from '../../apps/api/src/compose.ts'

type App = House['app']

/** One answer in so many is late by so much. */
export const delayed = { every: 20, byMs: 2_000 }
/** So much is held for good of each call. */
export const leaked = { bytesPerCall: 64 * 1024 }
/** One ping in so many is acknowledged and goes nowhere. */
export const lost = { every: 25 }

/** One reserved call in so many is sent away. */
export const sentAway = { every: 20 }

const isApi = (url: string) => url.startsWith('/v1/') && !url.startsWith('/v1/location')

export const faults = {
  delay: (app: App): void => {
    let calls = 0
    app.addHook('preHandler', async ({ url }) => {
      if (isApi(url) && ++calls % delayed.every === 0) await sleep(delayed.byMs)
    })
  },
  leak: (app: App): void => {
    const held: Buffer[] = []
    app.addHook('preHandler', async () => {
      // Filled: pages that nobody wrote into are no memory yet.
      held.push(Buffer.alloc(leaked.bytesPerCall, 1))
    })
  },
  lose: (app: App): void => {
    let pings = 0
    app.addHook('preHandler', async ({ url }, reply) => {
      if (url === '/v1/location' && ++pings % lost.every === 0) await reply.send({ stored: 1, orderId: null })
    })
  },
  sendAway: (app: App): void => {
    let calls = 0
    app.addHook('preHandler', async ({ routeOptions }, reply) => {
      if (routeOptions.config.waitsInStrain === false && ++calls % sentAway.every === 0)
        await reply.status(503).header('retry-after', '2').send({ code: 'server.busy' })
    })
  },
  mute: (app: App): void => {
    app.addHook('onSend', async (_request, reply) => void reply.removeHeader('retry-after'))
    // Who is turned away before he has a route is told by other means.
    app.server.prependListener('request', (_request, response) => {
      const told = response.writeHead.bind(response)
      const writeHead = (status: number, headers: OutgoingHttpHeaders = {}) => {
        const { 'retry-after': _when, ...rest } = headers
        return told(status, rest)
      }
      Object.assign(response, { writeHead })
    })
  },
} satisfies Record<string, (app: App) => void>

export type Fault = keyof typeof faults
