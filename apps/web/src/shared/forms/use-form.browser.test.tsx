import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { desk, draw, phone, soon } from '../drawn.fixture.tsx'
import { PlainForm } from '../plain/fields/PlainForm.tsx'
import { ConfirmAct } from '../ui/windows/ConfirmAct.tsx'
import { DeskForm } from './DeskForm.tsx'
import { useForm } from './use-form.ts'
import { type Sending, useToldAct } from './use-sending.ts'

interface Complaint {
  what: string
  kind: 'late' | 'lost' | undefined
  isUrgent: boolean
}
type Sent = { what: string; kind: 'late' | 'lost'; password: string }
type Act = Sending<Sent, { id: string }>
type Setup = Partial<Parameters<typeof useForm<Complaint, object, Sent, { id: string }>>[0]>
type Look = 'desk' | 'plain'

const looks: readonly Look[] = ['desk', 'plain']
const empty: Complaint = { what: '', kind: undefined, isUrgent: false }
const whole: Complaint = { what: ' Llegó mojado ', kind: 'late', isUrgent: false }
const refused = (fields?: Record<string, string>, code: ErrorCode = 'order.not_open') =>
  new CallError(409, {
    error: 'No se puede',
    code,
    requestId: '1',
    ...(fields && { fields }),
  })

/** How the server answers; until it does the form waits. */
type Answer = { id: string } | CallError
let answer: (given: Answer) => void
const sent = vi.fn<(input: Sent) => void>()
beforeEach(() => sent.mockReset())

const useServer = (): Act => {
  const [state, setState] = useState<{ isPending: boolean; error: CallError | null }>({
    isPending: false,
    error: null,
  })
  return {
    ...state,
    mutate: (input, { onSuccess, onError, onSettled } = {}) => {
      sent(input)
      setState({ isPending: true, error: null })
      answer = (given) => {
        const isRefused = given instanceof CallError
        setState({ isPending: false, error: isRefused ? given : null })
        if (isRefused) onError?.(given)
        else onSuccess?.(given)
        onSettled?.()
      }
    },
  }
}

const Complain = ({ look, setup }: { look: Look; setup: Setup }) => {
  const [hasGoneOn, setGoneOn] = useState(false)
  const form = useForm({
    act: useServer(),
    empty,
    fields: {
      what: { kind: 'words', label: 'Qué pasó', help: 'Con sus palabras', required: 'reason.required' },
      kind: {
        kind: 'choice',
        label: 'Clase',
        isRadios: true,
        options: [
          { value: 'late', label: 'Tarde' },
          { value: 'lost', label: 'Perdido' },
        ],
        required: 'Escoja una clase',
      },
      isUrgent: { kind: 'switch', label: 'Urgente' },
    },
    input: ({ what, kind }, { password }): Sent => ({ what: what.trim(), kind, password }),
    ...(setup as object),
  })
  return (
    <>
      {look === 'desk' ? <DeskForm form={form} act="Enviar" /> : <PlainForm form={form} act="Enviar" />}
      <button type="button" onClick={() => setGoneOn(form.isWhole())}>
        Seguir
      </button>
      {hasGoneOn && <p>Siguió</p>}
      <ConfirmAct {...form.asking} title="¿Enviarlo?" effect="Lo lee soporte." act="Sí, enviar" />
    </>
  )
}

const open = (look: Look, setup: Setup = {}) =>
  draw(<Complain look={look} setup={setup} />, look === 'desk' ? desk : phone)

const what = page.getByRole('textbox', { name: 'Qué pasó' })
const send = page.getByRole('button', { name: 'Enviar' })
const sendAnd = async (given: Answer) => {
  await send.click()
  await soon(() => expect(sent).toHaveBeenCalledOnce())
  answer(given)
}

test.each(looks)('the %s look says every field by its label, with its help, and one button', async (look) => {
  await open(look)
  await expect.element(what).toHaveAccessibleDescription('Con sus palabras')
  await expect.element(page.getByRole('switch', { name: 'Urgente' })).toBeInTheDocument()
  await expect.element(page.getByText(/^Clase/)).toBeVisible()
  expect(document.querySelectorAll('form [type="submit"]')).toHaveLength(1)
})

test.each(looks)(
  'in the %s look what lacks something stays, and the first gap takes the focus',
  async (look) => {
    await open(look)
    await send.click()
    await expect.element(what).toHaveFocus()
    await expect.element(what).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByText('Escoja una clase')).toBeVisible()
    expect(sent).not.toHaveBeenCalled()
  },
)

test('by the keyboard alone it is filled and goes out once, with what its fields hold', async () => {
  await open('desk', { empty: { ...empty, kind: 'late' } })
  await userEvent.tab()
  await expect.element(what).toHaveFocus()
  await userEvent.keyboard(' Llegó mojado ')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('switch', { name: 'Urgente' })).toBeChecked()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(sent.mock.calls).toEqual([[{ what: 'Llegó mojado', kind: 'lost', password: '' }]])
})

test('a last question may keep it back', async () => {
  const mayGo = vi.fn(() => Promise.resolve(false))
  await open('desk', { empty: whole, mayGo })
  await send.click()
  expect(mayGo).toHaveBeenCalledOnce()
  expect(sent).not.toHaveBeenCalled()
})

