// ARCHITECTURE.md says what the rule holds.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../../launch/paths.mjs'
import { apiFolders } from './folders.ts'

const row = /^\| (`.+`) \| .+ \| (.+) \|$/gm
const wordsOf: Record<string, string[]> = { everything: ['*'], nothing: [] }

test('the table of folders in ARCHITECTURE.md is the one that is held', () => {
  const page = readFileSync(inRoot('ARCHITECTURE.md'), 'utf8')
  const told = [...page.matchAll(row)].flatMap(([, names = '', imports = '']) =>
    [...names.matchAll(/`([\w-]+)/g)].map(([, name]) => [name, wordsOf[imports] ?? imports.split(', ')]),
  )
  expect(Object.fromEntries(told)).toEqual(apiFolders)
})
