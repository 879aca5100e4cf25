import { api } from '@arriero/contract'
import { payoutKindTexts } from '@arriero/contract/es/settlement'
import type { CarrierSettlement, OwnPayout } from '@arriero/contract/money/settlement-shapes'
import { Answer, Pages } from '#shared/api/Answer.tsx'
import { useAct, usePages, useRead } from '#shared/api/queries.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { formatDate, formatShortId } from '#shared/format.ts'
import { placeLines } from '@arriero/domain/places/place-name'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { ReactNode } from 'react'
import { Button } from '#shared/plain/Button.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { Money } from '#shared/plain/values/Money.tsx'
import { Plate } from '#shared/plain/values/Plate.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { DebtsCard } from './DebtsCard.tsx'
import { fetchMade } from './fetch-made.ts'
import { PayoutStanding } from './PayoutStanding.tsx'
import { DayInput } from '#shared/plain/fields/DayInput.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { settlementsTexts } from './settlements.texts.ts'
import { SettlementStatement } from './SettlementStatement.tsx'
import { useSpan, type Span, currentMonth, monthBefore } from './span.ts'
import styles from './settlements.module.css'

interface SpanPickerProps {
  span: Span
  onChange: (span: Span) => void
  /** The button for what is done with the chosen days. */
  action: ReactNode
}

/** Picks the first and the last day, both counted. */
const SpanPicker = ({ span, onChange, action }: SpanPickerProps) => (
  <div className={styles.span}>
    <FormField label={settlementsTexts.from}>
      {(control) => (
        <DayInput
          control={control}
          value={span.from}
          last={span.to}
          onChange={(from) => from && onChange({ ...span, from })}
        />
      )}
    </FormField>
    <FormField label={settlementsTexts.to}>
      {(control) => (
        <DayInput
          control={control}
          value={span.to}
          first={span.from}
          last={bogotaDay(new Date())}
          onChange={(to) => to && onChange({ ...span, to })}
        />
      )}
    </FormField>
    <Button onClick={() => onChange(monthBefore(span))}>{settlementsTexts.monthBefore}</Button>
    <Button onClick={() => onChange(currentMonth(new Date()))}>{settlementsTexts.thisMonth}</Button>
    {action}
  </div>
)

const texts = settlementsTexts.settlement

const Paper = ({ carrierId, span }: { carrierId: string; span: Span }) => {
  const paper = useToldAct({
    act: useAct(api.settlements.paper),
    input: { params: { carrierId }, body: span },
    onDone: fetchMade,
  })
  return (
    <Button kind="primary" icon="download" isBusy={paper.isBusy} onClick={paper.go}>
      {settlementsTexts.paper}
    </Button>
  )
}

const Item = ({ item }: { item: OwnPayout }) => (
  <li className={styles.item}>
    <Card
      title={`${payoutKindTexts[item.kind]} ${formatShortId(item.order)} · ${formatDate(item.earnedAt)}`}
      aside={<PayoutStanding payout={item} isOwn />}
    >
      <p className={styles.muted}>
        {placeLines(item.origin).town} → {placeLines(item.destination).town}{' '}
        {item.licensePlate && <Plate plate={item.licensePlate} />}
      </p>
      <SettlementStatement lines={item.lines} netPesos={item.net} />
    </Card>
  </li>
)

const Totals = ({ settlement }: { settlement: CarrierSettlement }) => {
  const { carrier, pay, totals, net, paid, owed, debt } = settlement
  return (
    <Card title={texts.totals}>
      <DetailList
        details={[
          { label: texts.identification, value: carrier.identification },
          {
            label: texts.account,
            value: pay ? texts.accountOf(pay.bank, pay.accountType, pay.accountNumber) : texts.noAccount,
          },
          { label: texts.paid, value: <Money pesos={paid} /> },
          { label: texts.owed, value: <Money pesos={owed} isStrong /> },
          ...(debt > 0 ? [{ label: texts.debt, value: <Money pesos={0 - debt} isStrong /> }] : []),
        ]}
      />
      <br />
      <SettlementStatement lines={totals} netPesos={net} net={texts.net} />
    </Card>
  )
}

interface OfSpan {
  carrierId: string
  span: Span
}

const Items = ({ carrierId, span }: OfSpan) => {
  const read = usePages(api.settlements.settlementItems, {
    params: { carrierId },
    query: { from: span.from, to: span.to, limit: 20 },
  })

  return (
    <Pages of={read} more={texts.more}>
      {(items) => (
        <ul className={styles.items} aria-label={texts.items}>
          {items.map((item) => (
            <Item key={item._id} item={item} />
          ))}
        </ul>
      )}
    </Pages>
  )
}

const Body = ({ carrierId, span }: OfSpan) => {
  const { _id } = useProfile()
  const read = useRead(api.settlements.settlement, {
    params: { carrierId },
    query: { from: span.from, to: span.to },
  })

  return (
    <Answer of={read} wait="detail">
      {(data) => {
        const isEmpty = data.count === 0
        if (isEmpty && data.debts.length === 0)
          return <EmptyState drawing="papers" title={texts.none} text={texts.noneHelp} />
        return (
          <>
            <h2 className={styles.title}>{texts.of(data.carrier.name)}</h2>
            {!isEmpty && <Totals settlement={data} />}
            {data.debts.length > 0 && <DebtsCard debts={data.debts} isOwn={_id === carrierId} />}
            {!isEmpty && <Items carrierId={carrierId} span={span} />}
          </>
        )
      }}
    </Answer>
  )
}

/** One carrier between two days: the sums, then service by service. */
export const SettlementView = ({ carrierId }: { carrierId: string }) => {
  const [span, setSpan] = useSpan()
  return (
    <section className={styles.panel} aria-label={texts.title}>
      <SpanPicker span={span} onChange={setSpan} action={<Paper carrierId={carrierId} span={span} />} />
      <Body carrierId={carrierId} span={span} />
    </section>
  )
}
