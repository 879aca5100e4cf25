import type { InboxItem } from '@arriero/contract/house/inbox'
import { QueryClient } from '@tanstack/react-query'
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { keyOf } from '#shared/api/queries.ts'
import { changeCached, changeEntry, gone, ownedBy } from './inbox-cache.ts'

const item = (_id: string) => ({ _id, owner: null }) as InboxItem
const page = (...ids: string[]) => ({ items: ids.map(item), total: ids.length, asleep: 0 })
const key = (query: object) => keyOf(api.inbox.items, { query })
const me = { _id: 'me', name: 'Ana' }

test('taken it has its owner in every list at once, and nothing else changes', async () => {
  const client = new QueryClient()
  client.setQueryData(key({ a: 1 }), page('one', 'two'))
  client.setQueryData([...key({ a: 2 }), 'pages'], { pages: [page('two'), page('three')] })
  await changeEntry(client, 'two', ownedBy(me))
  expect(client.getQueryData(key({ a: 1 }))).toMatchObject({
    items: [
      { _id: 'one', owner: null },
      { _id: 'two', owner: me },
    ],
  })
  expect(client.getQueryData([...key({ a: 2 }), 'pages'])).toMatchObject({
    pages: [{ items: [{ _id: 'two', owner: me }] }, { items: [{ _id: 'three', owner: null }] }],
  })
})

test('put off it leaves its list, which counts one less', () => {
  const change = (one: InboxItem) => (one._id === 'two' ? gone(one) : one)
  expect(changeCached(page('one', 'two'), change)).toEqual({ ...page('one'), total: 1 })
  expect(changeCached(undefined, change)).toBeUndefined()
})
