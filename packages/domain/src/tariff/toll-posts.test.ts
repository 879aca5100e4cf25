import { expect, test } from 'vitest'
import { roadTolls, tollCategoryOf, tollDifferences, type TollEdition } from './toll-posts.ts'

const edition: TollEdition = {
  validFrom: '2026-01-01',
  posts: [
    { code: 83, name: 'Oiba', categories: 5, pesos: [12_100, 12_900, 33_500, 41_500, 48_600] },
    { code: 100, name: 'Sopó', categories: 6, pesos: [12_300, 19_200, 32_200, 47_400, 64_600, 65_300] },
    {
      code: 88,
      name: 'San Diego',
      categories: 7,
      pesos: [7000, 7600, 8200, 8800, 18_100, 51_900, 58_900],
    },
    { code: 13, name: 'Tunia', categories: 5, pesos: [0, 0, 0, 0, 0] },
    { code: 176, name: 'Ceballos', categories: 5, pesos: [2500, 4100, null, 9600, 14_800] },
    { code: 0, name: 'San Pedro', categories: 5, pesos: [1, 2, 3, 4, 5] },
  ],
}
const at = (code: number, name = '', alongKm = 10) => ({ code, name, alongKm })

test.each([
  ['C2', 'II', 'III', 'IV'],
  ['C3', 'III', 'IV', 'V'],
  ['2S2', 'III', 'IV', 'V'],
  ['2S3', 'IV', 'V', 'VI'],
  ['3S2', 'IV', 'V', 'VI'],
  ['3S3', 'V', 'VI', 'VII'],
] as const)('a %s pays as %s of five categories, %s of six and %s of seven', (configuration, ...expected) => {
  expect([5, 6, 7].map((count) => tollCategoryOf(count as 5 | 6 | 7, configuration))).toEqual(expected)
})

test('the posts of a road are added up by the axles of the truck', () => {
  const { posts, ...sum } = roadTolls(edition, '3S3', [at(83), at(100), at(88)])
  expect(posts.map(({ category, pesos }) => [category, pesos])).toEqual([
    ['V', 48_600],
    ['VI', 65_300],
    ['VII', 58_900],
  ])
  expect(sum).toEqual({ totalPesos: 172_800, unknownCount: 0, edition: '2026-01-01' })
})

test('a post that is unknown, or whose category has no figure, is told and never taken for free', () => {
  const { posts, totalPesos, unknownCount } = roadTolls(edition, 'C3', [at(83), at(999, 'Nuevo'), at(176)])
  expect(posts.map(({ pesos }) => pesos)).toEqual([33_500, null, null])
  expect([totalPesos, unknownCount]).toEqual([33_500, 2])
})

test('a post that has fallen or is closed collects nothing and stands in no list', () => {
  expect(roadTolls(edition, 'C2', [at(13, 'Tunia')])).toMatchObject({
    posts: [],
    totalPesos: 0,
    unknownCount: 0,
  })
})

test('a post without a code is found by its name, whatever its accents, and no other of that name is', () => {
  expect(roadTolls(edition, 'C2', [at(0, 'SAN  Pédro')]).totalPesos).toBe(2)
  expect(roadTolls(edition, 'C2', [at(122, 'San Pedro')]).unknownCount).toBe(1)
})

test('of two editions every figure is told that changed, came or went', () => {
  const [oiba, sopo, ...others] = edition.posts
  if (!oiba || !sopo) throw new Error('no posts')
  const dearer = { ...oiba, pesos: [12_100, 13_000, 33_500, 41_500, 48_600] }
  const added = { code: 7, name: 'Cencar', categories: 5 as const, pesos: [1, 2, 3, 4, null] }
  const differences = tollDifferences(edition, { validFrom: '2027-01-01', posts: [added, dearer, ...others] })
  expect(differences.filter(({ code }) => code === 83)).toEqual([
    { code: 83, name: 'Oiba', category: 'II', before: 12_900, after: 13_000 },
  ])
  expect(differences.filter(({ code }) => code === 7).map(({ before, after }) => [before, after])).toEqual([
    [null, 1],
    [null, 2],
    [null, 3],
    [null, 4],
  ])
  expect(differences.filter(({ code }) => code === 100)).toHaveLength(6)
  expect(tollDifferences(edition, edition)).toEqual([])
})
