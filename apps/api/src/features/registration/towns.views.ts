/** Towns for who has no session yet: each once, by its code. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { OpenCtx } from '#context.ts'

const most = 8

export const townsFor = async (
  { providers: { places } }: OpenCtx,
  text: string,
): Promise<ReplyOf<typeof api.registration.towns>> => {
  const found = text === '' ? [] : await places.search(text, most)
  const byCode = new Map(found.map(({ code, town, department }) => [code, `${town}, ${department}`]))
  return { items: [...byCode].map(([code, name]) => ({ code, name })), attribution: places.attribution }
}