test('while it is on its way nothing more goes out', async () => {
  await open('plain', { empty: whole })
  await send.click()
  await soon(() => expect(sent).toHaveBeenCalledOnce())
  await what.click()
  await send.click({ force: true })
  expect(sent).toHaveBeenCalledOnce()
  answer({ id: '7' })
})

test('what has to be confirmed goes out by its confirmation', async () => {
  await open('desk', { empty: whole, isAsked: true })
  await send.click()
  expect(sent).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Sí, enviar' }).click()
  expect(sent).toHaveBeenCalledOnce()
})

test('what belongs to the screen is drawn, set and sent there', async () => {
  const Holding = () => {
    const held = useState(whole)
    return (
      <>
        <output>{held[0].what}</output>
        <Complain look="plain" setup={{ held }} />
      </>
    )
  }
  await draw(<Holding />, phone)
  await what.fill('Llegó tarde')
  await expect.element(page.getByRole('status').filter({ hasText: 'Llegó tarde' })).toBeInTheDocument()
  await send.click()
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ what: 'Llegó tarde' })
})

test('another way on than its button is open once nothing is wrong, and sends nothing', async () => {
  await open('desk')
  await page.getByRole('button', { name: 'Seguir' }).click()
  await expect.element(what).toHaveFocus()
  await expect.element(page.getByText('Siguió')).not.toBeInTheDocument()
  await what.fill('Llegó mojado')
  await page.getByText('Tarde').click()
  await page.getByRole('button', { name: 'Seguir' }).click()
  await expect.element(page.getByText('Siguió')).toBeInTheDocument()
  expect(sent).not.toHaveBeenCalled()
})

test('after a refusal too what may be another is read anew', async () => {
  const read = vi.spyOn(QueryClient.prototype, 'invalidateQueries')
  await open('desk', { empty: whole, refreshes: [api.ownAccount.payAccount] })
  await sendAnd(refused())
  expect(read).toHaveBeenCalledOnce()
  read.mockRestore()
})

test('without the password that it asks for it stays', async () => {
  await open('desk', { empty: whole, proof: { help: 'Para saber que es usted' } })
  const password = page.getByLabelText('Su contraseña')
  await expect.element(password).toHaveAccessibleDescription('Para saber que es usted')
  await send.click()
  expect(sent).not.toHaveBeenCalled()
  await password.fill('la mía')
  await send.click()
  expect(sent.mock.calls).toEqual([[{ what: 'Llegó mojado', kind: 'late', password: 'la mía' }]])
})

test.each(looks)('the %s look chooses a password that was refused, to be typed over', async (look) => {
  await open(look, { empty: whole, proof: {} })
  const password = page.getByLabelText('Su contraseña')
  await password.fill('la de ayer')
  await sendAnd(refused(undefined, 'auth.wrong_credentials'))
  await expect.element(page.getByRole('alert').filter({ hasText: 'No se puede' })).toBeVisible()
  await expect.element(password).toHaveFocus()
  await userEvent.keyboard('la mía')
  await expect.element(password).toHaveValue('la mía')
})

test('once it is done that is said and handed on', async () => {
  const onDone = vi.fn()
  await open('plain', { empty: whole, done: ({ id }: { id: string }) => `Radicado ${id}`, onDone })
  await sendAnd({ id: '7' })
  await expect.element(page.getByText('Radicado 7')).toBeVisible()
  expect(onDone).toHaveBeenCalledWith({ id: '7' })
})

test.each(looks)(
  'the %s look says a refusal of a field there, leads to it, and takes it back',
  async (look) => {
    await open(look, { empty: whole })
    await sendAnd(refused({ what: 'Eso ya lo dijo' }))
    await expect.element(what).toHaveFocus()
    await expect.element(what).toHaveAccessibleDescription(expect.stringContaining('Eso ya lo dijo'))
    await expect.element(page.getByText('No se puede')).not.toBeInTheDocument()
    await what.fill('Otra cosa')
    await expect.element(what).not.toHaveAttribute('aria-invalid')
  },
)

test.each(looks)('the %s look says at the foot what belongs to no field', async (look) => {
  await open(look, { empty: whole })
  await sendAnd(refused())
  await expect.element(page.getByRole('alert').filter({ hasText: 'No se puede' })).toBeVisible()
  await expect.element(what).not.toHaveAttribute('aria-invalid')
})

const tookBack = vi.fn<(input: { _id: string }) => void>()
const onDone = vi.fn()

const Withdrawing = ({ isRefused }: { isRefused: boolean }) => {
  const [isPending, setPending] = useState(false)
  const withdraw = useToldAct<{ _id: string }, object>({
    act: {
      isPending,
      error: null,
      mutate: (input, then = {}) => {
        tookBack(input)
        setPending(true)
        setTimeout(() => {
          setPending(false)
          if (isRefused) then.onError?.(refused())
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
  tookBack.mockReset()
  onDone.mockReset()
  await page.getByRole('button', { name: 'Retirar' }).click()
  expect(tookBack).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Sí, retirar' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(tookBack.mock.calls).toEqual([[{ _id: 'a' }]])
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
  await expect.element(page.getByText('No se puede')).toBeVisible()
  expect(onDone).not.toHaveBeenCalled()
})
