/** What a truck pays at the posts of a road, by the tariffs in force on a day. Decisions §13, docs/decisions/0044. */
import { pesos, type Pesos } from '../money/money.ts'
import { plain } from '../places/place-name.ts'
import type { TariffConfiguration } from '../vehicles/vehicles.ts'
import { tollAxlesOf, tollGroupOf, type TollGroup } from './toll-axles.ts'

/** Into how many categories a post sorts what passes: INVIAS's own into five, concessions mostly into seven. */
export const tollCategoryCounts = [5, 6, 7] as const
export type TollCategoryCount = (typeof tollCategoryCounts)[number]

/** Romans as on the board beside the post; more than a post has are nobody's. */
export const tollCategories = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const
export type TollCategory = (typeof tollCategories)[number]

export type TollPost = {
  /** INVIAS's; 0 where it gives none, and the name alone tells the post. */
  code: number
  name: string
  categories: TollCategoryCount
  /** From the first category on; null where nothing is published, 0 where nothing is collected. */
  pesos: readonly (number | null)[]
}

/** One dated set of tariffs. */
export type TollEdition = { validFrom: string; posts: readonly TollPost[] }

/** A post on somebody's road, with the kilometres to it from the beginning. */
export type PassedPost = { code: number; name: string; alongKm: number }

export const tollPostKey = ({ code, name }: Pick<TollPost, 'code' | 'name'>): string =>
  code > 0 ? String(code) : plain(name)

/** The trucks are the last four categories wherever they are counted: two axles, three or four, five, six and more. */
const fromLast = { two: 4, threeOrFour: 3, five: 2, six: 1 } as const satisfies Record<TollGroup, number>

export const tollCategoryOf = (
  categories: TollCategoryCount,
  configuration: TariffConfiguration,
): TollCategory => tollCategories[categories - fromLast[tollGroupOf[tollAxlesOf[configuration]]]] ?? 'I'

/** Undefined of a post that is not in the edition is the same to a truck as a figure that is not published. */
const pesosAt = (post: TollPost | undefined, configuration: TariffConfiguration): number | null =>
  post ? (post.pesos[tollCategories.indexOf(tollCategoryOf(post.categories, configuration))] ?? null) : null

export type PricedPost = PassedPost & {
  category: TollCategory | null
  /** Null where no tariff is known: it is said, and never taken for nothing. */
  pesos: Pesos | null
}

export type RoadTolls = {
  posts: PricedPost[]
  /** Of those that are known. */
  totalPesos: Pesos
  /** How many have no known tariff: with one or more the total is the least. */
  unknownCount: number
  /** `validFrom` of the tariffs used. */
  edition: string
}

/** A post that collects nothing (closed, fallen) is no toll of the road. */
export const roadTolls = (
  { validFrom, posts }: TollEdition,
  configuration: TariffConfiguration,
  passed: readonly PassedPost[],
): RoadTolls => {
  const known = new Map(posts.map((post) => [tollPostKey(post), post]))
  const priced = passed
    .map(({ code, name, alongKm }) => {
      const post = known.get(tollPostKey({ code, name }))
      const amount = pesosAt(post, configuration)
      return {
        code,
        name,
        alongKm,
        category: post ? tollCategoryOf(post.categories, configuration) : null,
        pesos: amount === null ? null : pesos(amount),
      }
    })
    .filter((post) => post.pesos !== 0)
  return {
    posts: priced,
    totalPesos: pesos(priced.reduce((sum, post) => sum + (post.pesos ?? 0), 0)),
    unknownCount: priced.filter((post) => post.pesos === null).length,
    edition: validFrom,
  }
}

export type TollDifference = {
  code: number
  name: string
  category: TollCategory
  /** Null where there was none, or is none any more. */
  before: number | null
  after: number | null
}

const figuresOf = (post: TollPost | undefined): (number | null)[] =>
  post ? tollCategories.slice(0, post.categories).map((_, at) => post.pesos[at] ?? null) : []

/** What of the figures differs, post by post in the sequence of the newer ones; those that are gone at the end. */
export const tollDifferences = (before: TollEdition, after: TollEdition): TollDifference[] => {
  const old = new Map(before.posts.map((post) => [tollPostKey(post), post]))
  const current = new Map(after.posts.map((post) => [tollPostKey(post), post]))
  const gone = before.posts.filter((post) => !current.has(tollPostKey(post)))
  return [...after.posts, ...gone].flatMap((post) => {
    const { code, name } = post
    const was = figuresOf(old.get(tollPostKey(post)))
    const is = figuresOf(current.get(tollPostKey(post)))
    return tollCategories.flatMap((category, at) => {
      const [first, second] = [was[at] ?? null, is[at] ?? null]
      return first === second ? [] : [{ code, name, category, before: first, after: second }]
    })
  })
}

/** No post of the country takes as much of the largest truck. */
export const tollMostPesos = 1_000_000
