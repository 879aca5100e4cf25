import { endpoint } from '@arriero/contract/endpoint'
import { listOf } from '@arriero/contract/lists/list'
import { listValue, questionsOf } from '@arriero/contract/lists/column'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { boxOf, desk, draw, focusOn, Holding, phone, soon } from '../drawn.fixture.tsx'
import { useIsPhone } from '../media.ts'
import type { Bulk, BulkAction } from './bulk/bulk.ts'
import type { Column, SumRow } from './columns/column.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { listColumns } from './columns/list-columns.tsx'
import { tableQuery } from './filters/table-query.ts'
import { useTableState } from './filters/use-table-state.ts'
import { StateSums } from './rows/StateSums.tsx'

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

type More = Partial<Omit<DataTableProps<Row>, 'columns'>> & {
  added?: readonly Column<Row>[]
  hasStates?: boolean
}

const Payments = ({ added = [], hasStates = false, ...more }: More) => {
  const { sorts, filters } = questionsOf<Row>(list)
  const controls = useTableState(Object.keys(filters))
  asked(tableQuery(controls.state, { sorts, filters }))
  const isPhone = useIsPhone()
  return (
    <>
      {hasStates && <StateSums label="Por estado" controls={controls} filterKey="state" sums={states} />}
      <DataTable
        label={list.title}
        columns={[...listColumns(list, {}, isPhone), ...added]}
        controls={controls}
        rows={rows}
        keyOf={({ _id }) => _id}
        onReload={() => undefined}
        onOpen={onOpen}
        {...more}
      />
    </>
  )
}

const open = (size = desk, more: More = {}) => draw(<Payments {...more} />, size)
const states = [
  { key: 'all', title: 'Todos', pesos: 2_214_567, count: '2 pagos' },
  { key: 'open', title: 'Por pagar', pesos: 980_000, count: '1 pago' },
]

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
  focusOn(head)
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
  focusOn(filter)
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
  focusOn(row)
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
  focusOn(page.getByRole('button', { name: 'abcd01' }))
  await userEvent.keyboard(' ')
  expect(onOpen.mock.calls).toEqual([[rows[0]]])
})

const all = page.getByRole('checkbox', { name: 'Seleccionar las filas de esta página' })
const choose = (plate: string) => page.getByRole('checkbox', { name: `Seleccionar ${plate}` })
const bar = page.getByRole('toolbar', { name: 'Acciones sobre las filas seleccionadas' })

/** How the server answers for one row; until it does the next one waits. */
let end: (outcome: 'done' | Error) => void
const run = vi.fn(
  (_row: Row) =>
    new Promise<void>((resolve, reject) => {
      end = (outcome) => (outcome === 'done' ? resolve() : reject(outcome))
    }),
)
const bulk: Bulk<Row> = {
  nameOf: ({ plate }) => plate,
  sum: (chosen) => <span>Suma {chosen.length}</span>,
  actions: [
    {
      key: 'pay',
      label: 'Pagar',
      effect: (count) => `Se pagan ${count} a sus cuentas.`,
      whyNot: ({ total }) => (total === 0 ? 'No se debe nada' : undefined),
      run,
    },
  ],
}
const owed: readonly Row[] = [
  ...rows,
  { _id: '0123456789abcdef01abcd03', plate: 'nada', total: 0, state: 'open' },
]
const openBulk = (size = desk) => {
  run.mockClear()
  return open(size, { bulk, rows: owed })
}

test('rows are chosen by the space bar, one or all, and what they come to is said', async () => {
  await openBulk()
  focusOn(choose('abc-123'))
  await userEvent.keyboard(' ')
  expect(onOpen).not.toHaveBeenCalled()
  await expect.element(bar).toMatchAriaInlineSnapshot(`
    - toolbar "Acciones sobre las filas seleccionadas":
      - strong: 1 seleccionada
      - text: Suma 1
      - button "Pagar"
      - button "Quitar selección"
  `)
  await expect.element(all).toBePartiallyChecked()
  focusOn(all)
  await userEvent.keyboard(' ')
  await expect.element(bar.getByText('3 seleccionadas')).toBeVisible()
  await expect.element(all).toBeChecked()
  focusOn(choose('xyz-987'))
  await userEvent.keyboard(' ')
  await expect.element(bar.getByText('2 seleccionadas')).toBeVisible()
  await bar.getByRole('button', { name: 'Quitar selección' }).click()
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(choose('abc-123')).not.toBeChecked()
})

