/** What a list's value says of its endpoint, for the page of the API: its columns, and by what it is sorted, narrowed and looked through. */
import { allLists } from '@arriero/contract/es/lists/all'
import type { Endpoint } from '@arriero/contract/endpoint'
import { filtersOf, questionsOf, type AnyList } from '@arriero/contract/lists/column'
import { listTexts as texts } from './api-page.texts.ts'

interface ListWords {
  /** Words for each query parameter, by its name. */
  asked: Readonly<Record<string, string>>
  /** Words for each field of a row, by its name. */
  fields: Readonly<Record<string, string>>
}

type Words = readonly (readonly [key: string, word: string])[]

/** One endpoint answers several lists, which may call the same thing differently. */
const joined = (words: Words): Record<string, string> =>
  Object.fromEntries(
    [...Map.groupBy(words, ([key]) => key)].map(([key, same]) => [
      key,
      [...new Set(same.map(([, word]) => word))].join(' / '),
    ]),
  )

const choices = (words: Readonly<Record<string, string>>): string =>
  Object.entries(words)
    .map(([value, word]) => `\`${value}\` ${word}`)
    .join(', ')

const titled = (list: AnyList<unknown>, key: string): string =>
  list.columns[key.replace(/^-/, '')]?.title ?? ''

const sorted = (lists: readonly AnyList<unknown>[]): Words => {
  const ways = lists.flatMap((list) =>
    questionsOf(list).sorts.map((sort) => [sort.replace(/^-/, ''), titled(list, sort)] as const),
  )
  return ways.length === 0 ? [] : [['sort', texts.sorted(choices(joined(ways)))]]
}

const narrowed = (list: AnyList<unknown>): Words =>
  Object.entries(questionsOf(list).filters).flatMap(([key, rule]): Words => {
    const column = list.columns[key]
    if (!column) return []
    const name = typeof rule === 'string' ? key : rule[1]
    const words = filtersOf(column)
    return [[name, words ? `${column.title}: ${choices(words)}` : column.title]]
  })

const inDays = ({ days }: AnyList<unknown>): Words =>
  days ? [['from', texts.from(days)] as const, ['to', texts.to(days)] as const] : []

const sought = ({ search }: AnyList<unknown>): Words => (search ? [['q', texts.search(search)]] : [])

const fieldsOf = ({ columns }: AnyList<unknown>): Words =>
  Object.entries(columns).map(([key, { title, words }]) => [
    key,
    words ? `${title}: ${choices(words)}` : title,
  ])

export const listWordsOf = (endpoint: Endpoint): ListWords => {
  const lists = allLists.filter(({ from }) => from === endpoint)
  return {
    asked: joined([
      ...sorted(lists),
      ...lists.flatMap((list) => [...narrowed(list), ...inDays(list), ...sought(list)]),
    ]),
    fields: joined(lists.flatMap(fieldsOf)),
  }
}
