import { CallError } from '@arriero/contract/call'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { desk, draw, focusOn, phone, soon } from '../drawn.fixture.tsx'
import { Field } from '../plain/fields/Field.tsx'
import { RowModal } from '../ui/windows/RowModal.tsx'
import { DaySpans } from './filters/DaySpans.tsx'
import { dayKeys } from './ListTable.tsx'
import { ListScreen } from './ListScreen.tsx'
import { asked, enter, ids, list, server, stateOf, viewOf } from './refunds.fixture.ts'
import { useListTable } from './use-list-table.ts'

beforeEach(() => enter())

const Refunds = () => {
  const shown = useListTable(list)
  return (
    <main>
      <ListScreen
        list={shown}
        at="/refunds"
        above={<DaySpans controls={shown.table.controls} label="Meses" keys={dayKeys} />}
        row={(id, onClose) => (
          <RowModal row={id} title={(row) => `Devolución ${row.slice(-2)}`} onClose={onClose}>
            {(row) => <p>De {row}</p>}
          </RowModal>
        )}
        create={{
          label: 'Pedir devolución',
          title: 'Devolución nueva',
          form: () => (
            <form>
              <Field label="Motivo" defaultValue="" />
            </form>
          ),
        }}
      />
    </main>
  )
}

const open = async (size = desk, at = '/refunds') => {
  await draw(<Refunds />, size, at)
  await expect.element(page.getByText('40 registros')).toBeVisible()
}
const lastQuestion = () =>
  String(asked.mock.calls.findLast(([called]) => called.startsWith('GET /refunds'))?.[0])
const isAskedFor = (...parts: string[]) =>
  soon(() => {
    for (const part of parts) expect(lastQuestion()).toContain(part)
  })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = (name: string) => page.getByRole('dialog', { name })
const heads = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((head) => head.textContent?.replace('Filtrar por estado', ''))

test('a list that is a screen is heard by its heading, what it is, what can be begun, its search and its tools', async () => {
  await open()
  await expect.element(page.getByRole('main')).toMatchAriaInlineSnapshot(`
    - main:
      - heading "Devoluciones" [level=1]
      - paragraph: Lo que se devuelve a los clientes.
      - button "Pedir devolución"
      - group "Meses":
        - button "Este mes"
        - button "Mes pasado"
        - button "Este trimestre"
        - button "Este año"
      - region "Devoluciones":
        - status
        - searchbox "Buscar por placa"
        - button "Buscar"
        - button "Más filtros"
        - button "Vistas"
        - button "Columnas"
        - button "Exportar"
        - button "Actualizar"
        - table "Devoluciones":
          - rowgroup:
            - row "Placa Total Estado Filtrar por estado":
              - columnheader "Placa"
              - columnheader "Total":
                - button "Total"
              - columnheader "Estado Filtrar por estado":
                - text: Estado
                - button "Filtrar por estado"
          - rowgroup:
            - row "Placa ABC123 $1.234.567 Pagada":
              - cell "Placa ABC123"
              - cell "$1.234.567"
              - cell "Pagada"
            - row "Placa XYZ987 $980.000 Por pagar":
              - cell "Placa XYZ987"
              - cell "$980.000"
              - cell "Por pagar"
        - status: 40 registros
        - navigation "Página 1":
          - button "Anterior" [disabled]
          - text: Página 1
          - button "Siguiente"
  `)
})

test('what is looked for is asked with Enter, stands in the address, and more than a search takes is not asked', async () => {
  await open()
  const search = page.getByRole('searchbox', { name: 'Buscar por placa' })
  await search.fill('  abc ')
  await userEvent.keyboard('{Enter}')
  await isAskedFor('q=abc')
  expect(location.search).toBe('?q=abc')
  await search.fill('x'.repeat(500))
  await userEvent.keyboard('{Enter}')
  await expect.element(search).toHaveAttribute('aria-invalid', 'true')
  await search.fill('xyz')
  await userEvent.keyboard('{Enter}')
  await isAskedFor('q=xyz')
  expect(asked).not.toHaveBeenCalledWith(expect.stringContaining('xxxx'), undefined)
})

