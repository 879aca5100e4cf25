import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '#shared/drawn.fixture.tsx'
import { Field } from '#shared/plain/fields/Field.tsx'
import { ShellSearch } from './ShellSearch.tsx'

const box = page.getByRole('combobox', { name: 'Ir a…' })

test('what is typed right after the key stands in the box, and not where the focus was', async () => {
  await draw(
    <>
      <ShellSearch places={[]} role="client" />
      <Field label="Nombre" defaultValue="" />
    </>,
  )
  await page.getByRole('textbox', { name: 'Nombre' }).click()
  await userEvent.keyboard('{Control>}k{/Control}mantas{Backspace}')
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard(' y sal')
  await expect.element(box).toHaveValue('manta y sal')
  await expect.element(page.getByLabelText('Nombre')).toHaveValue('')
})

test('closed and opened again it is empty', async () => {
  await draw(<ShellSearch places={[]} role="client" />)
  await userEvent.keyboard('{Control>}k{/Control}m')
  await expect.element(box).toHaveValue('m')
  await userEvent.keyboard('{Escape}')
  await expect.element(box).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(box).toHaveValue('')
})