test('what is done with many is asked by its effect, leaves out whom it does not fit, and Escape leads back to its button', async () => {
  await openBulk()
  await all.click()
  const pay = bar.getByRole('button', { name: 'Pagar' })
  focusOn(pay)
  await userEvent.keyboard('{Enter}')
  const question = page.getByRole('dialog', { name: 'Pagar' })
  await expect.element(question.getByText('Se pagan 2 a sus cuentas.')).toBeVisible()
  await expect.element(question.getByRole('group', { name: 'Resultado de cada fila' }))
    .toMatchAriaInlineSnapshot(`
    - group "Resultado de cada fila":
      - paragraph: Se dejan fuera
      - list:
        - listitem: nada No se debe nada
  `)
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(pay).toHaveFocus()
  expect(run).not.toHaveBeenCalled()
})

test('it is done one after another, each tells what came of it, and the failed ones get another try', async () => {
  await openBulk()
  await all.click()
  await bar.getByRole('button', { name: 'Pagar' }).click()
  const window = page.getByRole('dialog', { name: 'Pagar' })
  await window.getByRole('button', { name: 'Pagar (2)' }).click()
  await soon(() => expect(run.mock.calls).toEqual([[rows[0]]]))
  await userEvent.keyboard('{Escape}')
  await expect.element(window.getByRole('button', { name: 'Detener' })).toBeVisible()
  end('done')
  await soon(() => expect(run).toHaveBeenCalledTimes(2))
  end(new TypeError('no answer'))
  await expect.element(window.getByText('Terminado: 1 de 2; 1 no se pudo.')).toBeVisible()
  await window.getByRole('button', { name: 'Intentar de nuevo (1)' }).click()
  await soon(() => expect(run.mock.lastCall).toEqual([rows[1]]))
  end('done')
  await expect.element(window.getByText('Terminado: 1 de 1.')).toBeVisible()
  await window.getByRole('button', { name: 'Cerrar' }).last().click()
  // Whom it did not fit is still chosen.
  await expect.element(bar.getByText('1 seleccionada')).toBeVisible()
  await expect.element(bar.getByRole('button', { name: 'Pagar' })).toHaveFocus()
})

test('what can be taken back is done to those it fits without a question, and whom it does not fit stays chosen', async () => {
  const now = vi.fn<(chosen: readonly Row[]) => void>()
  const action = { key: 'take', label: 'Tomar', now, whyNot: bulk.actions[0]?.whyNot } as BulkAction<Row>
  await open(desk, { bulk: { ...bulk, actions: [action] }, rows: owed })
  await all.click()
  await bar.getByRole('button', { name: 'Tomar' }).click()
  expect(now.mock.calls).toEqual([[rows]])
  await expect.element(bar.getByText('1 seleccionada')).toBeVisible()
})

test('where nothing is left chosen the keyboard goes on at the heading of the page', async () => {
  await draw(
    <main>
      <h1 tabIndex={-1}>Devoluciones</h1>
      <Payments
        bulk={{ ...bulk, actions: [{ ...bulk.actions[0], run: () => Promise.resolve() } as BulkAction<Row>] }}
      />
    </main>,
  )
  await all.click()
  await bar.getByRole('button', { name: 'Pagar' }).click()
  await page.getByRole('button', { name: 'Pagar (2)' }).click()
  await expect.element(page.getByText('Terminado: 2 de 2.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Devoluciones' })).toHaveFocus()
})

test('stopped, what was not begun is left as it was', async () => {
  await openBulk()
  await all.click()
  await bar.getByRole('button', { name: 'Pagar' }).click()
  await page.getByRole('button', { name: 'Pagar (2)' }).click()
  await soon(() => expect(run).toHaveBeenCalledOnce())
  await page.getByRole('button', { name: 'Detener' }).click()
  end('done')
  await expect.element(page.getByText('Terminado: 1 de 2.')).toBeVisible()
  expect(run).toHaveBeenCalledOnce()
})

test('on a phone the cards are chosen, and opened by their title alone', async () => {
  await openBulk(phone)
  await choose('xyz-987').click()
  await expect.element(bar.getByText('1 seleccionada')).toBeVisible()
  expect(onOpen).not.toHaveBeenCalled()
})

const sums: readonly SumRow[] = [
  { key: 'all', title: 'Todo', amounts: { total: '$2.214.567' }, main: 'total', isWhole: true },
  { key: 'open', title: 'Por pagar', amounts: { total: '$980.000' }, main: 'total' },
]

