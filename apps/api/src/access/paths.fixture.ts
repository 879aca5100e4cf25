import type { FastifyInstance } from 'fastify'

/** Every address the server has a route for. */
export const pathsOf = (app: FastifyInstance): string[] =>
  [...app.printRoutes({ commonPrefix: false }).matchAll(/(?:├──|└──) (\S+)/gu)].flatMap(
    ([, path]) => path?.replaceAll('|:part', '') ?? [],
  )
