/** The logo, for pages that nobody has logged in to and for letters. */
import type { FastifyPluginAsync } from 'fastify'
import type { Db } from '#context.ts'
import { AppError } from '#app-error.ts'
import { logoBytes } from './brand.views.ts'

const yearSeconds = 31_536_000

export const logoReads =
  ({ db }: { db: Db }): FastifyPluginAsync =>
  async (app) => {
    app.get('/v1/logo', async (request, reply) => {
      const logo = await logoBytes(db)
      if (!logo) throw new AppError('request.not_found')
      // Another picture has another version in its address.
      const isVersioned = request.url.includes('?v=')
      return reply
        .type('image/png')
        .header('cache-control', isVersioned ? `public, max-age=${yearSeconds}, immutable` : 'no-cache')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(logo)
    })
  }
