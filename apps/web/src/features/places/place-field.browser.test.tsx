import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw, focusOn, Holding } from '#shared/drawn.fixture.tsx'
import type { FoundTown } from '#shared/reference/use-towns.ts'
import { choose, type PlaceAnswer } from './place-answer.ts'
import { PlaceField } from './PlaceField.tsx'
import { placesTexts as texts } from './places.texts.ts'
import { useStreets } from './use-streets.ts'

const town = (name: string, code: string): FoundTown => ({
  code,
  name: `${name}, Tolima`,
  town: name,
  department: 'Tolima',
  latitude: 4.43,
  longitude: -75.23,
  exact: false,
  zoneKm: 2,
})

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(Response.json({ items: [town('Ibagué', '73001')], attribution: '' })),
  )
})
afterEach(() => vi.restoreAllMocks())

const found = (...towns: FoundTown[]) =>
  vi
    .mocked(globalThis.fetch)
    .mockImplementation(() => Promise.resolve(Response.json({ items: towns, attribution: '' })))

interface PieceProps {
  origin: PlaceAnswer | undefined
  set: (origin: PlaceAnswer | undefined) => void
}

const Piece = ({ origin, set }: PieceProps) => (
  <>
    <PlaceField
      legend="Origen"
      value={origin}
      street={useStreets({ origin }).origin}
      problem={undefined}
      onChange={set}
      onPin={() => undefined}
    />
    <output aria-label="Respuesta">{origin ? `${origin.street} · ${origin.town}` : 'nada'}</output>
  </>
)

test('whoever says the town otherwise keeps the address he wrote', async () => {
  await draw(
    <Holding<PlaceAnswer | undefined> start={choose(town('Honda', '73349'), 'Bodega 4, vereda Perico')}>
      {(origin, set) => <Piece origin={origin} set={set} />}
    </Holding>,
  )
  const told = page.getByRole('status', { name: 'Respuesta' })
  const street = page.getByRole('textbox', { name: `${texts.street} (opcional)` })
  await expect.element(told).toHaveTextContent('Bodega 4, vereda Perico · Honda, Tolima')
  const option = page.getByRole('option', { name: 'Ibagué, Tolima' })
  const field = page.getByRole('combobox', { name: texts.town })
  focusOn(field)
  await field.fill('Iba')
  await expect.element(told).toHaveTextContent('nada')
  await expect.element(street).toHaveValue('Bodega 4, vereda Perico')
  await option.click()
  await expect.element(told).toHaveTextContent('Bodega 4, vereda Perico · Ibagué, Tolima')
  await street.fill('')
  await field.fill('Ibag')
  await option.click()
  await expect.element(told).toHaveTextContent('· Ibagué, Tolima')
  await expect.element(street).toHaveValue('')
})

test('the town that the field opens with is nobody’s answer until he writes it', async () => {
  const bogota = { ...town('Bogotá', '11001'), name: 'Bogotá, D.C.', department: 'D.C.' }
  found(bogota)
  await draw(
    <Holding<PlaceAnswer | undefined> start={undefined}>
      {(origin, set) => <Piece origin={origin} set={set} />}
    </Holding>,
  )
  const told = page.getByRole('status', { name: 'Respuesta' })
  const field = page.getByRole('combobox', { name: texts.town })
  const leave = () => (field.element() as HTMLElement).blur()
  await field.click()
  await expect.element(page.getByRole('option', { name: bogota.name })).toBeVisible()
  leave()
  await expect.element(told).toHaveTextContent('nada')
  await field.fill('Bogotá')
  await expect.element(page.getByRole('option', { name: bogota.name })).toBeVisible()
  leave()
  await expect.element(told).toHaveTextContent('· Bogotá D.C.')
})