test('the whole of a list stands under its heads and its parts at its foot, each in its column', async () => {
  await open(desk, { sums })
  const whole = page.getByRole('row', { name: 'Todo $2.214.567' })
  await expect.element(whole).toMatchAriaInlineSnapshot(`
    - row "Todo $2.214.567":
      - rowheader "Todo"
      - cell "$2.214.567"
      - cell
  `)
  await expect
    .element(page.getByRole('row', { name: 'Por pagar $980.000', exact: true }).last())
    .toBeVisible()
  const edge = (place: typeof whole) => Math.round(boxOf(place).right)
  expect(edge(whole.getByText('$2.214.567'))).toBe(edge(page.getByRole('columnheader', { name: 'Total' })))
})

test('on a phone the sums are lines below the cards, opened by the keyboard', async () => {
  await open(phone, { sums })
  const lines = page.getByRole('region', { name: 'Totales' })
  await expect.element(lines.getByText('$980.000').first()).toBeVisible()
  focusOn(page.elementLocator(lines.element().querySelector('summary') as HTMLElement))
  await userEvent.keyboard('{Enter}')
  await expect.element(lines.getByText('Total', { exact: true }).first()).toBeVisible()
})

test('a state in figures narrows the list by a press, says that it does, and another press takes it back', async () => {
  await open(desk, { hasStates: true })
  const state = page.getByRole('list', { name: 'Por estado' }).getByRole('button', { name: /^Por pagar/ })
  focusOn(state)
  await userEvent.keyboard(' ')
  await expect.element(state).toHaveAttribute('aria-pressed', 'true')
  expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ state: ['open'] }))
  await userEvent.keyboard(' ')
  await expect.element(state).toHaveAttribute('aria-pressed', 'false')
  expect(asked).toHaveBeenLastCalledWith(expect.not.objectContaining({ state: ['open'] }))
})

const narrow = { width: 900, height: 700 }
const added: readonly Column<Row>[] = [
  ...['Ruta', 'Carga', 'Cuenta'].map((title) => ({ key: title, title, widthPx: 300, render: () => title })),
  {
    key: 'act',
    title: 'Acción',
    isFixed: true,
    widthPx: 110,
    render: ({ plate }) => <button type="button">Ver {plate}</button>,
  },
]

test('scrolled sideways by the keyboard, the boxes, the first column and the acts stay in sight', async () => {
  await open(narrow, { bulk, added, sums })
  const box = page.getByRole('group', { name: 'Pagos' })
  const first = page.getByRole('cell', { name: 'abcd01' })
  const route = page.getByRole('columnheader', { name: 'Ruta' })
  const act = page.getByRole('button', { name: 'Ver abc-123' })
  const [firstLeft, routeLeft, checkLeft] = [
    boxOf(first).left,
    boxOf(route).left,
    boxOf(choose('abc-123')).left,
  ]
  expect(boxOf(act).right).toBeLessThanOrEqual(narrow.width)
  focusOn(box)
  await userEvent.keyboard('{ArrowRight>8/}')
  await expect.poll(() => boxOf(route).left).toBeLessThan(routeLeft - 40)
  expect(boxOf(first).left).toBeCloseTo(firstLeft, 0)
  expect(boxOf(choose('abc-123')).left).toBeCloseTo(checkLeft, 0)
  expect(boxOf(act).right).toBeLessThanOrEqual(narrow.width)
  await act.click()
  expect(onOpen).not.toHaveBeenCalled()
})

const Growing = ({ isOwn = false }: { isOwn?: boolean }) => (
  <Holding start={rows}>
    {(known, set) => (
      <>
        <button
          type="button"
          onClick={() => set([{ ...rows[0], _id: 'f'.repeat(24), plate: 'new-001' } as Row, ...known])}
        >
          Llega uno
        </button>
        <Payments rows={known} newRows={{ isOwn: () => isOwn }} />
      </>
    )}
  </Holding>
)
const arrived = page.getByRole('cell', { name: 'Placa NEW001' })

test('what others add waits behind a pill, and is shown when it is asked for; the keyboard stays with the list', async () => {
  await draw(<Growing />)
  await page.getByRole('button', { name: 'Llega uno' }).click()
  const pill = page.getByRole('button', { name: '1 fila nueva · Mostrar' })
  await expect.element(pill).toBeVisible()
  await expect.element(arrived).not.toBeInTheDocument()
  focusOn(pill)
  await userEvent.keyboard('{Enter}')
  await expect.element(arrived).toBeVisible()
  await expect.element(pill).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'Pagos' })).toHaveFocus()
})

test('what one added oneself is there at once', async () => {
  await draw(<Growing isOwn />)
  await page.getByRole('button', { name: 'Llega uno' }).click()
  await expect.element(arrived).toBeVisible()
})
