import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode, SetStateAction } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { PlainForm } from '../plain/PlainForm.tsx'
import { shownToasts } from '../plain/toasts.ts'
import { DeskForm } from './DeskForm.tsx'
import { type FormControls, type Sending, useForm } from './use-form.ts'

interface Complaint {
  what: string
  kind: 'late' | 'lost' | undefined
  isUrgent: boolean
}
type Sent = { what: string; kind: 'late' | 'lost'; password: string }
type Setup = Partial<Parameters<typeof useForm<Complaint, object, Sent, { id: string }>>[0]>

const empty: Complaint = { what: '', kind: undefined, isUrgent: false }
const whole: Complaint = { what: 'Llegó mojado', kind: 'late', isUrgent: false }
const refused = (fields?: Record<string, string>) =>
  new CallError(409, {
    error: 'No se puede',
    code: 'order.not_open',
    requestId: '1',
    ...(fields && { fields }),
  })

const mutate = vi.fn<Sending<Sent, { id: string }>['mutate']>()
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  mutate.mockReset()
})

const draw = (setup: Setup & { error?: unknown; isPending?: boolean }, look: 'desk' | 'plain' = 'desk') => {
  let controls: FormControls<Complaint> | undefined
  const { error = null, isPending = false, ...rest } = setup
  const Drawn = (): ReactNode => {
    const form = useForm({
      act: { mutate, isPending, error },
      empty,
      fields: {
        what: { kind: 'words', label: 'Qué pasó', help: 'Con sus palabras', required: 'reason.required' },
        kind: {
          kind: 'choice',
          label: 'Clase',
          options: [
            { value: 'late', label: 'Tarde' },
            { value: 'lost', label: 'Perdido' },
          ],
          required: 'Escoja una clase',
        },
        isUrgent: { kind: 'switch', label: 'Urgente' },
      },
      input: ({ what, kind }, { password }): Sent => ({ what: what.trim(), kind, password }),
      ...(rest as object),
    })
    controls = form
    return look === 'desk' ? <DeskForm form={form} act="Enviar" /> : <PlainForm form={form} act="Enviar" />
  }
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Drawn />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { html, form: controls! }
}

test.each(['desk', 'plain'] as const)(
  'the %s look draws every field under its label, and one button',
  (look) => {
    const { html } = draw({}, look)
    for (const words of ['Qué pasó', 'Con sus palabras', 'Clase', 'Urgente', 'Enviar'])
      expect(html).toContain(words)
    expect(html.match(/type="submit"/g)).toHaveLength(1)
    expect(html).not.toContain('aria-invalid')
  },
)

test('what lacks something does not go out', () => {
  const { form } = draw({})
  form.submit()
  expect(mutate).not.toHaveBeenCalled()
})

test('what is whole goes out once, with what its fields hold', () => {
  const onStart = vi.fn()
  const { form } = draw({ empty: whole, onStart })
  form.submit()
  expect(mutate).toHaveBeenCalledTimes(1)
  expect(mutate.mock.calls[0]?.[0]).toEqual({ what: 'Llegó mojado', kind: 'late', password: '' })
  expect(onStart).toHaveBeenCalledTimes(1)
})

test('what belongs to the screen is drawn, sent and set there', () => {
  const setHeld = vi.fn<(next: SetStateAction<Complaint>) => void>()
  const { html, form } = draw({ held: [whole, setHeld] })
  expect(html).toContain('Llegó mojado')
  form.submit()
  expect(mutate.mock.calls[0]?.[0]).toMatchObject({ what: 'Llegó mojado' })
  form.set({ what: 'Llegó tarde' })
  const [change] = setHeld.mock.calls[0] ?? []
  expect(typeof change === 'function' && change(whole)).toEqual({ ...whole, what: 'Llegó tarde' })
})

test('another way on than its button is open once nothing is wrong, and sends nothing', () => {
  expect(draw({}).form.isWhole()).toBe(false)
  expect(draw({ empty: whole }).form.isWhole()).toBe(true)
  expect(mutate).not.toHaveBeenCalled()
})

test('after a refusal too what may be another is read anew', () => {
  const invalidate = vi.spyOn(QueryClient.prototype, 'invalidateQueries')
  draw({ empty: whole, refreshes: [api.ownAccount.payAccount] }).form.submit()
  mutate.mock.calls[0]?.[1]?.onError?.(refused())
  expect(invalidate).toHaveBeenCalledTimes(1)
  invalidate.mockRestore()
})

test('while it is on its way nothing more goes out', () => {
  const { form } = draw({ empty: whole, isPending: true })
  form.submit()
  expect(mutate).not.toHaveBeenCalled()
})

test('a last question may keep it back', async () => {
  const { form } = draw({ empty: whole, mayGo: () => Promise.resolve(false) })
  form.submit()
  await Promise.resolve()
  expect(mutate).not.toHaveBeenCalled()
})

test('what has to be confirmed goes out by its confirmation', () => {
  const { form } = draw({ empty: whole, isAsked: true })
  form.submit()
  expect(mutate).not.toHaveBeenCalled()
  form.asking.onConfirm()
  expect(mutate).toHaveBeenCalledTimes(1)
})

test('without the password that it asks for it stays', () => {
  const { html, form } = draw({ empty: whole, proof: { help: 'Para saber que es usted' } })
  expect(html).toContain('Para saber que es usted')
  form.submit()
  expect(mutate).not.toHaveBeenCalled()
})

test('once it is done that is said and handed on', () => {
  const onDone = vi.fn()
  const { form } = draw({ empty: whole, done: ({ id }: { id: string }) => `Radicado ${id}`, onDone })
  form.submit()
  mutate.mock.calls[0]?.[1]?.onSuccess?.({ id: '7' })
  expect(shownToasts().at(-1)).toMatchObject({ kind: 'success', text: 'Radicado 7' })
  expect(onDone).toHaveBeenCalledWith({ id: '7' })
})

test.each(['desk', 'plain'] as const)(
  'the %s look says a refusal of a field there, and no other at the foot',
  (look) => {
    const { html } = draw({ error: refused({ what: 'Eso ya lo dijo' }) }, look)
    expect(html).toContain('Eso ya lo dijo')
    expect(html).not.toContain('No se puede')
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
  },
)

test.each(['desk', 'plain'] as const)('the %s look says at the foot what belongs to no field', (look) => {
  const { html } = draw({ error: refused() }, look)
  expect(html).toContain('No se puede')
  expect(html).not.toContain('aria-invalid')
})
