import { expect, test } from 'vitest'
import { tableOf, withPart } from './part.ts'

const page = `# Figures

<!-- orders begins -->
of yesterday
<!-- orders ends -->

<!-- addresses begins -->
<!-- addresses ends -->

What was tried.
`

test('a bench writes its own part of the page and leaves the rest as people wrote it', () => {
  const once = withPart(page, 'orders', tableOf(['what', 'ratio'], [['list', '61 %']]))
  expect(once).toBe(`# Figures

<!-- orders begins -->

| what | ratio |
| --- | --- |
| list | 61 % |

<!-- orders ends -->

<!-- addresses begins -->
<!-- addresses ends -->

What was tried.
`)
  expect(withPart(once, 'orders', ['of today'])).toBe(withPart(page, 'orders', ['of today']))
})

test('a page without its place is not written over', () => {
  expect(() => withPart(page, 'lists', ['x'])).toThrow('no place for what lists found')
})
