/** Doors that are no endpoint of the table: probes, files by signed address, the live channel. */
import { events } from '@arriero/contract/events'

export type Door = {
  method: 'GET'
  path: string
  tag: string
  summary: string
  /** Who gets in. */
  access: string
  query?: readonly string[]
  /** What it answers, by status. */
  answers: Readonly<Record<string, string>>
}

export const doors: readonly Door[] = [
  {
    method: 'GET',
    path: '/v1/file/{id}',
    tag: 'file',
    summary: 'A file by the signed address that a reply gave; the address runs out within five minutes.',
    access: 'signature',
    query: ['e', 's'],
    answers: { 200: 'the bytes', 404: 'request.not_found', 429: 'request.too_many' },
  },
  {
    method: 'GET',
    path: '/v1/logo',
    tag: 'setting',
    summary: 'The logo of the house as a PNG; `v` of an address in a reply stands for one picture for ever.',
    access: 'public',
    answers: { 200: 'the bytes', 404: 'request.not_found' },
  },
  {
    method: 'GET',
    path: '/v1/live',
    tag: 'live',
    summary: `Live channel (socket.io) with a single-use ticket of POST /v1/auth/ticket in \`auth.ticket\`; Origin is checked. Events: ${Object.keys(events).join(', ')}.`,
    access: 'ticket',
    answers: { 101: 'the channel', 401: 'live.ticket_invalid', 429: 'request.too_many' },
  },
  {
    method: 'GET',
    path: '/health',
    tag: 'probes',
    summary: 'The process answers.',
    access: 'public',
    answers: { 200: '{ ok: true }' },
  },
  {
    method: 'GET',
    path: '/ready',
    tag: 'probes',
    summary:
      'Database, schema and jobs stand, there is room to write, the demo world is whole, and the process is not ending.',
    access: 'public',
    answers: { 200: '{ ok: true }', 503: '{ ok: false }' },
  },
]
