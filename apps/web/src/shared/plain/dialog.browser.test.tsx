import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { desk, draw, phone } from '../drawn.fixture.tsx'
import { ResponsiveModal } from '../ui/windows/ResponsiveModal.tsx'
import { Form } from '../unsaved/Form.tsx'
import { Dialog } from './Dialog.tsx'
import { Field } from './fields/Field.tsx'

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
    ;(opener.element() as HTMLElement).focus()
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
