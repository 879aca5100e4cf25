import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../drawn.fixture.tsx'
import { Button } from '../plain/Button.tsx'
import { UndoLine } from './UndoLine.tsx'
import { useUndoable } from './use-undoable.ts'

const back = vi.fn<() => void>()

const Room = ({ sent }: { sent: () => Promise<boolean> }) => {
  const { last, offer } = useUndoable()
  return (
    <main>
      <h1 tabIndex={-1}>Bandeja</h1>
      <Button onClick={() => offer('Tomó 2 entradas.', sent(), back)}>Tomar</Button>
      <div aria-live="polite">
        <UndoLine last={last} />
      </div>
    </main>
  )
}

test('what was done is taken back by one press, once it was done, and the keyboard goes on at the heading', async () => {
  back.mockClear()
  const answered: { done?: (isDone: boolean) => void } = {}
  const sent = () =>
    new Promise<boolean>((done) => {
      answered.done = done
    })
  await draw(<Room sent={sent} />)
  await page.getByRole('button', { name: 'Tomar' }).click()
  await expect.element(page.getByText('Tomó 2 entradas.')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(page.getByText('Tomó 2 entradas.')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Bandeja' })).toHaveFocus()
  expect(back).not.toHaveBeenCalled()
  answered.done?.(true)
  await vi.waitFor(() => expect(back).toHaveBeenCalledTimes(1))
})

test('what was refused is not offered to be taken back', async () => {
  back.mockClear()
  await draw(<Room sent={() => Promise.resolve(false)} />)
  await page.getByRole('button', { name: 'Tomar' }).click()
  await expect.element(page.getByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument()
  expect(back).not.toHaveBeenCalled()
})
