import type { TripTollsShape } from '@arriero/contract/money/trip-tolls-shape'
import { formatDay, formatDistance, formatMoney } from '#shared/format.ts'
import { PlainTable } from '#shared/plain/values/PlainTable.tsx'
import { tollsTexts as texts } from './tolls.texts.ts'
import styles from './tolls.module.css'

type Post = TripTollsShape['posts'][number]

const Posts = ({ posts, edition }: TripTollsShape) => (
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

/** What the posts of a way ask for: their sum, whose it is, and each of them. */
export const WayTolls = (tolls: TripTollsShape) => {
  const { basis, total, posts, unknown } = tolls
  const isFree = basis === 'posts' && posts.length === 0
  const isLeast = basis === 'posts' && unknown > 0
  return (
    <>
      <h3 className={styles.title}>{texts.title}</h3>
      <p className={styles.sum}>
        {isFree ? texts.free : texts.sum(posts.length, formatMoney(total), isLeast)}
      </p>
      {!isFree && <p className={styles.note}>{texts.basis[basis]}</p>}
      {unknown > 0 && <p className={styles.note}>{texts.unknown(unknown)}</p>}
      {posts.length > 0 && <Posts {...tolls} />}
    </>
  )
}
