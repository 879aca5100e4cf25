/** A list of refunds and its server: it answers by what it is asked, keeps the views, and writes files at once. */
import type { CallError } from '@arriero/contract/call'
import { endpoint } from '@arriero/contract/endpoint'
import { listValue } from '@arriero/contract/lists/column'
import { listOf } from '@arriero/contract/lists/list'
import type { Role } from '@arriero/domain/people/roles'
import type { Profile } from '@arriero/contract/people/sessions'
import { vi } from 'vitest'
import { z } from 'zod'
import { sessionStore } from '../session/session-store.ts'
import type { SavedView } from './views/view.ts'

const rowShape = z.object({
  _id: z.string(),
  plate: z.string(),
  total: z.number(),
  state: z.enum(['open', 'paid']),
})
type Row = z.output<typeof rowShape>

export const list = listValue(endpoint('GET /refunds', { access: 'public', reply: listOf(rowShape) }))({
  name: 'refunds',
  title: 'Devoluciones',
  page: { help: 'Lo que se devuelve a los clientes.' },
  search: 'placa',
  days: 'Pedida',
  columns: {
    plate: { title: 'Placa', kind: 'plate', card: 'title' },
    total: { title: 'Total', kind: 'pesos', isSortable: true, card: 'fact' },
    state: {
      title: 'Estado',
      kind: 'choice',
      words: { open: 'Por pagar', paid: 'Pagada' },
      filters: true,
      card: 'aside',
    },
  },
})

export const ids = ['0123456789abcdef01abcd01', '0123456789abcdef01abcd02'] as const
const rows: readonly Row[] = [
  { _id: ids[0], plate: 'abc-123', total: 1_234_567, state: 'paid' },
  { _id: ids[1], plate: 'xyz-987', total: 980_000, state: 'open' },
]

export const server = {
  views: [] as SavedView[],
  /** The error that a call is refused with; undefined lets it through. */
  refuses: (_called: string): CallError | undefined => undefined,
}
/** Every call, as it came: `GET /refunds?q=abc`. */
export const asked = vi.fn<(called: string, body?: unknown) => void>()
export const stateOf = (name: string): SavedView['state'] => ({
  filters: { state: [name] },
  sort: null,
  layout: { order: [], hidden: [], shown: [], density: 'comfortable' },
})
export const viewOf = (view: Partial<SavedView>): SavedView => ({
  _id: 'a'.repeat(24),
  name: 'Pendientes',
  isOwn: true,
  isShared: false,
  isDefault: false,
  owner: { name: 'Rosa' },
  state: stateOf('open'),
  updatedAt: '2026-11-21T12:00:00.000Z',
  ...view,
})

const answers: Readonly<Record<string, (url: URL, body: Record<string, never>) => unknown>> = {
  'GET /v1/refunds': ({ searchParams }) => ({
    items: searchParams.getAll('state').includes('none') ? [] : rows,
    total: 40,
    next: searchParams.has('after') ? null : 'second',
  }),
  'GET /v1/table/views': () => ({ items: server.views }),
  'POST /v1/table/views': (_, body) => {
    server.views = [...server.views, viewOf({ ...(body as object), _id: 'b'.repeat(24) })]
    return { _id: 'b'.repeat(24) }
  },
  'PUT /v1/table/views': (_, body) => {
    server.views = server.views.map((view) => ({ ...view, ...(body as object) }))
    return { updated: true }
  },
  'DELETE /v1/table/views': () => {
    server.views = []
    return { removed: true }
  },
  'PUT /v1/table/default': () => ({ updated: true }),
  'POST /v1/export': () => ({ _id: ids[0] }),
  'GET /v1/export': () => ({
    _id: ids[0],
    state: 'done',
    rowCount: 40,
    name: 'devoluciones.xlsx',
    url: '#devoluciones',
    error: null,
    createdAt: '2026-11-21T12:00:00.000Z',
  }),
}

vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
  const url = new URL(address, 'http://server')
  const called = `${method} ${url.pathname.replace(/\/[0-9a-f]{24}$/, '')}`
  const sent = body === undefined ? undefined : JSON.parse(body)
  asked(`${method} ${url.pathname.replace('/v1', '')}${decodeURIComponent(url.search)}`, sent)
  const refusal = server.refuses(called)
  if (refusal) return Response.json(refusal.reply, { status: refusal.status })
  return Response.json(answers[called]?.(url, sent))
})

/** Resets everything and logs this person in. */
export const enter = (rol: Role = 'administrator'): void => {
  localStorage.clear()
  server.views = []
  server.refuses = () => undefined
  asked.mockReset()
  sessionStore.open('token', { _id: ids[0], rol } as unknown as Profile)
}
