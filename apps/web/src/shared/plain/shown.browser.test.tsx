import { CallError } from '@arriero/contract/call'
import { useQuery } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Answer } from '../api/Answer.tsx'
import { boxOf, desk, draw, focusOn, Holding, phone, soon } from '../drawn.fixture.tsx'
import { Guide } from '../guide/Guide.tsx'
import { stepsOf } from '../guide/guide-step.ts'
import { Button } from './Button.tsx'
import { EmptyState } from './states/EmptyState.tsx'
import { showToast } from './states/toasts.ts'
import { PlainTable } from './values/PlainTable.tsx'

/** How the server answers; until it does the read waits. */
let answer: (given: readonly string[] | CallError) => void
const asked = vi.fn<() => void>()
beforeEach(() => asked.mockReset())

const failed = new CallError(503, { error: 'Algo pasó', code: 'server.busy', requestId: 'abcdef012345' })
const refused = new CallError(403, {
  error: 'No es suyo',
  code: 'auth.role_refused',
  requestId: 'abcdef012345',
})

const Towns = () => {
  const towns = useQuery({
    queryKey: ['towns'],
    queryFn: () =>
      new Promise<readonly string[]>((resolve, reject) => {
        asked()
        answer = (given) => (given instanceof CallError ? reject(given) : resolve(given))
      }),
  })
  return (
    <>
      <Answer
        of={towns}
        failed="No vinieron los pueblos"
        empty={<EmptyState drawing="box" title="No hay pueblos" />}
      >
        {(names) => (
          <ul>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
      </Answer>
      <Button onClick={() => void towns.refetch()}>Leer otra vez</Button>
    </>
  )
}

const openTowns = async () => {
  await draw(<Towns />)
  await expect.element(page.getByRole('status').filter({ hasText: 'Cargando' })).toBeInTheDocument()
}
const alert = page.getByRole('alert')
const again = page.getByRole('button', { name: 'Reintentar' })

test('what did not come says so with its reference, and comes when it is asked for again by the keyboard', async () => {
  await openTowns()
  answer(failed)
  await expect.element(alert).toMatchAriaInlineSnapshot(`
    - alert:
      - paragraph: No vinieron los pueblos
      - paragraph: Algo pasó
      - button "Reintentar"
      - paragraph: "Referencia: abcdef01"
  `)
  focusOn(again)
  await userEvent.keyboard('{Enter}')
  await soon(() => expect(asked).toHaveBeenCalledTimes(2))
  answer(['Cali', 'Pasto'])
  await expect.element(page.getByRole('list')).toHaveTextContent('CaliPasto')
  await expect.element(alert).not.toBeInTheDocument()
})

test('what is refused for what it is offers no second try', async () => {
  await openTowns()
  answer(refused)
  await expect.element(page.getByText('No es suyo')).toBeVisible()
  await expect.element(again).not.toBeInTheDocument()
})

test('where there is nothing that is said, and is no failure', async () => {
  await openTowns()
  answer([])
  await expect.element(page.getByText('No hay pueblos')).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})

test('what was read once stays while it is read anew, and though that fails', async () => {
  await openTowns()
  answer(['Cali'])
  await expect.element(page.getByText('Cali')).toBeVisible()
  await page.getByRole('button', { name: 'Leer otra vez' }).click()
  await soon(() => expect(asked).toHaveBeenCalledTimes(2))
  await expect.element(page.getByText('Cali')).toBeVisible()
  answer(failed)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await expect.element(page.getByText('Cali')).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})

const message = (text: string) => page.getByText(text, { exact: true })
const done = (text: string) => showToast({ kind: 'success', title: 'Hecho', text })
const isBeside = (one: DOMRect, other: DOMRect) =>
  one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom

test('at most three messages stand: what one did, what others did, what is wrong; the newest of each', async () => {
  await draw(null)
  for (const text of ['Uno', 'Dos']) {
    done(text)
    showToast({ kind: 'info', title: 'Oferta', text: `${text} de otro` })
    showToast({ kind: 'warning', title: 'El pago falló', text: `${text} falla` })
  }
  const close = page.getByRole('button', { name: 'Cerrar' })
  await expect.element(message('Dos')).toBeVisible()
  expect(close.elements()).toHaveLength(3)
  await expect.element(message('Uno')).not.toBeInTheDocument()
  // What is wrong is said at once; the rest in its turn.
  await expect.element(alert).toMatchAriaInlineSnapshot(`
    - alert:
      - strong: El pago falló
      - text: Dos falla
      - button "Cerrar"
  `)
  const [others] = page.getByRole('status').elements()
  expect(others?.textContent).toBe('HechoDosOfertaDos de otro')
})

test('a message is closed by the keyboard, and the others stay', async () => {
  await draw(null)
  // It would outlast the other one by itself.
  const long = 'Se guardó lo que escribió. '.repeat(8).trim()
  done(long)
  showToast({ kind: 'info', title: 'Oferta', text: 'Otra' })
  await expect.element(message('Otra')).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(message(long)).not.toBeInTheDocument()
  await expect.element(message('Otra')).toBeVisible()
})

const isPlaced = async (size: typeof desk, check: (box: DOMRect) => boolean) => {
  await draw(null, size)
  done('Guardado')
  await expect.element(message('Guardado')).toBeVisible()
  await expect.poll(() => check(boxOf(message('Guardado')))).toBe(true)
}

test('a message stands at the bottom left of a desk', () =>
  isPlaced(desk, ({ left, bottom }) => left < 100 && bottom > desk.height - 60))

test('and below the head of a phone', () => isPlaced(phone, ({ top }) => top >= 60 && top < 120))

test('no button is ever under a message, also one that comes there later', async () => {
  const at = (bottom: number) => ({ position: 'fixed', left: 20, bottom }) as const
  await draw(
    <Holding start={false}>
      {(isPaid, pay) => (
        <>
          <div style={at(20)}>
            <Button onClick={() => pay(true)}>Pagar</Button>
          </div>
          {isPaid && (
            <div style={at(90)}>
              <Button>Ver recibo</Button>
            </div>
          )}
        </>
      )}
    </Holding>,
  )
  done('Guardado')
  const told = page.getByRole('status').filter({ hasText: 'Guardado' })
  const isFree = (button: string) =>
    expect.poll(() => isBeside(boxOf(told), boxOf(page.getByRole('button', { name: button })))).toBe(true)
  await isFree('Pagar')
  await page.getByRole('button', { name: 'Pagar' }).click()
  await isFree('Ver recibo')
  await isFree('Pagar')
})

const tolls = [
  { id: '1', name: 'Peaje Gualanday', total: '$ 42.000' },
  { id: '2', name: 'Peaje Cajamarca', total: '$ 38.500' },
]
const Tolls = () => (
  <PlainTable
    caption="Peajes del viaje"
    columns={[
      { key: 'name', title: 'Peaje', render: ({ name }) => name },
      { key: 'total', title: 'Valor', align: 'end', render: ({ total }) => total },
    ]}
    rows={tolls}
    keyOf={({ id }) => id}
  />
)

test('a few rows are heard as a table at a desk, each by its name', async () => {
  await draw(<Tolls />)
  await expect.element(page.getByRole('table', { name: 'Peajes del viaje' })).toMatchAriaInlineSnapshot(`
    - table "Peajes del viaje":
      - caption: Peajes del viaje
      - rowgroup:
        - row "Peaje Valor":
          - columnheader "Peaje"
          - columnheader "Valor"
      - rowgroup:
        - row "Peaje Gualanday $ 42.000":
          - rowheader "Peaje Gualanday"
          - cell "$ 42.000"
        - row "Peaje Cajamarca $ 38.500":
          - rowheader "Peaje Cajamarca"
          - cell "$ 38.500"
  `)
})

test('and as a list of facts on a phone', async () => {
  await draw(<Tolls />, phone)
  await expect.element(page.getByRole('list', { name: 'Peajes del viaje' })).toMatchAriaInlineSnapshot(`
    - list "Peajes del viaje":
      - listitem:
        - strong: Peaje Gualanday
        - term: Valor
        - definition: $ 42.000
      - listitem:
        - strong: Peaje Cajamarca
        - term: Valor
        - definition: $ 38.500
  `)
})

const firstSteps = [
  { title: 'Cree su cuenta', text: 'Ya está.' },
  { title: 'Pida un servicio', text: 'Diga qué lleva.', act: 'Pedir servicio', path: '/main/nuevo' },
  { title: 'Elija la oferta', text: 'Compare.', act: 'Ver ofertas', path: '/main/ofertas' },
]
const guided = (progress: readonly boolean[], error: unknown = null) => {
  const data = error ? undefined : progress
  return (
    <Guide
      steps={stepsOf(firstSteps, progress)}
      reading={{ data, error, refetch: asked }}
      onSkip={() => asked()}
    />
  )
}

test('a guide is heard as steps, those behind as done, and only the next one leads on', async () => {
  await draw(guided([true, false, false]))
  await expect.element(page.getByRole('list')).toMatchAriaInlineSnapshot(`
    - list:
      - listitem:
        - heading "Cree su cuenta (Hecho)" [level=3]
        - paragraph: Ya está.
      - listitem:
        - heading "Pida un servicio" [level=3]
        - paragraph: Diga qué lleva.
        - link "Pedir servicio":
          - /url: /main/nuevo
      - listitem:
        - heading "Elija la oferta" [level=3]
        - paragraph: Compare.
  `)
  await expect.element(page.getByText('1 de 3')).toBeVisible()
  expect(page.getByRole('link').elements()).toHaveLength(1)
})

test('a guide is put away by the keyboard, before its steps', async () => {
  await draw(guided([true, false, false]))
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'No mostrar más' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(asked).toHaveBeenCalledOnce()
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Pedir servicio' })).toHaveFocus()
})

test('a guide whose steps are not known says so, and asks again', async () => {
  await draw(guided([], failed))
  await expect.element(page.getByText('No pudimos revisar sus primeros pasos')).toBeVisible()
  await again.click()
  expect(asked).toHaveBeenCalledOnce()
})
