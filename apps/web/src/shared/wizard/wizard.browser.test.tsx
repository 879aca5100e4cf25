import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { z } from 'zod'
import { desk, draw, focusOn, phone } from '../drawn.fixture.tsx'
import { Field } from '../plain/fields/Field.tsx'
import { wordsOf } from './problem-words.ts'
import type { OnFinish } from './use-wizard.ts'
import { type StepBodyProps, Wizard, type WizardStep } from './Wizard.tsx'

interface Trip {
  from: string
  to: string
  secret: string
}

const labels = { from: 'Origen', to: 'Destino', secret: 'Clave' } as const

const step = (key: string, title: string, fields: readonly (keyof Trip)[]): WizardStep<Trip> => ({
  key,
  title,
  fields,
  schema: z.object(
    Object.fromEntries(fields.map((field) => [field, z.string('name.required').min(3, 'name.required')])),
  ),
  Body: ({ answers, problems, set }: StepBodyProps<Trip>) =>
    fields.map((field) => (
      <Field
        key={field}
        label={labels[field]}
        value={answers[field] ?? ''}
        problem={wordsOf(problems, field)}
        onChange={({ target }) => set({ [field]: target.value })}
      />
    )),
})

const steps = [
  step('route', 'De dónde sale', ['from']),
  step('goal', 'A dónde va', ['to']),
  step('proof', 'Quién lo pide', ['secret']),
]

/** How the server answers; until it does the last button is busy. */
let answer: (outcome: Awaited<ReturnType<OnFinish<Trip>>>) => void
const finished = vi.fn<(trip: Trip) => void>()
beforeEach(() => {
  finished.mockReset()
  sessionStorage.clear()
})

const open = (size = desk) =>
  draw(
    <Wizard<Trip>
      name="trip"
      steps={steps}
      unsaved={['secret']}
      summary={({ from, to }) => [
        ...(from ? [{ label: 'Sale de', value: from }] : []),
        ...(to ? [{ label: 'Va a', value: to }] : []),
      ]}
      finishLabel={({ to }) => `Pedir viaje a ${to}`}
      onFinish={(trip) => {
        finished(trip)
        return new Promise((resolve) => {
          answer = resolve
        })
      }}
    />,
    size,
  )

const from = page.getByRole('textbox', { name: 'Origen' })
const to = page.getByRole('textbox', { name: 'Destino' })
const secret = page.getByRole('textbox', { name: 'Clave' })
const next = page.getByRole('button', { name: 'Continuar' })
const back = page.getByRole('button', { name: 'Atrás' })
const finish = page.getByRole('button', { name: /Pedir viaje a Pasto/ })
const heading = (name: string) => page.getByRole('heading', { name, level: 2 })

/** To the last step, by the keyboard. */
const walk = async () => {
  await from.fill('Cali')
  await userEvent.keyboard('{Enter}')
  await to.fill('Pasto')
  await userEvent.keyboard('{Enter}')
  await secret.fill('tres mulas')
}

test('a step is heard by its heading, its fields, what was chosen so far and its buttons', async () => {
  await open()
  await from.fill('Cali')
  await next.click()
  await expect.element(heading('A dónde va')).toBeVisible()
  await expect.element(page.elementLocator(document.querySelector('form') as HTMLElement))
    .toMatchAriaInlineSnapshot(`
      - button "De dónde sale"
      - button "A dónde va"
      - text: Quién lo pide
      - heading "A dónde va" [level=2]
      - text: Destino
      - textbox "Destino"
      - alert
      - complementary "Lo que lleva hasta ahora":
        - heading "Lo que lleva hasta ahora" [level=3]
        - term: Sale de
        - definition: Cali
      - button "Atrás"
      - button "Continuar"
    `)
})

test('a step that lacks something stays, and leads to it', async () => {
  await open()
  await next.click()
  await expect.element(from).toHaveFocus()
  await expect.element(from).toHaveAttribute('aria-invalid', 'true')
  await expect.element(heading('De dónde sale')).toBeVisible()
  await from.fill('Cali')
  await expect.element(from).not.toHaveAttribute('aria-invalid')
})

test('Enter goes on, the keyboard begins the new step at its heading, and its first Tab is its first field', async () => {
  await open()
  await from.fill('Cali')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('A dónde va')).toHaveFocus()
  await userEvent.tab()
  await expect.element(to).toHaveFocus()
})

test('back and on again nothing is lost, by its buttons or by the steps above', async () => {
  await open()
  await walk()
  await back.click()
  await expect.element(heading('A dónde va')).toHaveFocus()
  await expect.element(to).toHaveValue('Pasto')
  await expect
    .element(page.getByRole('button', { name: 'A dónde va' }))
    .toHaveAttribute('aria-current', 'step')
  focusOn(page.getByRole('button', { name: 'De dónde sale' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(from).toHaveValue('Cali')
  await expect.element(back).not.toBeInTheDocument()
  await next.click()
  await next.click()
  await expect.element(secret).toHaveValue('tres mulas')
})

test('the browser’s own way back is a step back', async () => {
  await open()
  await walk()
  window.history.back()
  await expect.element(heading('A dónde va')).toHaveFocus()
  await expect.element(to).toHaveValue('Pasto')
})

test('a step that was not come to yet cannot be jumped to', async () => {
  await open()
  await from.fill('Cali')
  await page.getByText('Quién lo pide').click({ force: true })
  await expect.element(heading('De dónde sale')).toBeVisible()
})

test('a reload goes on where one was; a secret is asked for again', async () => {
  await open()
  await walk()
  await cleanup()
  await open()
  await expect.element(heading('Quién lo pide')).toBeVisible()
  await expect.element(secret).toHaveValue('')
  await back.click()
  await expect.element(to).toHaveValue('Pasto')
})

test('what is finished goes out once with all answers, however often it is pressed, and is forgotten when it was taken', async () => {
  await open()
  await walk()
  focusOn(finish)
  await userEvent.keyboard('{Enter}{Enter}')
  expect(finished.mock.calls).toEqual([[{ from: 'Cali', to: 'Pasto', secret: 'tres mulas' }]])
  await expect.element(back).toBeDisabled()
  answer(true)
  await expect.poll(() => sessionStorage.length).toBe(0)
})

test('what the server refuses of a step leads back to it and to its field', async () => {
  await open()
  await walk()
  await finish.click()
  answer({ from: 'name.required' })
  await expect.element(from).toHaveFocus()
  await expect.element(from).toHaveAttribute('aria-invalid', 'true')
  await expect.element(from).toHaveValue('Cali')
})

test('on a phone the steps are one line that says how far one is', async () => {
  await open(phone)
  await expect.element(page.getByText('Paso 1 de 3')).toBeVisible()
  await from.fill('Cali')
  await next.click()
  await expect.element(page.getByRole('progressbar', { name: 'Paso 2 de 3' })).toBeInTheDocument()
  await expect.element(page.getByRole('complementary', { name: 'Lo que lleva hasta ahora' })).toBeVisible()
})
