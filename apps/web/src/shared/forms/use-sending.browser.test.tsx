import { CallError } from '@arriero/contract/call'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../drawn.fixture.tsx'
import { ConfirmAct } from '../ui/windows/ConfirmAct.tsx'
import { useToldAct } from './use-sending.ts'

const refusal = new CallError(409, { error: 'Ya salió', code: 'order.not_open', requestId: '1' })
const sent = vi.fn<(input: { _id: string }) => void>()
const onDone = vi.fn()

const Withdrawing = ({ isRefused }: { isRefused: boolean }) => {
  const [isPending, setPending] = useState(false)
  const withdraw = useToldAct<{ _id: string }, object>({
    act: {
      isPending,
      error: null,
      mutate: (input, then = {}) => {
        sent(input)
        setPending(true)
        setTimeout(() => {
          setPending(false)
          if (isRefused) then.onError?.(refusal)
          else then.onSuccess?.({})
          then.onSettled?.()
        })
      },
    },
    input: { _id: 'a' },
    done: 'La retiró',
    onDone,
  })
  return (
    <>
      <button type="button" onClick={withdraw.ask}>
        Retirar
      </button>
      <ConfirmAct {...withdraw.asking} title="¿Retirarla?" effect="No vuelve." act="Sí, retirar" />
    </>
  )
}

const confirm = async () => {
  sent.mockReset()
  onDone.mockReset()
  await page.getByRole('button', { name: 'Retirar' }).click()
  expect(sent).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Sí, retirar' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent.mock.calls).toEqual([[{ _id: 'a' }]])
}

test('an act that is asked first goes out by its answer, says that it is done, and hands on', async () => {
  await draw(<Withdrawing isRefused={false} />)
  await confirm()
  await expect.element(page.getByText('La retiró')).toBeVisible()
  expect(onDone).toHaveBeenCalledOnce()
})

test('a refused one closes its question and says why', async () => {
  await draw(<Withdrawing isRefused />)
  await confirm()
  await expect.element(page.getByText('Ya salió')).toBeVisible()
  expect(onDone).not.toHaveBeenCalled()
})
