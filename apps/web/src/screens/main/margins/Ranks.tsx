import { api } from '@arriero/contract'
import type { MarginFigures } from '@arriero/contract/money/margins'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { RankCard, type Rank } from '#shared/charts/RankCard.tsx'
import { formatMoney } from '#shared/format.ts'
import { marginsTexts as texts } from './margins.texts.ts'
import { placeOf, type Narrowed } from './places.ts'

const shownMost = 5

const groupings = { lanes: 'lane', clients: 'client', carriers: 'carrier' } as const

type Summed = Pick<MarginFigures, 'margin' | 'services'>

/** What is left of all, so that the bars come to what stands above them. */
export const restOf = (all: Summed, shown: readonly Summed[]): Summed => ({
  margin: all.margin - shown.reduce((sum, { margin }) => sum + margin, 0),
  services: all.services - shown.reduce((sum, { services }) => sum + services, 0),
})

const wordsOf = ({ margin, services }: Summed) => ({
  value: margin,
  words: formatMoney(margin),
  note: texts.services(services),
})

interface RanksProps {
  of: keyof typeof groupings
  all: MarginFigures
  narrowed: Narrowed
}

/** Which lanes, clients or carriers leave most; each leads to its services. */
export const Ranks = ({ of, all, narrowed }: RanksProps) => {
  const by = groupings[of]
  const { all: more, ...words } = texts.charts[of]
  const read = useRead(api.margins.groups, { query: { ...narrowed, by, sort: '-margin', limit: shownMost } })
  return (
    <Answer of={read} wait={{ shape: 'map', heightPx: 320 }} failed={texts.failed}>
      {({ items }) => {
        const shown = items.filter(({ services }) => services > 0)
        const rest = restOf(all, shown)
        const ranks: Rank[] = shown.map(({ _id, name, ...figures }) => ({
          key: _id,
          label: name,
          to: placeOf('services', { ...narrowed, [by]: _id }),
          ...wordsOf(figures),
        }))
        if (rest.services > 0) ranks.push({ key: 'rest', label: texts.charts.rest, ...wordsOf(rest) })
        return (
          <RankCard
            {...words}
            empty={texts.charts.nothing}
            color="var(--color-finished-line)"
            ranks={ranks}
            more={{ to: placeOf(of, narrowed), words: more }}
          />
        )
      }}
    </Answer>
  )
}
