import { historyLine } from '@arriero/contract/es/order-events'
import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatDateTime } from '#shared/format.ts'
import { historyTexts } from './history.texts.ts'
import styles from './OrderHistory.module.css'

type Happening = ReplyOf<typeof api.orders.history>['items'][number]

/** Who did it, and a note where the enterprise reported it or its time is not verified. */
const marksOf = ({ act, by, isTimeVerified }: Happening): string[] => [
  by?.name ?? historyTexts.system,
  ...(/^(milestone|evidence)\./.test(act) && by?.rol === 'enterprise' ? [historyTexts.byEnterprise] : []),
  ...(isTimeVerified ? [] : [historyTexts.unverified]),
]

/** What a driver sent when the service had already been cancelled. */
const Photos = ({ images }: { images: readonly string[] }) => (
  <span className={styles.photos}>
    {images.map((image, index) => (
      <a key={image} href={image} target="_blank" rel="noreferrer">
        <img src={image} alt={historyTexts.photo(index + 1)} loading="lazy" />
      </a>
    ))}
  </span>
)

const Entry = ({ happening }: { happening: Happening }) => (
  <li>
    <span className={styles.what}>{historyLine(happening.act) ?? historyTexts.otherAct}</span>
    <span className={styles.when}>
      <time dateTime={happening.at}>{formatDateTime(happening.at)}</time> · {marksOf(happening).join(' · ')}
      {happening.reason && (
        <>
          <br />
          {historyTexts.reason(happening.reason)}
        </>
      )}
    </span>
    {happening.images.length > 0 && <Photos images={happening.images} />}
  </li>
)

/** The timeline of a service, oldest first. Only its parties and administrators have one. */
export const OrderHistory = ({ orderId }: { orderId: string }) => (
  <Answer of={useRead(api.orders.history, { params: { _id: orderId } })} empty={<p>{historyTexts.none}</p>}>
    {({ items }) => (
      <ol className={styles.list}>
        {items.map((happening) => (
          <Entry key={happening._id} happening={happening} />
        ))}
      </ol>
    )}
  </Answer>
)
