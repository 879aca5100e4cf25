import { endpoint } from '@arriero/contract/endpoint'
import { listOf } from '@arriero/contract/lists/list'
import { listValue } from '@arriero/contract/lists/column'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { listColumns, listFacts } from './list-columns.tsx'

const rowShape = z.object({
  _id: z.string(),
  plate: z.string(),
  total: z.number().nullable(),
  dueOn: z.string(),
  at: z.string(),
  state: z.enum(['open', 'paid']),
  isPaid: z.boolean(),
})
type Row = z.output<typeof rowShape>
const payments = endpoint('GET /payments', {
  access: 'public',
  reply: listOf(rowShape),
})

const row: Row = {
  _id: '0123456789abcdef01abcdef',
  plate: 'abc-123',
  total: 1_234_567,
  dueOn: '2026-01-12',
  at: '2026-01-12T13:00:00Z',
  state: 'paid',
  isPaid: true,
}

const list = listValue(payments)({
  name: 'refunds',
  title: 'Pagos',
  columns: {
    _id: { title: 'Servicio', kind: 'code', note: () => 'Cali → Tuluá', card: 'title' },
    plate: { title: 'Placa', kind: 'plate' },
    total: { title: 'Total', kind: 'pesos', missing: 'N/A' },
    dueOn: { title: 'Vence', kind: 'day', isSortable: true, widthPx: 99 },
    at: { title: 'Fecha', kind: 'moment' },
    state: {
      title: 'Estado',
      kind: 'choice',
      words: { open: 'Por pagar', paid: 'Pagado' },
      tones: { paid: 'good' },
      filters: true,
    },
    isPaid: { title: 'Pago', kind: 'yesNo' },
    route: { title: 'Ruta', kind: 'text', isDrawn: true, isOfCard: true, value: () => 'Cali', card: 'title' },
  },
})

const textOf = (node: React.ReactNode) =>
  renderToStaticMarkup(<>{node}</>)
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
const saidOf = (of: Row) =>
  Object.fromEntries(listColumns(list).map(({ key, render }) => [key, textOf(render(of))]))

test('a kind writes its value as the whole product does', () => {
  expect(saidOf(row)).toEqual({
    _id: 'abcdef Cali → Tuluá',
    plate: 'Placa ABC123',
    total: '$1.234.567',
    dueOn: '12 Ene 2026',
    at: '12 Ene 2026, 8:00 a. m.',
    state: 'Pagado',
    isPaid: 'Sí',
  })
  expect(saidOf({ ...row, total: null })).toMatchObject({ total: 'N/A' })
})

test('a kind decides side and width where the column does not', () => {
  const columns = listColumns(list)
  expect(columns.find(({ key }) => key === 'total')).toMatchObject({ align: 'end', widthPx: 112 })
  expect(columns.find(({ key }) => key === 'dueOn')).toMatchObject({ widthPx: 99, isSortable: true })
  expect(columns[0]).toMatchObject({ card: 'title' })
  expect(columns.find(({ key }) => key === 'state')?.filters).toEqual([
    { value: 'open', label: 'Por pagar' },
    { value: 'paid', label: 'Pagado' },
  ])
})

test('what stands on a card alone is no column of a desk', () => {
  const keysOf = (isPhone: boolean) => listColumns(list, {}, isPhone).map(({ key }) => key)
  expect(keysOf(false)).not.toContain('route')
  expect(keysOf(true)).toContain('route')
})

test('a cell drawn by hand stands in place of its kind’s', () => {
  const [, plate] = listColumns(list, { plate: () => 'Mula' })
  expect(textOf(plate?.render(row))).toBe('Mula')
})

test('a window tells the facts of a row under the titles of the columns, and none it has nothing of', () => {
  const facts = listFacts(list, { ...row, total: null }, ['state', 'total', '_id'])
  expect(facts.map(({ label, value }) => [label, textOf(value)])).toEqual([
    ['Estado', 'Pagado'],
    ['Servicio', 'abcdef'],
  ])
})
