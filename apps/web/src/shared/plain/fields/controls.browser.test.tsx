import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useWork } from '#shared/api/queries.ts'
import { desk, draw, focusOn, Holding, phone, soon } from '#shared/drawn.fixture.tsx'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import type { FieldOf, Fields } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { numberKind, pesos } from '#shared/numbers/number-kinds.ts'
import { ChoiceCards } from '#shared/ui/ChoiceCards.tsx'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { Checkbox } from './Checkbox.tsx'
import { Field } from './Field.tsx'
import { PlainForm } from './PlainForm.tsx'

interface Load {
  day: string | undefined
  value: number | undefined
  share: number | undefined
  secret: string
  goods: string | undefined
  truck: 'small' | 'large' | undefined
  isUrgent: boolean
  isAgreed: boolean
}

const nothing: Load = {
  day: undefined,
  value: undefined,
  share: undefined,
  secret: '',
  goods: undefined,
  truck: undefined,
  isUrgent: false,
  isAgreed: false,
}

const agreed: FieldOf<boolean, Load> = {
  kind: 'own',
  label: 'Acepto las condiciones',
  denial: (isAgreed) => (isAgreed ? undefined : 'Hay que aceptarlas'),
  draw: ({ label, value, problem, set }) => (
    <Checkbox label={label} isOn={value} problem={problem} onChange={set} />
  ),
}

const all: Required<Fields<Load>> = {
  day: { kind: 'day', label: 'Recogida', first: '2026-03-01', last: '2026-03-31', required: 'Escoja un día' },
  value: { kind: 'number', label: 'Valor', takes: pesos, help: 'Sin el IVA', required: 'Escriba el valor' },
  share: {
    kind: 'number',
    label: 'Anticipo',
    takes: numberKind({ least: 0, most: 100, decimals: 1, unit: '%' }),
  },
  secret: { kind: 'new-password', label: 'Contraseña' },
  goods: {
    kind: 'choice',
    label: 'Mercancía',
    hasSearch: true,
    options: ['Arroz', 'Café', 'Cacao', 'Cemento'].map((one) => ({ value: one.toLowerCase(), label: one })),
    required: 'Elija la mercancía',
  },
  truck: {
    kind: 'choice',
    label: 'Camión',
    isRadios: true,
    help: 'El que va a cargar',
    options: [
      { value: 'small', label: 'Sencillo' },
      { value: 'large', label: 'Tractomula' },
    ],
    required: 'Elija el camión',
  },
  isUrgent: { kind: 'switch', label: 'Urgente', help: 'Se busca hoy mismo' },
  isAgreed: agreed,
}

const sent = vi.fn<(load: Load) => void>()
beforeEach(() => sent.mockReset())

interface LoadingProps {
  asks: readonly (keyof Load)[]
  isPlain?: boolean
  start?: Partial<Load>
}

/** A form of some of these fields, as screens declare theirs. */
const Loading = ({ asks, isPlain = false, start = {} }: LoadingProps) => {
  const form = useForm({
    act: useWork(async (load: Load) => sent(load)),
    empty: { ...nothing, ...start },
    fields: Object.fromEntries(asks.map((name) => [name, all[name]])),
    input: (load): Load => load,
  })
  return isPlain ? <PlainForm form={form} act="Enviar" /> : <DeskForm form={form} act="Enviar" />
}

const open = (...asks: (keyof Load)[]) => draw(<Loading asks={asks} />)
const send = page.getByRole('button', { name: 'Enviar' })
const wasSent = (load: Partial<Load>) =>
  soon(() => expect(sent).toHaveBeenLastCalledWith(expect.objectContaining(load)))
const sends = async (load: Partial<Load>) => {
  await send.click()
  await wasSent(load)
}
const isRefused = async (field: typeof day, why: string) => {
  await send.click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(why))
  expect(sent).not.toHaveBeenCalled()
}

