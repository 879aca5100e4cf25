import type { ReactNode } from 'react'
import { formatMoney } from '#shared/format.ts'
import { useIsPhone } from '#shared/media.ts'
import { Choice } from '#shared/plain/fields/Choice.tsx'
import { type PlainColumns, PlainTable } from '#shared/plain/values/PlainTable.tsx'
import { Portrait } from '#shared/plain/values/Portrait.tsx'
import { compareTexts as texts } from './compare.texts.ts'
import { KeepButton, OfferActs } from './OfferActs.tsx'
import type { Deciding } from './OfferDecision.tsx'
import { offerFacts, type Beside } from './offer-facts.tsx'
import { offerSorts, type ComparedOffer, type OfferSort } from './offer-order.ts'
import styles from './compare.module.css'

interface OffersTableProps {
  offers: readonly ComparedOffer[]
  beside: Beside
  sort: OfferSort
  onSort: (sort: OfferSort) => void
  kept: ReadonlySet<string>
  onKeep: (offerId: string) => void
  decidingOf: (offer: ComparedOffer) => Deciding | undefined
  onDecide: (offer: ComparedOffer, act: Deciding) => void
  /** What stands below the row it is decided of. */
  decision: (offer: ComparedOffer) => ReactNode
}

const saidOf = ({ state, counterValue, description }: ComparedOffer): string =>
  state === 'countered' && counterValue !== null
    ? texts.countered(formatMoney(counterValue))
    : (description ?? texts.nothingSaid)

const Carrier = ({ offer, isCard }: { offer: ComparedOffer; isCard: boolean }) => (
  <span className={styles.carrier}>
    <Portrait person={offer.driver} sizePx={32} />
    <span className={styles.two}>
      <strong>{offer.driver.name}</strong>
      <small title={saidOf(offer)} data-whole={isCard || undefined}>
        {saidOf(offer)}
      </small>
    </span>
  </span>
)

const columnsOf = (props: OffersTableProps): PlainColumns<ComparedOffer> => {
  const { offers, beside, sort, onSort, kept, onKeep, decidingOf, onDecide } = props
  return [
    {
      key: 'carrier',
      title: texts.carrier,
      width: '21.5%',
      render: (offer, isCard) => (
        <span className={styles.name}>
          <KeepButton {...{ offer, isCard }} isKept={kept.has(offer._id)} onTurn={() => onKeep(offer._id)} />
          <Carrier {...{ offer, isCard }} />
        </span>
      ),
    },
    ...offerFacts.map(({ sort: own, render, ...column }) => ({
      ...column,
      ...(own && {
        sort: { direction: texts.directions[own], isOn: own === sort, onSort: () => onSort(own) },
      }),
      render: (offer: ComparedOffer) => render(offer, beside),
    })),
    {
      key: 'acts',
      title: texts.acts,
      width: '9.5%',
      isActs: true,
      render: (offer, isCard) => (
        <OfferActs
          {...{ offer, isCard }}
          deciding={decidingOf(offer)}
          isFirst={offer === offers[0]}
          onDecide={(act) => onDecide(offer, act)}
        />
      ),
    },
  ]
}

const sortOptions = offerSorts.map((value) => ({ value, label: texts.sorts[value] }))

/** Carriers as rows, what they are compared by as columns; on a phone one card each. */
export const OffersTable = (props: OffersTableProps) => {
  const { offers, sort, onSort, kept, decidingOf, decision } = props
  const isPhone = useIsPhone()
  return (
    <>
      {isPhone && offers.length > 1 && (
        <Choice
          label={texts.sortBy}
          options={sortOptions}
          value={sort}
          onChange={(value) => onSort(offerSorts.find((one) => one === value) ?? sort)}
        />
      )}
      <PlainTable
        caption={texts.title}
        columns={columnsOf(props)}
        rows={offers}
        keyOf={({ _id }) => _id}
        isMarked={({ _id }) => kept.has(_id)}
        below={(offer) => decidingOf(offer) && decision(offer)}
      />
    </>
  )
}
