import { firstOfferHours, overReferencePercent, winPercent } from '@arriero/contract/es/lists/money/margins'
import type { MarginFigures } from '@arriero/contract/money/margins'
import { shareBp } from '@arriero/domain/money/margins'
import { FigureTiles, type FigureTile } from '#shared/charts/FigureTiles.tsx'
import { formatDuration, formatMoney, formatNumber, formatPercent } from '#shared/format.ts'
import { marginsTexts } from './margins.texts.ts'
import { placeOf, type Narrowed } from './places.ts'

const texts = marginsTexts.cards
const hourMs = 3_600_000

const orNone = (value: number | null, said: (value: number) => string) =>
  value === null ? texts.none : said(value)
const signed = (percent: number) => `${percent > 0 ? '+' : ''}${formatPercent(Math.round(percent * 10) * 10)}`

/** What is kept, and of what. */
const moneyFigures = (all: MarginFigures, narrowed: Narrowed): FigureTile[] => {
  const { margin, commission, billed, freight, services } = all
  const to = placeOf('services', narrowed)
  return [
    {
      key: 'margin',
      title: texts.margin,
      value: formatMoney(margin),
      hint: texts.ofMargin(formatMoney(commission), formatMoney(margin - commission)),
      to,
    },
    {
      key: 'share',
      title: texts.share,
      value: orNone(shareBp(margin, billed), formatPercent),
      hint: texts.ofShare(formatMoney(billed)),
      to: placeOf('weeks', narrowed),
    },
    {
      key: 'services',
      title: texts.services,
      value: formatNumber(services),
      hint: texts.ofServices(formatMoney(freight)),
      to,
    },
  ]
}

/** How it came to them. */
const marketFigures = (all: MarginFigures, narrowed: Narrowed): FigureTile[] => [
  {
    key: 'win',
    title: texts.win,
    value: orNone(winPercent(all), (percent) => formatPercent(Math.round(percent * 10) * 10)),
    hint: texts.ofWin(all.won, all.offers),
    to: placeOf('offers', narrowed),
  },
  {
    key: 'wait',
    title: texts.wait,
    value: orNone(firstOfferHours(all), (hours) => formatDuration(hours * hourMs)),
    hint: texts.ofWait(all.firstOffers),
    to: placeOf('offers', { ...narrowed, wait: 'true' }),
  },
  {
    key: 'over',
    title: texts.over,
    value: orNone(overReferencePercent(all), signed),
    hint: texts.ofOver(all.compared),
    to: placeOf('services', { ...narrowed, over: 'true' }),
  },
  {
    key: 'below',
    title: texts.below,
    value: formatNumber(all.belowFloor),
    hint: texts.ofBelow(all.floored),
    to: placeOf('services', { ...narrowed, belowFloor: 'true' }),
  },
  {
    key: 'returned',
    title: texts.returned,
    value: formatNumber(all.returned),
    hint: texts.ofReturned,
    to: placeOf('returns', narrowed),
  },
]

/** What the weeks come to; each figure leads to the rows it is made of. */
export const MarginCards = ({ all, narrowed }: { all: MarginFigures; narrowed: Narrowed }) => (
  <FigureTiles
    label={texts.label}
    most={4}
    tiles={[...moneyFigures(all, narrowed), ...marketFigures(all, narrowed)]}
  />
)