const day = page.getByRole('textbox', { name: 'Recogida' })
const calendar = page.getByRole('button', { name: 'Abrir el calendario' })
const value = page.getByRole('textbox', { name: 'Valor' })
const share = page.getByRole('textbox', { name: 'Anticipo' })
const secret = page.getByLabelText('Contraseña', { exact: true })
const goods = page.getByRole('combobox', { name: 'Mercancía' })
const agrees = page.getByRole('checkbox', { name: 'Acepto las condiciones' })
const urgent = page.getByRole('switch', { name: 'Urgente' })

test('each control is heard by its label, with what it holds', async () => {
  await draw(
    <Loading
      asks={['day', 'value', 'share', 'truck', 'isUrgent', 'isAgreed']}
      start={{ day: '2026-03-05', value: 2_000_000, truck: 'large', isUrgent: true }}
    />,
  )
  await expect.element(page.getByRole('button', { name: 'Enviar' })).toBeVisible()
  await expect.element(page.elementLocator(document.querySelector('form') as HTMLElement))
    .toMatchAriaInlineSnapshot(`
    - text: Recogida
    - textbox "Recogida":
      - /placeholder: DD/MM/AAAA
      - text: 05/03/2026
    - button "Abrir el calendario"
    - alert
    - text: Valor $
    - textbox "Valor": 2.000.000
    - paragraph: Sin el IVA
    - alert
    - text: Anticipo
    - textbox "Anticipo"
    - text: "%"
    - alert
    - group "Camión":
      - text: Camión
      - radio "Sencillo"
      - text: Sencillo
      - radio "Tractomula" [checked]
      - text: Tractomula
      - paragraph: El que va a cargar
    - switch "Urgente" [checked]
    - paragraph: Se busca hoy mismo
    - checkbox "Acepto las condiciones"
    - text: Acepto las condiciones
    - button "Enviar"
  `)
})

test('a day is typed with strokes, without them or as machines write it, and stands as Colombia writes it', async () => {
  await open('day')
  for (const typed of ['05/03/2026', '05032026', '2026-03-05', '5/3/2026']) {
    sent.mockReset()
    await day.fill('')
    await userEvent.keyboard(`${typed}{Enter}`)
    await wasSent({ day: '2026-03-05' })
  }
  await userEvent.tab()
  await expect.element(day).toHaveValue('05/03/2026')
})

test('what is no day stays as it was typed and keeps its form back, also where a day stood there before', async () => {
  await draw(<Loading asks={['day']} start={{ day: '2026-03-05' }} />)
  await day.fill('31/02/2026')
  await isRefused(day, 'Esa fecha no existe')
  await expect.element(day).toHaveValue('31/02/2026')
  await day.fill('28/02/2026')
  await sends({ day: '2026-02-28' })
})

test('while a day is being typed nobody calls it wrong', async () => {
  await open('day')
  await day.click()
  await userEvent.keyboard('5/3')
  await expect.element(day).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  await expect.element(day).toHaveAttribute('aria-invalid', 'true')
})

test('the calendar is one stop behind the day, opens by the keyboard within its days, and what is picked stands there', async () => {
  const show = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockReturnValue()
  await open('day')
  await day.click()
  await userEvent.tab()
  await expect.element(calendar).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const [picker] = show.mock.contexts as HTMLInputElement[]
  expect(picker).toMatchObject({ type: 'date', min: '2026-03-01', max: '2026-03-31' })
  show.mockRestore()
  // The browser's own calendar is no part of the page.
  await userEvent.fill(picker as HTMLInputElement, '2026-03-09')
  await expect.element(day).toHaveValue('09/03/2026')
  await sends({ day: '2026-03-09' })
})

