import { pqrStatusTexts } from '@arriero/contract/es/support'
import { statusTextOf } from '@arriero/contract/es/words'
import { placeLines } from '@arriero/domain/places/place-name'
import { Link } from 'react-router'
import { phoneHref } from '#shared/phone-href.ts'
import { formatDateTime, formatShortId } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import type { OpenedPqr } from './pqr.ts'
import { supportTexts as texts } from './support.texts.ts'
import styles from './PqrFacts.module.css'

const Service = ({ orderId, order }: { orderId: string; order: NonNullable<OpenedPqr['order']> }) => {
  const { rol } = useProfile()
  const route = `${placeLines(order.origin).town} – ${placeLines(order.destination).town}`
  const code = formatShortId(orderId)
  return (
    <>
      {rol === 'administrator' ? (
        <Link to={`${paths.services}/${orderId}`} className={styles.inText}>
          {code}
        </Link>
      ) : (
        <code>{code}</code>
      )}
      {` · ${route} · ${statusTextOf(order.status)} · ${formatDateTime(order.reservationDate)}`}
    </>
  )
}

/** Whom to call, about which service, and what he asked before. */
export const PqrAbout = ({ pqr }: { pqr: OpenedPqr }) => {
  const { rol } = useProfile()
  const { userId, cellPhone, orderId, order, others, otherCount } = pqr
  const profile =
    rol === 'administrator' ? <Link to={paths.userDetail(userId._id)}>{userId.name}</Link> : userId.name
  return (
    <>
      <DetailList
        details={[
          { label: texts.person, value: profile },
          {
            label: texts.phone,
            value: cellPhone ? <a href={phoneHref(cellPhone)}>{cellPhone}</a> : texts.noPhone,
          },
          ...(orderId && order
            ? [{ label: texts.service, value: <Service orderId={orderId} order={order} />, isWide: true }]
            : []),
        ]}
      />
      {others.length > 0 && (
        <section aria-label={texts.others(otherCount)}>
          <h3 className={styles.heading}>{texts.others(otherCount)}</h3>
          <ul className={styles.others}>
            {others.map(({ _id, number, subject, status, createDate }) => (
              <li key={_id}>
                <Link to={`${paths.supportRequests}/${_id}`}>{number}</Link> {subject}
                <small>
                  {pqrStatusTexts[status]} · <When at={createDate} isDayOnly />
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
