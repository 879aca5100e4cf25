import { expect, test } from 'vitest'
import { readsAreAnswered } from './answers.ts'
import { plant } from './reading/source.ts'

const faultsOf = (path: string, text: string) => readsAreAnswered([plant(`apps/web/src/${path}`, text)])

test.each([
  ['awaited', 'features/orders/A.tsx', 'if (!data) return <Skeleton shape="lines" />'],
  ['told to have failed', 'screens/main/A.tsx', 'if (error) return <ErrorState onRetry={retry} />'],
])('a read that is %s by hand is found', (_what, path, text) => {
  expect(faultsOf(path, text)).toHaveLength(1)
})

test.each([
  [
    'a part of the program on its way',
    'screens/main/A.tsx',
    '<Suspense fallback={<Skeleton shape="lines" />}>',
  ],
  ['the piece itself', 'shared/api/Answer.tsx', 'return <Skeleton {...wait} />'],
])('%s is let pass', (_what, path, text) => {
  expect(faultsOf(path, text)).toEqual([])
})
