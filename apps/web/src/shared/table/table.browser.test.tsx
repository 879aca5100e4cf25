import { endpoint } from '@arriero/contract/endpoint'
import { listOf } from '@arriero/contract/lists/list'
import { listValue, questionsOf } from '@arriero/contract/lists/column'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { desk, draw, phone } from '../drawn.fixture.tsx'
import { useIsPhone } from '../media.ts'
import { DataTable } from './DataTable.tsx'
import { listColumns } from './columns/list-columns.tsx'
import { tableQuery } from './filters/table-query.ts'
import { useTableState } from './filters/useTableState.ts'

const rowShape = z.object({
  _id: z.string(),
  plate: z.string(),
  total: z.number(),
  state: z.enum(['open', 'paid']),
})
type Row = z.output<typeof rowShape>
const payments = endpoint('GET /payments', {
  access: 'public',
  reply: listOf(rowShape),
})

const rows: readonly Row[] = [
  { _id: '0123456789abcdef01abcd01', plate: 'abc-123', total: 1_234_567, state: 'paid' },
  { _id: '0123456789abcdef01abcd02', plate: 'xyz-987', total: 980_000, state: 'open' },
]

const list = listValue(payments)({
  name: 'refunds',
  title: 'Pagos',
  columns: {
    _id: { title: 'Servicio', kind: 'code', card: 'title' },
    plate: { title: 'Placa', kind: 'plate', card: 'fact' },
    total: { title: 'Total', kind: 'pesos', isSortable: true, card: 'fact' },
    state: {
      title: 'Estado',
      kind: 'choice',
      words: { open: 'Por pagar', paid: 'Pagado' },
      filters: true,
      card: 'aside',
    },
  },
})

const asked = vi.fn<(query: object) => void>()
const onOpen = vi.fn<(row: Row) => void>()
beforeEach(() => {
  asked.mockReset()
  onOpen.mockReset()
  localStorage.clear()
})

const Payments = () => {
  const { sorts, filters } = questionsOf<Row>(list)
  const controls = useTableState(Object.keys(filters))
  asked(tableQuery(controls.state, { sorts, filters }))
  return (
    <DataTable
      label={list.title}
      columns={listColumns(list, {}, useIsPhone())}
      controls={controls}
      rows={rows}
      keyOf={({ _id }) => _id}
      onReload={() => undefined}
      onOpen={onOpen}
    />
  )
}

const open = (size = desk) => draw(<Payments />, size)

test('at a desk it is heard as a table with its heads, and each row by what it holds', async () => {
  await open()
  await expect.element(page.getByRole('table', { name: 'Pagos' })).toMatchAriaInlineSnapshot(`
    - table "Pagos":
      - rowgroup:
        - row "Servicio Placa Total Estado Filtrar por estado":
          - columnheader "Servicio"
          - columnheader "Placa"
          - columnheader "Total":
            - button "Total"
          - columnheader "Estado Filtrar por estado":
            - text: Estado
            - button "Filtrar por estado"
      - rowgroup:
        - row "abcd01 Placa ABC123 $1.234.567 Pagado":
          - cell "abcd01":
            - code: abcd01
          - cell "Placa ABC123"
          - cell "$1.234.567"
          - cell "Pagado"
        - row "abcd02 Placa XYZ987 $980.000 Por pagar":
          - cell "abcd02":
            - code: abcd02
          - cell "Placa XYZ987"
          - cell "$980.000"
          - cell "Por pagar"
  `)
})

test('a head is a button: by the keyboard the list is asked for in the other order, and the head says so', async () => {
  await open()
  const head = page.getByRole('button', { name: 'Total', exact: true })
  ;(head.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('columnheader', { name: /^Total/ }))
    .toHaveAttribute('aria-sort', 'ascending')
  expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ sort: 'total' }))
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('columnheader', { name: /^Total/ }))
    .toHaveAttribute('aria-sort', 'descending')
})

test('a filter opens under its head, keeps the keyboard inside, and gives the focus back', async () => {
  await open()
  const filter = page.getByRole('button', { name: 'Filtrar por estado' })
  ;(filter.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('checkbox', { name: 'Por pagar' })).toHaveFocus()
  // Backwards from the first stop is the last one.
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Borrar' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(filter).toHaveFocus()
  await expect.element(filter).toHaveAttribute('aria-expanded', 'false')
})

test('what was filtered is asked for, stands above the list, and is taken away there', async () => {
  await open()
  await page.getByRole('button', { name: 'Filtrar por estado' }).click()
  await page.getByRole('checkbox', { name: 'Por pagar' }).click()
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect.element(page.getByRole('button', { name: 'Quitar el filtro estado' })).toBeVisible()
  expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ state: ['open'] }))
  await page.getByRole('button', { name: 'Quitar el filtro estado' }).click()
  expect(asked).toHaveBeenLastCalledWith(expect.not.objectContaining({ state: ['open'] }))
})

test('a row is a stop of the keyboard and opens by Enter', async () => {
  await open()
  const row = page.getByRole('row').nth(2)
  ;(row.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(onOpen.mock.calls).toEqual([[rows[1]]])
})

test('on a phone the same rows are cards, each opened by its title', async () => {
  await open(phone)
  await expect.element(page.getByRole('list', { name: 'Pagos' })).toMatchAriaInlineSnapshot(`
    - list "Pagos":
      - listitem:
        - button "abcd01":
          - code: abcd01
        - text: Pagado
        - term: Placa
        - definition: Placa ABC123
        - term: Total
        - definition: $1.234.567
      - listitem:
        - button "abcd02":
          - code: abcd02
        - text: Por pagar
        - term: Placa
        - definition: Placa XYZ987
        - term: Total
        - definition: $980.000
  `)
  const [first] = page.getByRole('listitem').getByRole('button').elements()
  ;(first as HTMLElement).focus()
  await userEvent.keyboard(' ')
  expect(onOpen.mock.calls).toEqual([[rows[0]]])
})