/** As a program that fills fields in does: without a moment between two. */
const fillAtOnce = (...fields: readonly [field: Locator, text: string][]): void => {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  for (const [field, text] of fields) {
    const element = field.element()
    set?.call(element, text)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

test('two days that are set in one moment both hold', async () => {
  await open()
  focusOn(button('Más filtros'))
  await userEvent.keyboard('{Enter}')
  const days = page.getByRole('group', { name: 'Pedida' })
  await expect.element(days.getByRole('textbox', { name: 'hasta' })).toBeVisible()
  fillAtOnce(
    [days.getByRole('textbox', { name: 'Pedida desde' }), '01/03/2026'],
    [days.getByRole('textbox', { name: 'hasta' }), '31/03/2026'],
  )
  await isAskedFor('from=2026-03-01', 'to=2026-03-31')
})

test('a list is narrowed to days by typing them; what is no day is not asked for, and none takes the narrowing away', async () => {
  await open()
  focusOn(button('Más filtros'))
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Más filtros')).toHaveAttribute('aria-expanded', 'true')
  const days = page.getByRole('group', { name: 'Pedida' })
  const first = days.getByRole('textbox', { name: 'Pedida desde' })
  await first.fill('01/03/2026')
  await days.getByRole('textbox', { name: 'hasta' }).fill('31032026')
  await isAskedFor('from=2026-03-01', 'to=2026-03-31')
  await expect.element(button('Más filtros (2)')).toBeVisible()
  await first.fill('31/02/2026')
  await userEvent.tab()
  await expect.element(days.getByText(/Esa fecha no existe/)).toBeVisible()
  expect(lastQuestion()).toContain('from=2026-03-01')
  await first.fill('')
  await expect.poll(() => location.search).toBe('?to=2026-03-31')
})

test('a span of days is one press, and another takes it away', async () => {
  await open()
  const span = page.getByRole('group', { name: 'Meses' }).getByRole('button').first()
  focusOn(span)
  await userEvent.keyboard('{Enter}')
  await expect.element(span).toHaveAttribute('aria-pressed', 'true')
  await isAskedFor('from=', 'to=')
  await userEvent.keyboard('{Enter}')
  await expect.element(span).toHaveAttribute('aria-pressed', 'false')
  expect(location.search).toBe('')
})

test('a row opens at its address over the list, and Escape leads back to the row and its question', async () => {
  await open(desk, '/refunds?state=open')
  const row = page.getByRole('row', { name: /XYZ987/ })
  focusOn(row)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog('Devolución 02')).toBeVisible()
  expect(location.pathname).toBe(`/refunds/${ids[1]}`)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog('Devolución 02')).not.toBeInTheDocument()
  expect(location.pathname + location.search).toBe('/refunds?state=open')
  await expect.element(row).toHaveFocus()
})

