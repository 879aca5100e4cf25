import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { leftOf } from '@arriero/domain/tariff/left'
import { useRead } from '#shared/api/queries.ts'
import { Statement, type StatementLine } from '#shared/plain/values/Statement.tsx'
import { WayTolls } from './WayTolls.tsx'
import { tollsTexts as texts } from './tolls.texts.ts'
import styles from './tolls.module.css'

type OfOrder = ReplyOf<typeof api.tolls.ofOrder>
type Load = NonNullable<OfOrder['load']>

/** What is spent stands below nothing: it is taken off what is earned. */
const linesOf = ({ fuel, earnings, left }: Load, tollPesos: number): StatementLine[] => {
  const words = texts.load
  const isPriced = earnings !== null && left !== null
  const sign = isPriced ? -1 : 1
  return [
    ...(isPriced ? [{ what: words.earnings, amountPesos: earnings }] : []),
    { what: words.fuel, amountPesos: sign * fuel, note: words.fuelNote },
    { what: words.tolls, amountPesos: sign * tollPesos },
    isPriced
      ? { what: words.left, amountPesos: left, note: words.leftNote, isTotal: true }
      : { what: words.spent, amountPesos: fuel + tollPesos, isTotal: true },
  ]
}

/** What would be left of a value that is being typed; while none is, what the server told. */
const withValue = (load: Load, tollPesos: number, valuePesos: number | null | undefined): Load =>
  typeof valuePesos === 'number'
    ? { ...load, earnings: valuePesos, left: leftOf(valuePesos, { fuelPesos: load.fuel, tollPesos }) }
    : load

interface TripTollsProps {
  orderId: string
  /** What the carrier would earn by what he types. */
  valuePesos?: number | null | undefined
}

/**
 * The tolls of a service's road, and to its carrier what is left of the trip after fuel and tolls. Facts beside others: while they
 * are not known, or cannot be read, nothing stands in their place.
 */
export const TripTolls = ({ orderId, valuePesos }: TripTollsProps) => {
  const { data } = useRead(api.tolls.ofOrder, { params: { _id: orderId } })
  if (!data?.tolls) return null
  const { tolls, load } = data
  return (
    <section className={styles.tolls} aria-label={texts.title}>
      <WayTolls {...tolls} />
      {load && (
        <>
          <h3 className={styles.title}>{texts.loadTitle}</h3>
          <Statement
            isNarrow
            caption={texts.load.caption}
            lines={linesOf(withValue(load, tolls.total, valuePesos), tolls.total)}
          />
        </>
      )}
    </section>
  )
}
