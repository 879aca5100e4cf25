import { expect, test } from 'vitest'
import { weekSeries, type Summary } from './week-bars.ts'

const nothing = {
  services: 0,
  billed: 0,
  freight: 0,
  insurer: 0,
  commission: 0,
  margin: 0,
  compared: 0,
  priced: 0,
  reference: 0,
  floored: 0,
  belowFloor: 0,
  offers: 0,
  won: 0,
  firstOffers: 0,
  firstMinutes: 0,
  returned: 0,
}
const busy = {
  ...nothing,
  services: 4,
  billed: 8_000_000,
  margin: 800_000,
  compared: 2,
  priced: 4_400_000,
  reference: 4_000_000,
  floored: 3,
  belowFloor: 1,
  offers: 8,
  won: 2,
  firstOffers: 4,
  firstMinutes: 360,
}
const summary: Summary = {
  from: '2026-11-16',
  to: '2026-11-29',
  of: { client: null, carrier: null, lane: null },
  all: busy,
  weeks: [
    { week: '2026-11-16', ...busy },
    { week: '2026-11-23', ...nothing },
  ],
}
const asked = { narrowed: { from: '2026-11-16', to: '2026-11-29', lane: '11001-05001' }, today: '2026-11-26' }

test('a bar leads to the services of its week, narrowed as the screen is; one of nothing leads nowhere', () => {
  const { bars, rows, leads } = weekSeries(summary, 'margin', asked)
  expect(bars[0]).toMatchObject({
    label: '16 Nov',
    value: 800_000,
    words: '$800.000 · 4 servicios',
    isOpen: false,
    to: '/main/margenes/servicios?from=2026-11-16&to=2026-11-22&lane=11001-05001',
  })
  expect(bars[1]).toMatchObject({ value: 0, isOpen: true, title: 'Semana del 23 Nov 2026 (en curso)' })
  expect(bars[1]?.to).toBeUndefined()
  expect(rows).toEqual([
    ['23 Nov 2026', '$0', '0'],
    ['16 Nov 2026', '$800.000', '4'],
  ])
  expect(leads).toEqual([undefined, bars[0]?.to])
})

test('what is measured says of how many, and leads to just those', () => {
  const [won] = weekSeries(summary, 'win', asked).bars
  expect(won).toMatchObject({ value: 25, words: '25 % · 2 de 8 ofertas' })
  expect(won?.to).toMatch(/^\/main\/margenes\/ofertas\?/)
  const [waited] = weekSeries(summary, 'wait', asked).bars
  expect(waited).toMatchObject({ value: 1.5, words: '1,5 h · 4 servicios' })
  expect(waited?.to).toMatch(/ofertas\?.*wait=true$/)
  const [over] = weekSeries(summary, 'over', asked).bars
  expect(over).toMatchObject({ value: 10, words: '+10\u00a0% · 2 servicios' })
  expect(over?.to).toMatch(/servicios\?.*over=true$/)
})

test('what is rare leads to its own rows, and nowhere where there are none', () => {
  const [below] = weekSeries(summary, 'below', asked).bars
  expect(below).toMatchObject({ value: 1, words: '1 · de 3 servicios con piso legal' })
  expect(below?.to).toMatch(/servicios\?.*belowFloor=true$/)
  const [returned] = weekSeries(summary, 'returned', asked).bars
  expect(returned).toMatchObject({ value: 0, words: '0 · 0 servicios' })
  expect(returned?.to).toBeUndefined()
})

test('a week in which nothing was measured has no figure', () => {
  expect(weekSeries(summary, 'win', asked).rows[0]).toEqual(['23 Nov 2026', '—', '0'])
})
