import { expect, test } from 'vitest'
import { plant } from '../reading/source.ts'
import { readmesAreTrue } from './readmes.ts'

const room = 'apps/api/src/features/orders'
const files = [
  `${room}/orders.store.ts`,
  `${room}/data/seen.ts`,
  'apps/api/src/features/offers/award.ts',
  'apps/api/src/config.ts',
  'packages/domain/src/orders/orders.ts',
].map((path) => plant(path, ''))

const saidOf = (path: string, text: string) => readmesAreTrue([plant(path, text)])(files)

test.each([
  ['a file that was folded into its neighbour', `${room}/README.md`, '`orders.views.ts` reads'],
  ['a file of another room by its bare name', `${room}/README.md`, '`award.ts` ends'],
  ['a file of the domain that moved', 'ARCHITECTURE.md', '`domain/money/orders.ts` decides'],
  ['more than ten lines', `${room}/README.md`, 'One.\n'.repeat(11)],
])('a README with %s is found', (_what, path, text) => {
  expect(saidOf(path, text)).toHaveLength(1)
})

test('one that names what is there in ten lines passes', () => {
  const text =
    '`orders.store.ts`, `data/seen.ts`, `seen.ts`, `offers/award.ts`, `config.ts`, `domain/orders/orders.ts`\n'
  expect(saidOf(`${room}/README.md`, text.repeat(10))).toEqual([])
  expect(saidOf('tools/README.md', 'One.\n'.repeat(11))).toEqual([])
})
