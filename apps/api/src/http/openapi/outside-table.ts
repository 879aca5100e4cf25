/** Doors that are no endpoint of the table: probes, files by signed address, the live channel. */
import { events } from '@arriero/contract/orders/events'

export type Door = {
  method: 'GET'
  path: string
  /** Who gets in. */
  access: 'signature' | 'public' | 'ticket'
  query?: readonly string[]
  /** What is told through it, by name. */
  tells?: readonly string[]
  /** What it answers where all is well; 200 unless told. */
  status?: 101
  /** What it answers else, by status: a code, or what it says. */
  refuses?: Readonly<Record<number, string>>
}

export const doors: readonly Door[] = [
  {
    method: 'GET',
    path: '/v1/file/{id}',
    access: 'signature',
    query: ['e', 's'],
    refuses: { 404: 'request.not_found', 429: 'request.too_many' },
  },
  { method: 'GET', path: '/v1/logo', access: 'public', refuses: { 404: 'request.not_found' } },
  {
    method: 'GET',
    path: '/v1/live',
    access: 'ticket',
    tells: Object.keys(events),
    status: 101,
    refuses: { 401: 'live.ticket_invalid', 429: 'request.too_many' },
  },
  { method: 'GET', path: '/health', access: 'public' },
  { method: 'GET', path: '/ready', access: 'public', refuses: { 503: '{ ok: false }' } },
]