test('two million is two million however it is written', async () => {
  await open('value')
  const written = ['2000000', '2.000.000', '2,000,000', "2'000.000", '2000000,00', '$ 2.000.000', '2 000 000']
  for (const typed of written) {
    sent.mockReset()
    await value.fill('')
    await userEvent.keyboard(`${typed}{Enter}`)
    await wasSent({ value: 2_000_000 })
  }
  await userEvent.tab()
  await expect.element(value).toHaveValue('2.000.000')
})

test('a figure put into an amount stands where it was put, and the next one behind it', async () => {
  await open('value')
  await value.click()
  await userEvent.keyboard('1234567{Home}{ArrowRight}98')
  await expect.element(value).toHaveValue('198.234.567')
})

test.each([
  ['dos millones', 'Escriba solo el valor'],
  ['-5000', 'no puede ser negativo'],
  ['2000000,55', 'sin centavos'],
  ['1.50.0', 'Escriba solo el valor'],
])('«%s» is no amount: it stays, says why where it was typed, and its form with it', async (typed, why) => {
  await draw(<Loading asks={['value']} start={{ value: 2_000_000 }} />)
  await value.fill(typed)
  await isRefused(value, why)
  await expect.element(value).toHaveValue(typed)
  await value.fill('3000')
  await expect.element(value).toHaveAccessibleDescription('Sin el IVA')
})

test('a share takes its comma and its sign, and no more decimals than it has', async () => {
  await open('share')
  await share.fill('12,5 %')
  await sends({ share: 12.5 })
  await expect.element(share).toHaveValue('12,5')
  sent.mockReset()
  await share.fill('12,55')
  await isRefused(share, 'hasta 1 decimales')
  await share.fill('140')
  await isRefused(share, 'No puede superar 100')
})

test('a password is shown and hidden again by the keyboard, and nothing is sent by that', async () => {
  await open('secret')
  await secret.click()
  await userEvent.keyboard('tres mulas')
  await expect.element(secret).toHaveAttribute('type', 'password')
  await userEvent.tab()
  const show = page.getByRole('button', { name: 'Mostrar la contraseña' })
  await expect.element(show).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(show).toHaveAttribute('aria-pressed', 'true')
  await expect.element(secret).toHaveAttribute('type', 'text')
  await expect.element(secret).toHaveValue('tres mulas')
  await userEvent.keyboard(' ')
  await expect.element(secret).toHaveAttribute('type', 'password')
  expect(sent).not.toHaveBeenCalled()
})

test('whoever types a password in capitals is told, until they are off', async () => {
  await open('secret')
  const type = (isCapital: boolean) =>
    secret
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, modifierCapsLock: isCapital }))
  type(true)
  await expect.element(page.getByText('Tiene activadas las mayúsculas.')).toBeVisible()
  type(false)
  await expect.element(page.getByText('Tiene activadas las mayúsculas.')).not.toBeInTheDocument()
})

test('on the road one chooses from the own list of the phone, by its keys too; what invites to choose is no choice', async () => {
  await draw(<Loading asks={['goods']} isPlain />, phone)
  await isRefused(goods, 'Elija la mercancía')
  await expect.element(page.getByRole('option', { name: 'Elija una opción' })).toBeDisabled()
  await userEvent.keyboard('caf')
  await expect.element(goods).toHaveValue('café')
  await sends({ goods: 'café' })
})

test('in the portal one finds a choice by typing, takes it by the keyboard, and its form stays', async () => {
  await open('goods', 'isUrgent')
  await userEvent.tab()
  await expect.element(goods).toHaveFocus()
  await userEvent.keyboard('ca')
  await expect.element(goods).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => document.querySelector('form')?.innerText).not.toContain('Cemento')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(goods).toHaveAttribute('aria-expanded', 'false')
  expect(sent).not.toHaveBeenCalled()
  await userEvent.tab()
  await expect.element(urgent).toHaveFocus()
  await sends({ goods: 'cacao' })
})

