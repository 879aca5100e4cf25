import { CallError } from '@arriero/contract/call'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { desk, draw, phone } from '#shared/drawn.fixture.tsx'
import type { Period } from './lane-series.ts'
import { LaneAnswer } from './LaneHistory.tsx'

const refetch = vi.fn<() => void>()
const told = (...periods: Period[]) => <LaneAnswer of={{ data: { periods }, error: null, refetch }} />
const months = (from: string, more: Partial<Period> = {}): Period => ({
  from,
  to: from,
  services: 7,
  hours: { low: 9, middle: 10.5, high: 12 },
  price: { low: 2_300_000, middle: 2_420_000, high: 2_550_000 },
  ...more,
})

test('what a lane cost and took stands in words, as bars and in a table', async () => {
  await draw(told(months('2026-09'), months('2026-10')), desk)
  await expect.element(page.getByText('Lo último, Oct 2026: 7 servicios.')).toBeVisible()
  const price = page.getByRole('figure').filter({ hasText: 'Precio del cliente, antes de IVA' })
  await expect.element(price.getByText('$2.420.000', { exact: true })).toBeVisible()
  await expect.element(price.getByText('la mitad central, de $2.300.000 a $2.550.000')).toBeVisible()
  await expect.element(price.getByText('$2,4 M').first()).toBeVisible()
  await expect.element(page.getByText('Lo que ganó el transportador')).not.toBeInTheDocument()
  await page.getByText('Ver en una tabla').click()
  const newest = page.getByRole('row').nth(1)
  await expect.element(newest.getByText('Oct 2026')).toBeVisible()
  await expect.element(newest.getByText('$2.300.000 a $2.550.000')).toBeVisible()
})

test('where the newest months have no hours none is said in their place', async () => {
  await draw(told(months('2026-09'), months('2026-10', { hours: null })), phone)
  const hours = page.getByRole('figure').filter({ hasText: 'Del cargue a la entrega' })
  await expect.element(hours).toBeVisible()
  await expect.element(hours.getByText('la mitad central')).not.toBeInTheDocument()
  await page.getByText('Ver en una tabla').click()
  await expect.element(page.getByText('Sin dato')).toBeVisible()
})

test('too little history is said in one sentence, and what did not come can be asked for again', async () => {
  await draw(told())
  await expect.element(page.getByText(/^Aún no hay historia suficiente de esta ruta/)).toBeVisible()
  const error = new CallError(500, {
    error: 'Algo pasó',
    code: 'server.unexpected',
    requestId: 'abcdef012345',
  })
  await draw(<LaneAnswer of={{ data: undefined, error, refetch }} />)
  await expect.element(page.getByText('No pudimos traer la historia de la ruta')).toBeVisible()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  expect(refetch).toHaveBeenCalledOnce()
})