test('a new one is begun in a window at its address, with the keyboard in its first field', async () => {
  await open()
  focusOn(button('Pedir devolución'))
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog('Devolución nueva')).toBeVisible()
  expect(location.pathname).toBe('/refunds/nueva')
  await expect.element(page.getByRole('textbox', { name: 'Motivo' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog('Devolución nueva')).not.toBeInTheDocument()
  await expect.element(button('Pedir devolución')).toHaveFocus()
})

test('an address of none of its rows is told, with the way to the list', async () => {
  await draw(<Refunds />, desk, '/refunds/nadie')
  await expect.element(page.getByText('En esta dirección no hay nada').last()).toBeVisible()
  await page.getByRole('link', { name: 'Ir a la lista' }).click()
  await expect.element(page.getByText('40 registros')).toBeVisible()
})

test('page after page is asked for, and the way back is known', async () => {
  await open()
  await button('Siguiente').click()
  await isAskedFor('after=second')
  await expect.element(page.getByRole('navigation', { name: 'Página 2' })).toBeVisible()
  await expect.element(button('Siguiente')).toBeDisabled()
  await button('Anterior').click()
  await expect.element(page.getByRole('navigation', { name: 'Página 1' })).toBeVisible()
  expect(location.search).toBe('')
})

test('a list that did not come says so and comes when it is asked for again', async () => {
  server.refuses = (called) =>
    called === 'GET /v1/refunds'
      ? new CallError(500, { error: 'Algo pasó', code: 'server.unexpected', requestId: 'abcdef012345' })
      : undefined
  await draw(<Refunds />, desk, '/refunds')
  await expect.element(page.getByText('Algo pasó')).toBeVisible()
  server.refuses = () => undefined
  await button('Reintentar').click()
  await expect.element(page.getByText('40 registros')).toBeVisible()
})

test('an address that asks what the list does not know is told, and left by one press', async () => {
  server.refuses = () =>
    lastQuestion().includes('state=lost')
      ? new CallError(400, { error: 'No', code: 'input.invalid', requestId: 'abcdef012345' })
      : undefined
  await draw(<Refunds />, desk, '/refunds?state=lost')
  await expect.element(page.getByText('Un filtro de esta dirección no existe')).toBeVisible()
  await button('Quitar filtros').last().click()
  await expect.element(page.getByText('40 registros')).toBeVisible()
  expect(location.search).toBe('')
})

test('where a filter finds nothing that is said apart from a list that has nothing', async () => {
  await draw(<Refunds />, desk, '/refunds?state=none')
  await expect.element(page.getByText('Nada coincide con lo que busca')).toBeVisible()
  await expect.element(page.getByRole('table')).toBeVisible()
})

test('columns are hidden, moved and left as they were by the keyboard, which stays in their window', async () => {
  await open()
  focusOn(button('Columnas'))
  await userEvent.keyboard('{Enter}')
  const chooser = dialog('Columnas y densidad')
  const plate = chooser.getByRole('checkbox', { name: 'Placa' })
  await expect.element(plate).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(heads()).toEqual(['Total', 'Estado'])
  focusOn(chooser.getByRole('button', { name: 'Bajar total' }))
  await userEvent.keyboard('{Enter}')
  expect(heads()).toEqual(['Estado', 'Total'])
  await expect.element(chooser.getByRole('status')).toHaveTextContent('Total, lugar 3')
  // Arrived at its end it is still in reach.
  await expect.element(chooser.getByRole('button', { name: 'Bajar total' })).toHaveFocus()
  await chooser.getByText('Compacta').click()
  await expect
    .poll(() => page.getByRole('row').last().element().getBoundingClientRect().height)
    .toBeLessThan(40)
  await chooser.getByRole('button', { name: 'Dejar como estaba' }).click()
  expect(heads()).toEqual(['Placa', 'Total', 'Estado'])
  await userEvent.keyboard('{Escape}')
  await expect.element(chooser).not.toBeInTheDocument()
  await expect.element(button('Columnas')).toHaveFocus()
})

test('the list as it stands is kept under a name, and opened by it', async () => {
  await open(desk, '/refunds?state=open')
  focusOn(button('Vistas'))
  await userEvent.keyboard('{Enter}')
  await page.getByRole('menuitem', { name: 'Guardar como vista…' }).click()
  const window = dialog('Guardar vista')
  await window.getByRole('button', { name: 'Guardar vista' }).click()
  await expect.element(window.getByText('El nombre es obligatorio')).toBeVisible()
  await userEvent.keyboard('Por pagar{Enter}')
  await expect.element(button('Vista: Por pagar')).toBeVisible()
  expect(asked).toHaveBeenCalledWith(
    'POST /table/views',
    expect.objectContaining({ list: 'refunds', name: 'Por pagar', isShared: false, state: stateOf('open') }),
  )
  expect(location.search).toContain(`vista=${'b'.repeat(24)}`)
  await button('Quitar filtros').click()
  await button('Vistas').click()
  await page.getByRole('menuitem', { name: 'Por pagar' }).click()
  await expect.poll(() => location.search).toContain('state=open')
})

test('what differs from a view is told in its name, and kept in it by one press', async () => {
  server.views = [viewOf({})]
  await open(desk, `/refunds?state=open&vista=${'a'.repeat(24)}`)
  await expect.element(button('Vista: Pendientes')).toBeVisible()
  await button('Total').click()
  await button('Vista: Pendientes, con cambios sin guardar').click()
  await page.getByRole('menuitem', { name: 'Guardar los cambios en «Pendientes»' }).click()
  await expect.element(page.getByText('La vista se ha actualizado correctamente')).toBeVisible()
  await expect.element(button('Vista: Pendientes')).toBeVisible()
})

test('a view of one’s own is renamed, and removed once that was asked; one of others is only opened with', async () => {
  server.views = [viewOf({}), viewOf({ _id: 'b'.repeat(24), name: 'De todos', isOwn: false, isShared: true })]
  await open()
  await button('Vistas').click()
  await page.getByRole('menuitem', { name: 'Administrar vistas…' }).click()
  const window = dialog('Administrar vistas')
  const name = window.getByRole('textbox', { name: 'Nombre de la vista Pendientes' })
  await expect.element(window).toMatchAriaInlineSnapshot(`
    - dialog "Administrar vistas":
      - button "Cerrar"
      - text: Administrar vistas
      - list:
        - listitem:
          - textbox "Nombre de la vista Pendientes": Pendientes
          - checkbox "Abrir la lista con esta vista"
          - text: Abrir la lista con esta vista
          - checkbox "Compartir con las personas de mi rol"
          - text: Compartir con las personas de mi rol
          - button "Borrar la vista Pendientes"
        - listitem:
          - strong: De todos
          - text: de Rosa
          - checkbox "Abrir la lista con esta vista"
          - text: Abrir la lista con esta vista
  `)
  await name.fill('Sin pagar')
  await userEvent.keyboard('{Enter}')
  await soon(() =>
    expect(asked).toHaveBeenCalledWith(`PUT /table/views/${'a'.repeat(24)}`, { name: 'Sin pagar' }),
  )
  await window.getByRole('checkbox', { name: 'Abrir la lista con esta vista' }).first().click()
  await soon(() =>
    expect(asked).toHaveBeenCalledWith('PUT /table/default', { list: 'refunds', viewId: 'a'.repeat(24) }),
  )
  await window
    .getByRole('button', { name: /^Borrar la vista/ })
    .first()
    .click()
  const question = dialog('Borrar vista')
  await expect.element(question.getByText(/Se borra la vista «Sin pagar»/)).toBeVisible()
  expect(page.getByRole('dialog').elements()).toHaveLength(1)
  await question.getByRole('button', { name: 'Borrar vista' }).click()
  await expect.element(page.getByText('Todavía no tiene vistas en esta lista.')).toBeVisible()
})

test('whoever is not of the house shares no views', async () => {
  enter('client')
  server.views = [viewOf({})]
  await open()
  await button('Vistas').click()
  await page.getByRole('menuitem', { name: 'Administrar vistas…' }).click()
  await expect.element(page.getByRole('checkbox', { name: /Abrir la lista/ })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /Compartir/ })).not.toBeInTheDocument()
})

