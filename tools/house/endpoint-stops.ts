// What an endpoint needs besides its contract: said at once by name, where a test over HTTP would say it minutes later.
import type { Rule, Source } from './reading/source.ts'

export interface KnownEndpoint {
  /** Noun and act, such as `orders.create`. */
  name: string
  method: string
  path: string
  /** `gateway`: called by a signed notice and nothing else. */
  access?: unknown
}

/** `orders.create` of `api.orders.create`, wherever these files speak of it. */
const spokenOf = (files: readonly Source[]): ReadonlySet<string> =>
  new Set(
    files.flatMap(({ text }) =>
      [...text.matchAll(/\bapi\s*\.(\w+)\s*\.(\w+)/g)].map(([, noun, name]) => `${noun}.${name}`),
    ),
  )

const below = (files: readonly Source[], folder: string, ending: RegExp): Source[] =>
  files.filter(({ path }) => path.startsWith(`apps/api/src/${folder}`) && ending.test(path))

const textOf = (files: readonly Source[]): string => files.map(({ text }) => text).join('\n')

/** Some ask as a phone's program or the gateway does: by the address itself, in their own way. */
const isAskedByAddress = (stories: readonly Source[], { method, path }: KnownEndpoint): boolean => {
  const address = new RegExp(`/v1${path.replace(/[.{}]/g, String.raw`\$&`)}(?![\\w/-])`)
  return stories.some(
    ({ text }) =>
      address.test(text) && (method === 'GET' ? /\bfetch\(/ : new RegExp(`method: '${method}'`)).test(text),
  )
}

/** Each endpoint is served, stands in the matrix with a valid call, has its sentence on the page of the API, and a story over HTTP. */
export const endpointsHaveTheirStops =
  (endpoints: readonly KnownEndpoint[]): Rule =>
  (files) => {
    const served = new Set(
      below(files, '', /(?<!\.test|\.fixture)\.ts$/).flatMap(({ text }) =>
        [...text.matchAll(/\bserve\w*\(\s*api\s*\.(\w+)\s*\.(\w+)/g)].map(
          ([, noun, name]) => `${noun}.${name}`,
        ),
      ),
    )
    const matrix = textOf(below(files, 'access/matrix/matrix.csv', /\.ts$/))
    const words = textOf(below(files, 'http/openapi/endpoints-of-', /\.texts\.ts$/))
    const called = spokenOf(below(files, 'access/calls/', /-calls\.fixture\.ts$/))
    const byNotice = spokenOf(below(files, 'access/', /\.test\.ts$/))
    const stories = [...below(files, 'stories/', /\.ts$/), ...below(files, 'features/', /\.test\.ts$/)]
    const told = spokenOf(stories)
    return endpoints.flatMap((endpoint) => {
      const { name, method, path, access } = endpoint
      return [
        ...(served.has(name)
          ? []
          : [`api.${name} is served by no \`serve(api.${name}, …)\` of a *.routes.ts`]),
        ...(matrix.includes(`;${method};${path};`)
          ? []
          : [`api.${name} has no row in access/matrix/matrix.csv.ts`]),
        ...((access === 'gateway' ? byNotice : called).has(name)
          ? []
          : [`api.${name} has no valid call in access/calls/*-calls.fixture.ts`]),
        ...(words.includes(`'${method} ${path}':`)
          ? []
          : [`api.${name} has no sentence in http/openapi/endpoints-of-*.texts.ts: '${method} ${path}'`]),
        ...(told.has(name) || isAskedByAddress(stories, endpoint)
          ? []
          : [`api.${name} is told of by no story or test over HTTP in apps/api/src/stories`]),
      ]
    })
  }
