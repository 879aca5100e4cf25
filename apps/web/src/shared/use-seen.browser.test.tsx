import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { desk, draw } from './drawn.fixture.tsx'
import { useSeen } from './use-seen.ts'

const Costly = () => {
  const [ref, isSeen] = useSeen<HTMLDivElement>()
  return (
    <>
      <h2>Arriba</h2>
      <div style={{ height: 3_000 }} />
      <div ref={ref} data-testid="place" style={{ height: 200 }}>
        {isSeen && <p>El mapa</p>}
      </div>
    </>
  )
}

/** As long as a browser takes to say what it sees. */
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

test('what is costly comes once its place is on screen, and stays', async () => {
  await draw(<Costly />, desk)
  await expect.element(page.getByRole('heading', { name: 'Arriba' })).toBeVisible()
  await twoFrames()
  await expect.element(page.getByText('El mapa')).not.toBeInTheDocument()
  page.getByTestId('place').element().scrollIntoView()
  await expect.element(page.getByText('El mapa')).toBeVisible()
  page.getByRole('heading', { name: 'Arriba' }).element().scrollIntoView()
  await twoFrames()
  await expect.element(page.getByText('El mapa')).toBeInTheDocument()
})
