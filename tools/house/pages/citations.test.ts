import { expect, test } from 'vitest'
import { plant } from '../reading/source.ts'
import { citationsResolve } from './citations.ts'

const cites = citationsResolve([
  plant('docs/rules/a.md', '## Decisions §7 · Acts\n\n- **Security M6.** Once.\n- **Security M7.** Again.'),
])

test.each([
  ['a rule that does not exist', '/** Decisions §8. */'],
  ['one of several rules that does not exist', '// Security M6, M7 and M8.'],
  ['a rule of another page', '// decisions §7 and M6'],
  ['a rule named after a wrapped line', '/**\n * By decisions\n * §9.\n */'],
  ['a section of no page', '// As domain.md §7 says.'],
])('%s is found', (_fault, text) => {
  expect(cites([plant('bench/a.ts', text)])).not.toEqual([])
})

test('rules that exist pass, however they are listed', () => {
  const text = '/** Decisions\n * §7 "acts", security M6–M7; the security of M9 motorways. */'
  expect(cites([plant('bench/a.ts', text)])).toEqual([])
})
