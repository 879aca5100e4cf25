import { CallError } from '@arriero/contract/call'
import { expect, test } from 'vitest'
import { type BulkAction, type Outcome, runBulk, sortedOut } from './bulk.ts'

interface Person {
  _id: string
  isActive: boolean
}

const people: Person[] = [
  { _id: 'a', isActive: false },
  { _id: 'b', isActive: true },
  { _id: 'c', isActive: false },
]
const busy = new CallError(409, { error: 'Tiene servicios en curso.', code: 'user.busy', requestId: '' })
const activate: BulkAction<Person> = {
  key: 'activate',
  label: 'Activar',
  effect: String,
  whyNot: ({ isActive }) => (isActive ? 'Ya está activo' : undefined),
}

const outcomesOf = async (action: BulkAction<Person>, isStopped = () => false) => {
  const told = new Map<string, Outcome>()
  const tell = (key: string, outcome: Outcome) => told.set(key, outcome)
  await runBulk({ action, rows: people, keyOf: ({ _id }) => _id, tell, isStopped })
  return Object.fromEntries(told)
}

test('rows an act does not fit are left out with their reason before it begins', () => {
  const { fit, left } = sortedOut(activate, people)
  expect(fit.map(({ _id }) => _id)).toEqual(['a', 'c'])
  expect(left).toEqual([{ row: people[1], why: 'Ya está activo' }])
})

test('one row refused by the server does not keep the others from being done', async () => {
  const run = ({ _id }: Person) => (_id === 'b' ? Promise.reject(busy) : Promise.resolve())
  expect(await outcomesOf({ ...activate, run })).toEqual({
    a: { state: 'done' },
    b: { state: 'failed', why: 'Tiene servicios en curso.' },
    c: { state: 'done' },
  })
})

test('who stops it leaves the rows that were not begun', async () => {
  const done: string[] = []
  const run = async ({ _id }: Person) => void done.push(_id)
  await outcomesOf({ ...activate, run }, () => done.length === 1)
  expect(done).toEqual(['a'])
})

test('one call for all rows tells the outcome of each', async () => {
  const runAll = async () => [{ key: 'a' }, { key: 'b', error: 'No existe' }, { key: 'c' }]
  expect(await outcomesOf({ ...activate, runAll })).toMatchObject({
    a: { state: 'done' },
    b: { state: 'failed', why: 'No existe' },
  })
})

test('a call that fails as a whole says so of every row', async () => {
  const runAll = () => Promise.reject(busy)
  const outcomes = await outcomesOf({ ...activate, runAll })
  expect(Object.values(outcomes).map(({ state }) => state)).toEqual(['failed', 'failed', 'failed'])
})
