/** What is read of INVIAS's posts, and that the file in the repository is a table of them. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { categoriesOf, csvOf, postOf, type Source } from './build.ts'

const source = (nombrepeaje: string, figures: readonly number[], codigopeaje = 83): Source => {
  const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii']
  const tariffs = Object.fromEntries(romans.map((roman, at) => [`categoria${roman}`, figures[at] ?? 0]))
  return { properties: { nombrepeaje, codigopeaje, ...tariffs }, geometry: { coordinates: [-73, 6] } }
}

test('how many categories a post counts is read from its figures', () => {
  expect(categoriesOf([12_100, 12_900, 33_500, 41_500, 48_600, 0, 0])).toBe(5)
  expect(categoriesOf([12_300, 19_200, 32_200, 47_400, 64_600, 65_300, 0])).toBe(6)
  expect(categoriesOf([16_800, 28_900, 23_200, 28_900, 57_400, 81_800, 81_800])).toBe(7)
  // Galapa: five, and two more for trucks beyond the law.
  expect(categoriesOf([11_900, 12_800, 27_300, 35_100, 39_500, 55_700, 61_800])).toBe(5)
  // Rincón Hondo: seven, although its trucks hardly differ before the sixth.
  expect(categoriesOf([14_000, 14_800, 16_000, 16_900, 18_200, 51_900, 59_500])).toBe(7)
})

test('what is not published is unknown, and a post that is closed or has fallen collects nothing', () => {
  expect(postOf(source('UNO', [1000, 2000, 0, 4000, 5000])).pesos).toEqual([1000, 2000, null, 4000, 5000])
  for (const name of ['LA NEVERA (NO OPERATIVO)', 'TUNIA (SINIESTRADA)'])
    expect(postOf(source(name, [0, 0, 0, 0, 0]))).toMatchObject({ pesos: [0, 0, 0, 0, 0] })
  expect(postOf(source('TUNIA (SINIESTRADA)', [])).name).toBe('Tunia')
})

test('what is published wrongly is mended by what is known', () => {
  expect(postOf(source('LAUREANO GÓMEZ', [10_100, 1200, 28_100, 37_200, 42_100])).pesos[1]).toBe(12_000)
})

test('the file holds every post once, by code and name, with a figure for each of its categories', () => {
  const file = new URL('../../../packages/map/tolls/tolls.csv', import.meta.url)
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  expect(lines[0]).toBe(csvOf([]).trimEnd())
  const posts = lines.slice(1).map((line) => line.split(','))
  expect(posts).toHaveLength(181)
  expect(new Set(posts.map(([code, name]) => (code === '0' ? name : code))).size).toBe(181)
  for (const cells of posts) {
    expect(cells, cells[1]).toHaveLength(10)
    expect(cells.slice(3 + Number(cells[2])).join(''), cells[1]).toBe('')
  }
})
