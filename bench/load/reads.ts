/** The reads of both sides, as requests. */
import type { Request } from 'autocannon'
import type { Gatekeeper } from './actors.ts'

type Owned = { id: string; client_id: string }

export const bareReads = (path: 'one' | 'list' | 'narrow', ids: readonly string[]): Request[] =>
  ids.map((id) => ({ path: `/${path}/${id}` }))

export const bareActs = (ids: readonly string[]): Request[] =>
  ids.map((id) => ({
    method: 'POST',
    path: '/act',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, pesos: 1_000_000 }),
  }))

export const detailsOf = (enter: Gatekeeper, orders: readonly Owned[]): Promise<Request[]> =>
  Promise.all(
    orders.map(async ({ id, client_id }) => ({
      method: 'GET',
      path: `/v1/order/detail/${id}`,
      headers: (await enter(client_id)).headers,
    })),
  )

/** First pages of 50, newest first; `words` are searched in turn. */
export const listsOf = (
  enter: Gatekeeper,
  clients: readonly string[],
  words: readonly string[] = [],
): Promise<Request[]> =>
  Promise.all(
    clients.map(async (id, index) => ({
      method: 'POST',
      path: `/v1/order/type?limit=50${words.length > 0 ? `&q=${words[index % words.length]}` : ''}`,
      headers: { ...(await enter(id)).headers, 'content-type': 'application/json' },
      body: JSON.stringify({ userType: 'client', _id: id }),
    })),
  )

/** One after the other; a refusal is an error. */
export const sendAll = async (url: string, requests: readonly Request[]): Promise<void> => {
  for (const { path = '/', ...request } of requests) {
    const answer = await fetch(url + path, request)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    await answer.arrayBuffer()
  }
}
