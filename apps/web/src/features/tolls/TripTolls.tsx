import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { useRead } from '#shared/api/queries.ts'
import { formatDay, formatDistance, formatMoney } from '#shared/format.ts'
import { PlainTable } from '#shared/plain/values/PlainTable.tsx'
import { Statement, type StatementLine } from '#shared/plain/values/Statement.tsx'
import { tollsTexts as texts } from './tolls.texts.ts'
import styles from './tolls.module.css'

type OfOrder = ReplyOf<typeof api.tolls.ofOrder>
type Tolls = NonNullable<OfOrder['tolls']>
type Load = NonNullable<OfOrder['load']>
type Post = Tolls['posts'][number]

const Posts = ({ posts, edition }: Tolls) => (
  <details className={styles.posts}>
    <summary>{texts.list}</summary>
    <PlainTable<Post>
      isNarrow
      caption={texts.caption}
      rows={posts}
      keyOf={({ code, name, alongKm }) => `${code} ${name} ${alongKm}`}
      columns={[
        {
          key: 'post',
          title: texts.post,
          render: ({ name, alongKm, category }) => (
            <>
              {name} <small>{texts.where(formatDistance(alongKm), category)}</small>
            </>
          ),
        },
        {
          key: 'tariff',
          title: texts.tariff,
          align: 'end',
          render: ({ pesos }) => (pesos === null ? texts.noTariff : formatMoney(pesos)),
        },
      ]}
    />
    <p className={styles.note}>{texts.edition(formatDay(edition))}</p>
  </details>
)

const Road = (tolls: Tolls) => {
  const { basis, total, posts, unknown } = tolls
  const isFree = basis === 'posts' && posts.length === 0
  const isLeast = basis === 'posts' && unknown > 0
  return (
    <>
      <p className={styles.sum}>
        {isFree ? texts.free : texts.sum(posts.length, formatMoney(total), isLeast)}
      </p>
      {!isFree && <p className={styles.note}>{texts.basis[basis]}</p>}
      {unknown > 0 && <p className={styles.note}>{texts.unknown(unknown)}</p>}
      {posts.length > 0 && <Posts {...tolls} />}
    </>
  )
}

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

/**
 * The tolls of a service's road, and to its carrier what is left of the trip after fuel and tolls. Facts beside others: while they
 * are not known, or cannot be read, nothing stands in their place.
 */
export const TripTolls = ({ orderId }: { orderId: string }) => {
  const { data } = useRead(api.tolls.ofOrder, { params: { _id: orderId } })
  if (!data?.tolls) return null
  const { tolls, load } = data
  return (
    <section className={styles.tolls} aria-label={texts.title}>
      <h3 className={styles.title}>{texts.title}</h3>
      <Road {...tolls} />
      {load && (
        <>
          <h3 className={styles.title}>{texts.loadTitle}</h3>
          <Statement isNarrow caption={texts.load.caption} lines={linesOf(load, tolls.total)} />
        </>
      )}
    </section>
  )
}
