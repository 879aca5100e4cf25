import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw, phone } from '#shared/drawn.fixture.tsx'
import { showToast } from '#shared/plain/states/toasts.ts'
import { StepFrame } from './StepFrame.tsx'

const question = '¿Ya empezaron a descargar?'

test('on a phone what was reported is told beside what is to be done next, never over it', async () => {
  const belowHead = { paddingTop: 60 }
  await draw(
    <div style={belowHead}>
      <StepFrame question={question} place="Calle 26 # 96-10, Bogotá D.C." />
    </div>,
    phone,
  )
  showToast({ kind: 'success', title: 'Hecho', text: 'Llegó al destino: 10:44 p. m.' })
  const told = page.getByRole('status').filter({ hasText: 'Hecho' })
  const step = page.getByRole('region', { name: question })
  await expect.element(told).toBeVisible()
  const below = () =>
    told.element().getBoundingClientRect().top - step.element().getBoundingClientRect().bottom
  await expect.poll(below).toBeGreaterThan(0)
})
