import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { desk, draw, focusOn, Holding, phone } from '#shared/drawn.fixture.tsx'
import { Dialog } from '#shared/plain/Dialog.tsx'
import { Field } from '#shared/plain/fields/Field.tsx'
import { Form } from '#shared/unsaved/Form.tsx'
import { ConfirmAct } from './ConfirmAct.tsx'
import { ResponsiveModal } from './ResponsiveModal.tsx'
import { RowModal } from './RowModal.tsx'

const windows = { Dialog, ResponsiveModal }
const names = ['Dialog', 'ResponsiveModal'] as const

const Page = ({ name }: { name: keyof typeof windows }) => {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const Window = windows[name]
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Window isOpen={isOpen} title="Su reclamo" onClose={() => setOpen(false)}>
        <Form onSubmit={(event) => event.preventDefault()}>
          <Field label="Qué pasó" required value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Form>
      </Window>
    </>
  )
}

const opener = page.getByRole('button', { name: 'Abrir', includeHidden: true })
const opened = page.getByRole('dialog', { name: 'Su reclamo' })
const field = page.getByRole('textbox', { name: 'Qué pasó' })
const question = page.getByRole('dialog', { name: '¿Descartar los cambios?' })

test.each(names)(
  '%s opens by the keyboard, keeps it, closes by Escape, and gives the focus back',
  async (name) => {
    await draw(<Page name={name} />)
    focusOn(opener)
    await userEvent.keyboard('{Enter}')
    await expect.element(opened).toBeVisible()
    for (const _ of [1, 2, 3, 4]) {
      await userEvent.tab()
      expect(opener.element()).not.toBe(document.activeElement)
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(opened).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  },
)

test.each(names)(
  '%s asks before what was typed in it is lost, and keeps it where one stays',
  async (name) => {
    await draw(<Page name={name} />)
    await opener.click()
    await field.fill('Llegó mojado')
    await userEvent.keyboard('{Escape}')
    await expect.element(question).toBeVisible()
    await page.getByRole('button', { name: 'Seguir editando' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(field).toHaveValue('Llegó mojado')
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: 'Descartar' }).click()
    await expect.element(opened).not.toBeInTheDocument()
  },
)

test.each([
  ['desk', desk],
  ['phone', phone],
] as const)('on the %s it is heard as a dialog with its title and a way out', async (_, size) => {
  await draw(<Page name="Dialog" />, size)
  await opener.click()
  await expect.element(opened).toMatchAriaInlineSnapshot(`
    - dialog "Su reclamo":
      - banner:
        - heading "Su reclamo" [level=2]
        - button "Cerrar"
      - text: Qué pasó
      - textbox "Qué pasó"
  `)
})

interface Trip {
  id: string
  from: string
}
const trips: readonly Trip[] = ['Cali', 'Pasto'].map((from) => ({ id: from, from }))
const called = vi.fn<(answer: string) => void>()
beforeEach(() => called.mockReset())

const Trips = () => (
  <Holding<Trip | undefined> start={undefined}>
    {(trip, show) => (
      <>
        {trips.map((one) => (
          <button key={one.id} type="button" onClick={() => show(one)}>
            {one.from}
          </button>
        ))}
        <RowModal
          row={trip}
          keyOf={({ id }) => id}
          title={({ from }) => `Viaje desde ${from}`}
          onClose={() => show(undefined)}
        >
          {({ from }) => (
            <>
              <p>Carga en {from}</p>
              <Holding start="">
                {(note, write) => (
                  <Field label="Nota" value={note} onChange={({ target }) => write(target.value)} />
                )}
              </Holding>
              {trips.map((one) => (
                <button key={one.id} type="button" onClick={() => show(one)}>
                  Ver {one.from}
                </button>
              ))}
            </>
          )}
        </RowModal>
      </>
    )}
  </Holding>
)

const note = page.getByRole('textbox', { name: 'Nota' })

test('a row opens under its own title and is left to where it was opened from', async () => {
  await draw(<Trips />)
  const second = page.getByRole('button', { name: 'Pasto', exact: true })
  focusOn(second)
  await userEvent.keyboard('{Enter}')
  const shown = page.getByRole('dialog', { name: 'Viaje desde Pasto' })
  await expect.element(shown.getByText('Carga en Pasto')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(shown).not.toBeInTheDocument()
  await expect.element(second).toHaveFocus()
})

test('another row begins in the same window with nothing of the one before', async () => {
  await draw(<Trips />)
  await page.getByRole('button', { name: 'Cali', exact: true }).click()
  await note.fill('de Cali')
  await page.getByRole('button', { name: 'Ver Pasto' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Viaje desde Pasto' })).toBeVisible()
  await expect.element(note).toHaveValue('')
})

/** A window with a form; its act is asked first, and may lead to a further window. */
const Refunding = ({ isBusy = false }: { isBusy?: boolean }) => {
  const [step, setStep] = useState<'page' | 'form' | 'more' | 'asked'>('form')
  return (
    <>
      <button type="button" onClick={() => setStep('form')}>
        Abrir
      </button>
      <ResponsiveModal isOpen={step !== 'page'} title="Devolución" onClose={() => setStep('page')}>
        <Field label="Motivo" defaultValue="" />
        <button type="button" onClick={() => setStep('more')}>
          Elegir cuenta
        </button>
        <ResponsiveModal
          isOpen={step === 'more' || step === 'asked'}
          title="Cuenta"
          size="form"
          onClose={() => setStep('form')}
        >
          <p>Ahorros 123</p>
          <button type="button" onClick={() => setStep('asked')}>
            Devolver
          </button>
          <ConfirmAct
            isOpen={step === 'asked'}
            title="¿Devolver $ 50.000?"
            effect="Llega en dos días."
            act="Devolver $ 50.000"
            isBusy={isBusy}
            onConfirm={() => called('yes')}
            onClose={() => setStep('more')}
          />
        </ResponsiveModal>
      </ResponsiveModal>
    </>
  )
}

const choose = page.getByRole('button', { name: 'Elegir cuenta' })
const refund = page.getByRole('button', { name: 'Devolver', exact: true })
const isTitled = async (title: string) => {
  await expect.element(page.getByRole('dialog', { name: title })).toBeVisible()
  // There is never a window over a window.
  expect(page.getByRole('dialog').elements()).toHaveLength(1)
}

test('what is asked in a window is its next step, and Escape leads back one step at a time', async () => {
  await draw(<Refunding />)
  await isTitled('Devolución')
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Se canceló')
  await choose.click()
  await isTitled('Cuenta')
  await expect.element(page.getByText('Ahorros 123')).toBeVisible()
  await expect.element(choose).not.toBeInTheDocument()
  await refund.click()
  await isTitled('¿Devolver $ 50.000?')
  await userEvent.keyboard('{Escape}')
  await isTitled('Cuenta')
  await expect.element(refund).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await isTitled('Devolución')
  await expect.element(choose).toHaveFocus()
  await expect.element(page.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Se canceló')
  expect(called).not.toHaveBeenCalled()
})

test('a step is heard as the window it stands in, and the keyboard is in it', async () => {
  await draw(<Refunding />)
  focusOn(choose)
  await userEvent.keyboard('{Enter}')
  await refund.click()
  await expect.element(page.getByRole('dialog', { name: '¿Devolver $ 50.000?' })).toMatchAriaInlineSnapshot(`
      - dialog "¿Devolver $ 50.000?":
        - button "Cerrar"
        - text: ¿Devolver $ 50.000? Llega en dos días.
        - button "Volver"
        - button "Devolver $ 50.000"
    `)
  await expect.poll(() => page.getByRole('dialog').element().contains(document.activeElement)).toBe(true)
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Volver' })).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(called.mock.calls).toEqual([['yes']])
})

test('while the server works a step can neither be left nor answered again', async () => {
  await draw(<Refunding isBusy />)
  await choose.click()
  await refund.click()
  await userEvent.keyboard('{Escape}')
  await isTitled('¿Devolver $ 50.000?')
  await expect.element(page.getByRole('button', { name: 'Volver' })).toBeDisabled()
  await page.getByRole('button', { name: /Devolver \$ 50.000/ }).click({ force: true })
  expect(called).not.toHaveBeenCalled()
})

const Withdrawing = ({ isBusy = false }: { isBusy?: boolean }) => (
  <Holding start={false}>
    {(isOpen, setOpen) => (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Retirar
        </button>
        <ConfirmAct
          isOpen={isOpen}
          title="¿Retirar la oferta?"
          effect="El cliente deja de verla."
          act="Retirar oferta"
          isBusy={isBusy}
          onConfirm={() => called('yes')}
          onClose={() => setOpen(false)}
        />
      </>
    )}
  </Holding>
)

const withdraw = page.getByRole('button', { name: 'Retirar', exact: true })
const asked = page.getByRole('dialog', { name: '¿Retirar la oferta?' })

test('an act is asked by its effect, left by Escape without a trace, and taken by its own button', async () => {
  await draw(<Withdrawing />)
  focusOn(withdraw)
  await userEvent.keyboard('{Enter}')
  await expect.element(asked).toMatchAriaInlineSnapshot(`
    - dialog "¿Retirar la oferta?":
      - button "Cerrar"
      - text: ¿Retirar la oferta? El cliente deja de verla.
      - button "Volver"
      - button "Retirar oferta"
  `)
  await userEvent.keyboard('{Escape}')
  await expect.element(asked).not.toBeInTheDocument()
  await expect.element(withdraw).toHaveFocus()
  expect(called).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  focusOn(page.getByRole('button', { name: 'Retirar oferta' }))
  await userEvent.keyboard('{Enter}')
  expect(called.mock.calls).toEqual([['yes']])
})

test('while the server works the question stays, and takes no second press', async () => {
  await draw(<Withdrawing isBusy />)
  await withdraw.click()
  await expect.element(asked).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(asked).toBeVisible()
  await expect.element(asked.getByRole('button', { name: 'Cerrar' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: /Retirar oferta/ }).click({ force: true })
  expect(called).not.toHaveBeenCalled()
})

test('an act that takes its own button away leaves the keyboard at the heading of the page', async () => {
  await draw(
    <main>
      <h1 tabIndex={-1}>Ofertas</h1>
      <Holding<'there' | 'asked' | 'gone'> start="there">
        {(offer, set) => (
          <>
            {offer !== 'gone' && (
              <button type="button" onClick={() => set('asked')}>
                Retirar
              </button>
            )}
            <ConfirmAct
              isOpen={offer === 'asked'}
              title="¿Retirar la oferta?"
              effect="El cliente deja de verla."
              act="Retirar oferta"
              onConfirm={() => set('gone')}
              onClose={() => set('there')}
            />
          </>
        )}
      </Holding>
    </main>,
  )
  await withdraw.click()
  await page.getByRole('button', { name: 'Retirar oferta' }).click()
  await expect.element(withdraw).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Ofertas' })).toHaveFocus()
})
