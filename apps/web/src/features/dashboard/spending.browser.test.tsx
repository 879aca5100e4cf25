import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { desk, draw, phone } from '#shared/drawn.fixture.tsx'
import { SpendingFacts } from './Spending.tsx'

const none = { services: 0, value: 0 }
const newcomer = { month: '2026-11', ...none, before: none, lanes: [] }

test('who has paid for nothing yet reads what will stand here, and no zero', async () => {
  await draw(<SpendingFacts spent={newcomer} />, phone)
  await expect.element(page.getByText(/^Sin servicios pagados este mes ni el anterior/)).toBeVisible()
  await expect.element(page.getByText('$0')).not.toBeInTheDocument()
})

test('a month without any stands beside the one that had some', async () => {
  await draw(<SpendingFacts spent={{ ...newcomer, before: { services: 3, value: 4_165_000 } }} />, desk)
  const figures = page.getByRole('list', { name: 'Gasto en transporte' }).getByRole('listitem')
  await expect.element(figures.nth(0)).toHaveTextContent('En Nov 2026$00 servicios pagados')
  await expect.element(figures.nth(1)).toHaveTextContent('El mes anterior$4.165.0003 servicios pagados')
})
