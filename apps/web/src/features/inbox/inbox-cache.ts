/** What is done with an entry stands on screen at once, before the server has answered; a refusal is read again from it. */
import { api } from '@arriero/contract'
import type { InboxItem } from '@arriero/contract/house/inbox'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '#shared/api/queries.ts'

interface Page {
  items: InboxItem[]
  total: number
  asleep: number
}
type Cached = Page | { pages: Page[] } | undefined

/** The entry as it will be read; undefined where it leaves the list. */
type Change = (item: InboxItem) => InboxItem | undefined

const inPage = (page: Page, change: Change): Page => {
  const items = page.items.flatMap((item) => change(item) ?? [])
  return { ...page, items, total: page.total - (page.items.length - items.length) }
}

export const changeCached = (cached: Cached, change: Change): Cached => {
  if (!cached) return cached
  if ('pages' in cached) return { ...cached, pages: cached.pages.map((page) => inPage(page, change)) }
  return inPage(cached, change)
}

/** Of the entry with this id. What is being read now would bring back how it stood before. */
export const changeEntry = async (client: QueryClient, id: string, change: Change): Promise<void> => {
  const queryKey = keyOf(api.inbox.items)
  await client.cancelQueries({ queryKey })
  client.setQueriesData<Cached>({ queryKey }, (cached) =>
    changeCached(cached, (item) => (item._id === id ? change(item) : item)),
  )
}

export const ownedBy =
  (owner: InboxItem['owner']): Change =>
  (item) => ({ ...item, owner })

/** Put off or brought back: it is no longer in the list that it stood in. */
export const gone: Change = () => undefined
