import type { FastifyInstance } from 'fastify'

/** One line of the printed tree: how deep, what it adds to the address, and its methods where it answers. */
const branch = /^((?:│ {3}| {4})*)[├└]── (\S+)( \()?/u

/** Every address the server has a route for. */
export const pathsOf = (app: FastifyInstance): string[] => {
  const above: string[] = []
  return app
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', answers] = branch.exec(line) ?? []
      const depth = indent.length / 4
      above.length = depth
      above[depth] = part.replace(/\|:part\b|:part\|/g, '')
      return answers === undefined ? [] : [above.join('')]
    })
}
