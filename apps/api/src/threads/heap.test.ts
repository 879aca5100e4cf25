import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { heapFlags } from './heap.ts'

const startedWith = (flag: string) =>
  spawnSync(process.execPath, [flag, '--eval', 'process.exit(7)'], { env: {} }).status

// Set while it runs, a flag that V8 no longer has would be passed over without a word.
test.each(heapFlags)('V8 has %s', (flag) => {
  expect(startedWith(flag)).toBe(7)
  expect(startedWith(flag.replace('growing', 'shrinking'))).toBe(9)
})
