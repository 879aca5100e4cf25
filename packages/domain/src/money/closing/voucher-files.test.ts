import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountingPrograms, partsOf, programTakes, type VoucherSize } from './voucher-files.ts'

const numbered = (lines: readonly number[]): VoucherSize[] =>
  lines.map((count, at) => ({ number: at + 1, lines: count }))

test('1,203 lines go to Siigo in three files of 500 at most, whole vouchers each', () => {
  const parts = partsOf(numbered(Array.from({ length: 401 }, () => 3)), 'siigo')
  expect(parts.map(({ lines }) => lines)).toEqual([498, 498, 207])
  expect(parts[0]).toEqual({ from: 1, to: 166, vouchers: 166, lines: 498 })
})

test('a month without entries has no file', () => {
  for (const program of accountingPrograms) expect(partsOf([], program)).toEqual([])
})

test('parts follow each other, leave no voucher out and are never longer than the program takes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 2, max: 6 }), { maxLength: 2_000 }),
      fc.constantFrom(...accountingPrograms),
      (lines, program) => {
        const parts = partsOf(numbered(lines), program)
        const most = programTakes[program].linesMost ?? 100_000
        expect(parts.every((part) => part.lines <= most)).toBe(true)
        expect(parts.reduce((sum, part) => sum + part.lines, 0)).toBe(
          lines.reduce((sum, one) => sum + one, 0),
        )
        expect(parts.reduce((sum, part) => sum + part.vouchers, 0)).toBe(lines.length)
        parts.forEach((part, at) => expect(part.from).toBe((parts[at - 1]?.to ?? 0) + 1))
      },
    ),
    { numRuns: 100 },
  )
})

test('a voucher longer than a file of its program is a file by itself', () => {
  expect(partsOf(numbered([2, 600, 2]), 'siigo').map(({ lines }) => lines)).toEqual([2, 600, 2])
})