test('in a window Escape closes the list of a choice, and only the next one the window', async () => {
  const onClose = vi.fn()
  await draw(
    <ResponsiveModal isOpen title="Su carga" onClose={onClose}>
      <Loading asks={['goods']} />
    </ResponsiveModal>,
  )
  focusOn(goods)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(goods).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(goods).toHaveAttribute('aria-expanded', 'false')
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('radios are one stop of the keyboard, and its arrows choose', async () => {
  await open('truck', 'isUrgent')
  const group = page.getByRole('group', { name: 'Camión' })
  await expect.element(group).toHaveAccessibleDescription('El que va a cargar')
  await send.click()
  await expect.element(page.getByRole('radio', { name: 'Sencillo' })).toHaveFocus()
  await expect.element(group).toHaveAccessibleDescription('El que va a cargar Elija el camión')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: 'Tractomula' })).toBeChecked()
  await expect.element(group).toHaveAccessibleDescription('El que va a cargar')
  await userEvent.tab()
  await expect.element(urgent).toHaveFocus()
  await sends({ truck: 'large' })
})

test('a box that has to be ticked says so with its own words, and the space bar ticks it', async () => {
  await open('isAgreed')
  await isRefused(agrees, 'Hay que aceptarlas')
  await userEvent.keyboard(' ')
  await expect.element(agrees).toBeChecked()
  await expect.element(agrees).toHaveAccessibleDescription('')
  await sends({ isAgreed: true })
})

test('a switch is on by the space bar, says what it does, and its words are seen', async () => {
  await open('isUrgent')
  await expect.element(page.getByText('Urgente')).toBeVisible()
  await expect.element(urgent).toHaveAccessibleDescription('Se busca hoy mismo')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(urgent).toBeChecked()
  await sends({ isUrgent: true })
})

test('what is wrong stands in the place of the help, and is read with its field', async () => {
  await draw(
    <Holding<string | undefined> start={undefined}>
      {(problem, set) => (
        <>
          <Field label="Placa" help="Seis signos" problem={problem} value="" onChange={() => undefined} />
          <button type="button" onClick={() => set('Falta la placa')}>
            Revisar
          </button>
        </>
      )}
    </Holding>,
  )
  const plate = page.getByRole('textbox', { name: 'Placa' })
  await expect.element(plate).toHaveAccessibleDescription('Seis signos')
  await page.getByRole('button', { name: 'Revisar' }).click()
  await expect.element(page.getByText('Seis signos')).not.toBeInTheDocument()
  await expect.element(plate).toHaveAccessibleDescription('Falta la placa')
  await expect.element(plate).toHaveAttribute('aria-invalid', 'true')
})

test.each([
  ['desk', desk],
  ['phone', phone],
] as const)(
  'at the %s cards are chosen as radios are, by arrows or by a press anywhere on them',
  async (_, size) => {
    const cards = [
      { value: 'dry', label: 'Seca', hint: 'Cajas y bultos' },
      { value: 'cold', label: 'Fría', hint: 'Con su temperatura' },
    ]
    await draw(
      <Holding<string | undefined> start={undefined}>
        {(value, set) => (
          <ChoiceCards
            legend="Carga"
            cards={cards}
            value={value}
            problem={value === undefined ? 'Elija la carga' : undefined}
            onChange={set}
          />
        )}
      </Holding>,
      size,
    )
    const group = page.getByRole('group', { name: 'Carga' })
    await expect.element(group).toHaveAccessibleDescription('Elija la carga')
    await expect.element(group).toMatchAriaInlineSnapshot(`
    - group "Carga":
      - text: Carga
      - radio "Seca Cajas y bultos"
      - text: Seca Cajas y bultos
      - radio "Fría Con su temperatura"
      - text: Fría Con su temperatura
  `)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('radio', { name: /^Fría/ })).toBeChecked()
    await page.getByText('Cajas y bultos').click({ force: true })
    await expect.element(page.getByRole('radio', { name: /^Seca/ })).toBeChecked()
    await expect.element(group).toHaveAccessibleDescription('')
  },
)