test('a file is made of what is asked and seen, or of all columns, and fetched when it is there', async () => {
  const fetched = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await open(desk, '/refunds?state=open')
  focusOn(button('Exportar'))
  await userEvent.keyboard('{Enter}')
  const window = dialog('Exportar a Excel')
  await expect.element(window.getByRole('radio', { name: /las que se ven/i })).toBeChecked()
  await window.getByRole('button', { name: 'Exportar a Excel' }).click()
  await soon(() =>
    expect(asked).toHaveBeenCalledWith('POST /export', {
      list: 'refunds',
      query: { state: ['open'] },
      columns: ['plate', 'total', 'state'],
    }),
  )
  await expect.element(window.getByRole('status')).toHaveTextContent('Listo: 40 filas')
  expect(fetched).toHaveBeenCalledOnce()
  await window.getByRole('button', { name: 'Descargar' }).click()
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(fetched.mock.contexts[0]).toMatchObject({ download: 'devoluciones.xlsx' })
  fetched.mockRestore()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Exportar')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await window.getByRole('radio', { name: /todas/i }).click()
  await window.getByRole('button', { name: 'Exportar a Excel' }).click()
  await soon(() =>
    expect(asked).toHaveBeenCalledWith('POST /export', { list: 'refunds', query: { state: ['open'] } }),
  )
})

test('a file that is refused says why, and its window stays', async () => {
  server.refuses = (called) =>
    called === 'POST /v1/export'
      ? new CallError(409, { error: 'Ya hay tres en camino', code: 'export.too_many', requestId: '1' })
      : undefined
  await open()
  await button('Exportar').click()
  await button('Exportar a Excel').click()
  await expect.element(page.getByText('Ya hay tres en camino')).toBeVisible()
  await expect.element(dialog('Exportar a Excel')).toBeVisible()
})

test('on a phone what the heads offer stands in one window, and applies at once', async () => {
  await open(phone)
  await button('Filtrar y ordenar').click()
  const window = dialog('Filtrar y ordenar')
  await expect.element(window).toMatchAriaInlineSnapshot(`
    - dialog "Filtrar y ordenar":
      - button "Cerrar"
      - group "Estado":
        - checkbox "Por pagar"
        - text: Por pagar
        - checkbox "Pagada"
        - text: Pagada
      - combobox "Ordenar por"
  `)
  await window.getByRole('checkbox', { name: 'Por pagar' }).click()
  await isAskedFor('state=open')
  const order = window.getByRole('combobox', { name: 'Ordenar por' })
  focusOn(order)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(order).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await isAskedFor('sort=-total', 'state=open')
  await userEvent.keyboard('{Escape}')
  await expect.element(window).not.toBeInTheDocument()
  await expect.element(button('Quitar el filtro estado')).toBeVisible()
})
