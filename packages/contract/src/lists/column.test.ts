import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf } from './list.ts'
import { fileColumns, fileKind, fileValue, listValue, questionsOf, screenColumns, wordOf } from './column.ts'

const rowShape = z.object({
  _id: z.string(),
  state: z.enum(['open', 'paid']),
  total: z.number(),
  paidAt: z.string().nullable(),
  client: z.object({ name: z.string(), email: z.string() }),
})
const payments = endpoint('GET /payments', {
  access: 'public',
  reply: listOf(rowShape),
})

const row: z.output<typeof rowShape> = {
  _id: 'f'.repeat(24),
  state: 'paid',
  total: 5000,
  paidAt: null,
  client: { name: 'Ana', email: 'ana@correo.co' },
}

const list = listValue(payments)({
  name: 'refunds',
  title: 'Pagos',
  columns: {
    state: { title: 'Estado', kind: 'choice', words: { open: 'Por pagar', paid: 'Pagado' }, filters: true },
    client: { title: 'Cliente', kind: 'text', isSearchable: true, value: ({ client }) => client.name },
    email: { of: 'client', title: 'Correo', kind: 'text', value: ({ client }) => client.email },
    total: { title: 'Total', kind: 'pesos', isSortable: true },
    paidAt: {
      title: 'Pago',
      kind: 'yesNo',
      isSortable: 'down',
      isOneFilter: true,
      filters: { true: 'Pagado' },
      value: ({ paidAt }) => paidAt !== null,
      file: { kind: 'moment', value: ({ paidAt }) => paidAt },
    },
    photo: { title: 'Foto', kind: 'text', isDrawn: true, value: () => null },
  },
  days: 'Pagado',
})

const keys = (entries: readonly (readonly [string, unknown])[]) => entries.map(([key]) => key)

test('the screen shows what is not the file’s alone, the file what is not drawn', () => {
  expect(keys(screenColumns(list))).toEqual(['state', 'client', 'total', 'paidAt', 'photo'])
  expect(keys(fileColumns(list))).toEqual(['state', 'client', 'email', 'total', 'paidAt'])
})

test('a screen with an order of its own keeps it', () => {
  expect(keys(screenColumns({ ...list, screen: ['total', 'state'] }))).toEqual(['total', 'state'])
})

test('a file says in words what is one of a few, and what it tells otherwise than the screen', () => {
  const told = Object.fromEntries(fileColumns(list).map((entry) => [entry[0], fileValue(entry, row)]))
  expect(told).toEqual({ state: 'Pagado', client: 'Ana', email: 'ana@correo.co', total: 5000, paidAt: null })
  expect(fileColumns(list).map(fileKind)).toEqual(['text', 'text', 'text', 'pesos', 'moment'])
})

test('what a list is sorted and narrowed by is read off its columns', () => {
  expect(questionsOf(list)).toEqual({
    sorts: ['total', '-total', '-paidAt'],
    filters: { state: 'many', client: 'one', paidAt: 'one', from: 'one', to: 'one' },
  })
})

test('a column that is no fact of its row makes no list of it', () => {
  const lost = listValue(payments)({
    name: 'refunds',
    title: 'Pagos',
    columns: { who: { title: 'Quién', kind: 'text' } },
  })
  // @ts-expect-error -- nothing says what `who` tells
  expect(Object.keys(lost.columns)).toEqual(['who'])
})

test('what nobody named is told as it came, whatever it is', () => {
  expect(wordOf({ paid: 'Pagado' }, 'paid')).toBe('Pagado')
  expect(wordOf({ paid: 'Pagado' }, 'constructor')).toBe('constructor')
})
