import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boxOf, desk, draw, focusOn, Holding, phone, soon } from '#shared/drawn.fixture.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { Form } from '#shared/unsaved/Form.tsx'
import { Select } from '../Select.tsx'
import { SelectSeveral } from '../SelectSeveral.tsx'
import { TypedChoice } from '../TypedChoice.tsx'
import { ResponsiveModal } from '../windows/ResponsiveModal.tsx'

const goods = ['Arroz', 'Café', 'Cacao', 'Carbón', 'Cerámica', 'Fríjol'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

const taken = vi.fn<(value: unknown) => void>()
const sent = vi.fn<() => void>()
beforeEach(() => {
  taken.mockReset()
  sent.mockReset()
})

interface ListProps {
  hasSearch?: boolean
  start?: string
  canClear?: boolean
  options?: readonly { value: string; label: string; disabled?: boolean }[]
}

const List = ({ hasSearch = false, start, canClear = false, options = goods }: ListProps) => (
  <Form
    onSubmit={(event) => {
      event.preventDefault()
      sent()
    }}
  >
    <Holding<string | undefined> start={start}>
      {(value, set) => (
        <FormField label="Mercancía" help="La que más pesa">
          {(control) => (
            <Select
              {...control}
              {...{ hasSearch, options, value }}
              placeholder="Elija una"
              onChange={(chosen) => {
                taken(chosen)
                set(chosen)
              }}
              onClear={canClear ? () => set(undefined) : undefined}
            />
          )}
        </FormField>
      )}
    </Holding>
    <button type="submit">Enviar</button>
  </Form>
)

const field = page.getByRole('combobox', { name: 'Mercancía' })
const list = page.getByRole('listbox', { name: 'Opciones' })
const option = (name: string) => page.getByRole('option', { name, exact: true })
const isAt = (name: string) =>
  soon(() => {
    const id = field.element().getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(id)?.textContent).toBe(name)
  })
const isOpen = () => expect.element(field).toHaveAttribute('aria-expanded', 'true')
const isShut = () => expect.element(field).toHaveAttribute('aria-expanded', 'false')

test.each([
  ['is searched', true],
  ['has a few lines', false],
] as const)('a list that %s is heard by its label, open with all its lines', async (_, hasSearch) => {
  await draw(<List hasSearch={hasSearch} start="café" />)
  await expect.element(field).toHaveAccessibleDescription('La que más pesa')
  focusOn(field)
  await userEvent.keyboard('{ArrowDown}')
  await isAt('Café')
  await expect.element(list).toMatchAriaInlineSnapshot(`
    - listbox "Opciones":
      - option "Arroz"
      - option "Café" [selected]
      - option "Cacao"
      - option "Carbón"
      - option "Cerámica"
      - option "Fríjol"
  `)
})

test('arrows, Home, End and the pages go through it; Enter takes, and its form stays', async () => {
  await draw(<List hasSearch />)
  focusOn(field)
  await userEvent.keyboard('{Enter}')
  await isAt('Arroz')
  await userEvent.keyboard('{ArrowUp}')
  await isAt('Arroz')
  await userEvent.keyboard('{End}')
  await isAt('Fríjol')
  await userEvent.keyboard('{ArrowDown}')
  await isAt('Fríjol')
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}')
  await isAt('Cacao')
  await userEvent.keyboard('{PageDown}')
  await isAt('Fríjol')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await isShut()
  await expect.element(field).toHaveValue('Cerámica')
  await expect.element(field).toHaveFocus()
  expect(taken.mock.calls).toEqual([['cerámica']])
  expect(sent).not.toHaveBeenCalled()
})

