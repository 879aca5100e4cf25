/** Pins that wait for their town's name: which answer counts, what is forgotten when a person says otherwise; and how marking is left. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, Holding, soon } from '#shared/drawn.fixture.tsx'
import type { FoundTown } from '#shared/reference/use-towns.ts'
import { choose, placeLine, type PlaceAnswer } from './place-answer.ts'
import { Marking } from './Marking.tsx'
import { placesTexts as texts } from './places.texts.ts'
import { useMarking } from './use-marking.ts'
import { usePins } from './use-pins.ts'
import { useStreets } from './use-streets.ts'

const town = (name: string, code: string): FoundTown => ({
  code,
  name: `${name}, Tolima`,
  town: name,
  department: 'Tolima',
  latitude: 5.2,
  longitude: -74.74,
  exact: false,
  zoneKm: 2,
})
const road = { ref: '50', name: '', gapKm: 0.1, town: 'Honda', townKm: 4 }
const points = { Honda: { latitude: 5.19, longitude: -74.75 }, Fresno: { latitude: 5.15, longitude: -75.03 } }
const outside = { latitude: 10.4, longitude: -66.9 }

/** Each call waits for its answer. */
const answers: ((name: string) => void)[] = []
beforeEach(() => {
  answers.length = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push((name) => resolve(Response.json({ town: town(name, '73349'), road, attribution: '' })))
      }),
  )
})
afterEach(() => vi.restoreAllMocks())

interface PieceProps {
  ends: { origin?: PlaceAnswer | undefined }
  onChange: (ends: { origin?: PlaceAnswer | undefined }) => void
}

const Piece = ({ ends, onChange }: PieceProps) => {
  const pins = usePins(ends, useStreets(ends), onChange)
  return (
    <>
      <p role="status">
        {pins.problems.origin ??
          (ends.origin ? placeLine(ends.origin) : pins.naming.origin ? texts.naming : 'nada')}
      </p>
      {Object.entries({ ...points, outside }).map(([name, point]) => (
        <button key={name} type="button" onClick={() => void pins.place('origin', point)}>
          {name}
        </button>
      ))}
      <button
        type="button"
        onClick={() => {
          pins.forget('origin')
          onChange({ origin: choose(town('Ibagué', '73001'), 'Bodega 4') })
        }}
      >
        Ibagué
      </button>
      <button type="button" onClick={() => onChange({ origin: undefined })}>
        vaciar
      </button>
    </>
  )
}

const drawn = () =>
  draw(
    <Holding<PieceProps['ends']> start={{}}>
      {(ends, onChange) => <Piece ends={ends} onChange={onChange} />}
    </Holding>,
  )
const press = (name: string) => page.getByRole('button', { name }).click()
const says = (words: string) => soon(() => expect(page.getByRole('status').element().textContent).toBe(words))

test('a pin waits for its name, and of two the later one counts, whichever answer comes first', async () => {
  await drawn()
  await press('Honda')
  await says(texts.naming)
  await press('Fresno')
  await soon(() => expect(answers).toHaveLength(2))
  answers[1]?.('Fresno')
  await says('Vía 50 a 4 km de Honda, Fresno, Tolima')
  answers[0]?.('Honda')
  await says('Vía 50 a 4 km de Honda, Fresno, Tolima')
})

test('who names a town meanwhile is not overruled, and nothing is waited for any more', async () => {
  await drawn()
  await press('Honda')
  await soon(() => expect(answers).toHaveLength(1))
  await press('Ibagué')
  answers[0]?.('Honda')
  await says('Bodega 4, Ibagué, Tolima')
  await press('vaciar')
  await says('nada')
})

test('a point outside the country is told so until the town is named otherwise', async () => {
  await drawn()
  await press('outside')
  await says(texts.outside)
  expect(answers).toHaveLength(0)
  await press('Ibagué')
  await says('Bodega 4, Ibagué, Tolima')
})

test('a pin that comes while the town is said otherwise takes the street that was written', async () => {
  await drawn()
  await press('Ibagué')
  await press('vaciar')
  await press('Honda')
  await soon(() => expect(answers).toHaveLength(1))
  answers[0]?.('Honda')
  await says('Bodega 4, Honda, Tolima')
})

const MarkingPiece = () => {
  const { marking, mark, marked } = useMarking({ destination: false })
  return (
    <>
      <Marking marking={marking} onMark={mark} />
      <button type="button" onClick={() => marked('origin')}>
        mapa
      </button>
      <input aria-label="calle" />
    </>
  )
}

test('Esc leaves marking, but not while a field is typed in; who marks the origin goes on to the destination', async () => {
  await draw(<MarkingPiece />)
  const isMarking = (end: 'origin' | 'destination', pressed: boolean) =>
    soon(() =>
      expect(page.getByRole('button', { name: texts.mark[end] }).element().getAttribute('aria-pressed')).toBe(
        String(pressed),
      ),
    )
  await press(texts.mark.origin)
  await isMarking('origin', true)
  await press('mapa')
  await isMarking('origin', false)
  await isMarking('destination', true)
  await page.getByRole('textbox', { name: 'calle' }).click()
  await userEvent.keyboard('{Escape}')
  await isMarking('destination', true)
  await press(texts.mark.destination)
  await press(texts.mark.origin)
  await userEvent.keyboard('{Escape}')
  await isMarking('origin', false)
})
