/**
 * The browser asks and shows; it is the server that judges. Of the contract it needs how each endpoint is called and a few lists, so a
 * build writes those down as data. Making all shapes in the page took ten times as long as starting React.
 */
import type { Plugin } from 'vite'

/** How an endpoint is called, and how often, and how a list reads its columns, stays as it is. */
const kept = /(call|endpoint|column)\.ts$/
const leftOut = new Set(['summary', 'errors', 'params', 'query', 'body', 'reply', 'keyScope'])

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isShape = (value: unknown) => isObject(value) && '_zod' in value
const isEndpoint = (value: object) => 'method' in value && 'path' in value && 'reply' in value

/** As JSON would have it: shapes and functions are left out, and so is what only the server reads of an endpoint. */
const leanOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(leanOf)
  if (!isObject(value)) return value
  const wasEndpoint = isEndpoint(value)
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      isShape(part) || (wasEndpoint && leftOut.has(key)) ? [] : [[key, leanOf(part)]],
    ),
  )
}

/** The exports that are data; asking for any other one fails the build. */
const dataOf = (exports: object): string =>
  Object.entries(exports)
    .filter(([, value]) => !isShape(value) && typeof value !== 'function')
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(leanOf(value))}`)
    .join('\n')

export const leanContract = (): Plugin => ({
  name: 'arriero:lean-contract',
  apply: 'build',
  load: {
    filter: {
      id: {
        include: /packages[\\/]contract[\\/]src[\\/](?!es[\\/])([\w-]+[\\/])?[\w-]+\.ts$/,
        exclude: kept,
      },
    },
    handler: async (id) => ({ code: dataOf((await import(id)) as object), moduleSideEffects: false }),
  },
})