test('one types without accents, and what stood there is typed over', async () => {
  await draw(<List hasSearch start="arroz" />)
  await userEvent.tab()
  await userEvent.keyboard('ceramica')
  await expect.poll(() => list.getByRole('option').elements().length).toBe(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Cerámica')
  await field.click()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveAttribute('placeholder', 'Cerámica')
  await expect.poll(() => list.getByRole('option').elements().length).toBe(6)
  await userEvent.keyboard('zzz')
  await expect.element(page.getByRole('status').getByText('No se encontró nada')).toBeVisible()
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('Cerámica')
})

test('a list of a few is opened by space, gone through by first letters, and shows what is chosen', async () => {
  await draw(<List />)
  await expect.element(field).toHaveTextContent('Elija una')
  focusOn(field)
  await userEvent.keyboard(' ')
  await isAt('Arroz')
  await userEvent.keyboard('cer')
  await isAt('Cerámica')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveTextContent('Cerámica')
  await isShut()
  await field.click()
  await isOpen()
  await field.click()
  await isShut()
})

test('what cannot be chosen is read and not taken', async () => {
  await draw(<List options={[{ value: 'sal', label: 'Sal', disabled: true }, ...goods]} />)
  focusOn(field)
  await userEvent.keyboard('{Enter}')
  await isAt('Arroz')
  await userEvent.keyboard('{ArrowUp}')
  await isAt('Sal')
  await userEvent.keyboard('{Enter}')
  await option('Sal').click({ force: true })
  await isOpen()
  expect(taken).not.toHaveBeenCalled()
})

test('what is chosen is taken away where that is offered, and beside it the list closes', async () => {
  await draw(<List canClear start="café" />)
  await page.getByRole('button', { name: 'Borrar' }).click()
  await expect.element(field).toHaveTextContent('Elija una')
  await expect.element(page.getByRole('button', { name: 'Borrar' })).not.toBeInTheDocument()
  await field.click()
  await isOpen()
  await userEvent.click(page.getByRole('button', { name: 'Enviar' }), { force: true })
  await isShut()
})

test('in a window it is cut by nothing, and Escape closes the list first', async () => {
  const onClose = vi.fn()
  await draw(
    <ResponsiveModal isOpen title="Su carga" size="form" onClose={onClose}>
      <List hasSearch />
    </ResponsiveModal>,
  )
  await field.click()
  await expect.element(option('Fríjol')).toBeVisible()
  const [shown, below] = [boxOf(field), boxOf(list)]
  expect(below.top).toBeGreaterThan(shown.bottom)
  expect(below.bottom).toBeLessThan(desk.height)
  await userEvent.keyboard('{Escape}')
  await isShut()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await soon(() => expect(onClose).toHaveBeenCalledOnce())
})

test('who opens it while its form is still coming in keeps it: nothing is typed into the first field', async () => {
  await draw(
    <ResponsiveModal isOpen title="Su carga" size="form" onClose={vi.fn()}>
      <input aria-label="Nombre" />
      <List />
    </ResponsiveModal>,
  )
  focusOn(field)
  await userEvent.keyboard('{ArrowDown}')
  // Until it is in, and a moment more.
  await new Promise((resolve) => setTimeout(resolve, 600))
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await soon(() => expect(taken).toHaveBeenCalledOnce())
})

test('at the foot of the page it opens above its field', async () => {
  await draw(
    <div style={{ paddingTop: 780 }}>
      <List />
    </div>,
  )
  await field.click()
  await expect.element(option('Fríjol')).toBeVisible()
  expect(boxOf(list).bottom).toBeLessThan(boxOf(field).top)
})

test('on a phone field and list are lifted over the screen while one types, and the keyboard stays where it is', async () => {
  await draw(
    <div style={{ paddingTop: 500 }}>
      <List hasSearch />
    </div>,
    phone,
  )
  const before = boxOf(field).top
  await field.click()
  await expect.element(field).toHaveFocus()
  const name = document.querySelector('[popover] > p')
  expect(name?.textContent).toBe('Mercancía')
  expect(boxOf(field).top).toBeLessThan(60)
  expect(boxOf(option('Arroz')).height).toBeGreaterThanOrEqual(48)
  await userEvent.keyboard('fri')
  await option('Fríjol').click()
  await expect.element(field).toHaveValue('Fríjol')
  await expect.element(field).toHaveFocus()
  expect(boxOf(field).top).toBe(before)
  await field.click()
  await page.getByRole('button', { name: 'Cerrar' }).click()
  await isShut()
})

test('on a phone a list of a few opens at its field: no keyboard is there to make room for', async () => {
  await draw(<List />, phone)
  const before = boxOf(field).top
  await field.click()
  await expect.element(option('Arroz')).toBeVisible()
  expect(boxOf(field).top).toBe(before)
})

test('of hundreds the one looked for is in sight', async () => {
  const many = Array.from({ length: 500 }, (_, at) => ({ value: `${at}`, label: `Bulto ${at}` }))
  await draw(<List hasSearch options={many} />)
  focusOn(field)
  await userEvent.keyboard('{ArrowDown}{End}')
  await isAt('Bulto 499')
  await soon(() => {
    const [last, whole] = [boxOf(option('Bulto 499')), boxOf(list)]
    expect(last.bottom).toBeLessThanOrEqual(whole.bottom + 1)
    expect(last.top).toBeGreaterThanOrEqual(whole.top)
  })
})

/** The server answers what was typed last; without anything typed it knows nobody. */
const Asked = () => {
  const [typed, setTyped] = useState('')
  const found = goods.filter(({ label }) => typed && label.toLowerCase().startsWith(typed))
  return (
    <Holding<string | undefined> start={undefined}>
      {(value, set) => (
        <FormField label="Mercancía">
          {(control) => (
            <Select
              {...control}
              value={value}
              options={found}
              search={{ onSearch: setTyped, isLoading: false, isOld: false }}
              onChange={set}
              nothing={typed ? 'Nadie se llama así' : null}
              foot={found.length > 1 && <p>Hay más</p>}
              drawLine={({ label, value: code }) => (
                <>
                  <strong>{label}</strong> <small>{`código ${code}`}</small>
                </>
              )}
            />
          )}
        </FormField>
      )}
    </Holding>
  )
}

test('what the server found stands on two lines, and what was chosen stays when its next answer is without it', async () => {
  await draw(<Asked />)
  await field.click()
  await isShut()
  await userEvent.keyboard('ca')
  await expect.element(page.getByText('Hay más')).toBeVisible()
  await option('Cacao código cacao').click()
  await expect.element(field).toHaveValue('Cacao')
  await userEvent.keyboard('x')
  await expect.element(page.getByText('Nadie se llama así')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('Cacao')
})

const Several = () => (
  <Holding<string[]> start={['arroz']}>
    {(values, set) => (
      <FormField label="Mercancía">
        {(control) => <SelectSeveral {...control} hasSearch options={goods} {...{ values }} onChange={set} />}
      </FormField>
    )}
  </Holding>
)

test('several are chosen one after another, heard with their field, and taken away by a press or backwards', async () => {
  await draw(<Several />)
  focusOn(field)
  await userEvent.keyboard('caf{Enter}')
  await expect.element(field).toHaveValue('')
  await userEvent.keyboard('{End}{Enter}')
  await isOpen()
  await expect.element(option('Fríjol')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveAccessibleDescription(/Arroz.*Café.*Fríjol/)
  await page.getByRole('button', { name: 'Quitar Arroz' }).click()
  focusOn(field)
  await userEvent.keyboard('{Backspace}')
  await expect.element(field).toHaveAccessibleDescription(/^Café/)
  await userEvent.keyboard('caf{Enter}')
  await expect.element(field).toHaveAccessibleDescription('')
})

test('who presses a line without a mouse, as a screen reader does, takes it; with one it is taken once', async () => {
  await draw(<Several />)
  await field.click()
  await option('Café').click()
  await expect.element(option('Café')).toHaveAttribute('aria-selected', 'true')
  for (const isOn of ['false', 'true']) {
    const line = option('Café').element()
    if (line instanceof HTMLElement) line.click()
    await expect.element(option('Café')).toHaveAttribute('aria-selected', isOn)
  }
})

test('a word typed freely is chosen among what was found for it, and Enter sends nothing', async () => {
  await draw(
    <Form onSubmit={() => sent()}>
      <Holding start="">
        {(value, set) => (
          <FormField label="Mercancía">
            {(control) => (
              <TypedChoice
                {...control}
                value={value}
                options={goods.filter(({ label }) => value && label.startsWith(value))}
                nothing={null}
                isOld={false}
                onSearch={set}
                onTake={(line) => {
                  taken(line.value)
                  set(line.label)
                }}
              />
            )}
          </FormField>
        )}
      </Holding>
    </Form>,
  )
  focusOn(field)
  await userEvent.keyboard('Ca{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('Cacao')
  await isShut()
  await userEvent.keyboard('{Enter}')
  expect(taken.mock.calls).toEqual([['cacao']])
  expect(sent).not.toHaveBeenCalled()
})

test('a line that is pressed is meant, though others have come in its place; by the keyboard what is old is not taken', async () => {
  const Late = () => (
    <Holding start={goods}>
      {(options, set) => (
        <FormField label="Mercancía">
          {(control) => (
            <div onMouseDown={() => set(goods.toReversed())}>
              <Select
                {...control}
                {...{ options }}
                value={undefined}
                search={{ onSearch: () => undefined, isLoading: true, isOld: true }}
                onChange={taken}
              />
            </div>
          )}
        </FormField>
      )}
    </Holding>
  )
  await draw(<Late />)
  focusOn(field)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(taken).not.toHaveBeenCalled()
  await isOpen()
  await option('Arroz').click()
  expect(taken.mock.calls).toEqual([['arroz']])
  await isShut()
})
