import type { PqrCase } from '@arriero/contract/support/case-shapes'
import { refundCauseTexts, refundStateTexts } from '@arriero/contract/es/settlement'
import { pqrStatusTexts } from '@arriero/contract/es/support'
import { roleTexts, statusTextOf } from '@arriero/contract/es/words'
import { placeLines } from '@arriero/domain/places/place-name'
import { Link } from 'react-router'
import { choicesTexts } from '#features/notifications/choices.texts.ts'
import { sentTexts } from '#features/notifications/sent.texts.ts'
import type { OpenedPqr } from '#features/support/pqr.ts'
import { formatDateTime, formatShortId } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { Panel } from '#shared/plain/Card.tsx'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { Money } from '#shared/plain/values/Money.tsx'
import { PhoneLink } from '#shared/plain/values/PhoneLink.tsx'
import { Stars } from '#shared/plain/values/Stars.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { caseTexts as texts } from './case.texts.ts'
import styles from './case.module.css'

const isAdministrator = (rol: string): boolean => rol === 'administrator'

const Score = ({ score, ratings }: Pick<PqrCase['person'], 'score' | 'ratings'>) =>
  score === null ? (
    texts.none
  ) : (
    <>
      <Stars score={score} /> <small className={styles.muted}>{texts.ratings(ratings)}</small>
    </>
  )

/** Who asks: how his account stands, how to reach him, what he asked before. */
export const PersonPanel = ({ person, pqr }: { person: PqrCase['person']; pqr: OpenedPqr }) => {
  const { rol } = useProfile()
  const { others, otherCount } = pqr
  return (
    <Panel title={texts.person}>
      <DetailList
        details={[
          {
            label: roleTexts[person.rol],
            value: isAdministrator(rol) ? (
              <Link to={paths.userDetail(person._id)} className={styles.inText}>
                {person.name}
              </Link>
            ) : (
              person.name
            ),
          },
          { label: texts.account, value: texts.accounts[person.state] },
          { label: texts.since, value: <When at={person.since} isDayOnly /> },
          {
            label: texts.phone,
            value: person.cellPhone === null ? texts.none : <PhoneLink phone={person.cellPhone} />,
          },
          { label: texts.email, value: person.email ?? texts.none },
          { label: texts.score, value: <Score score={person.score} ratings={person.ratings} /> },
          { label: texts.services, value: person.services },
          { label: texts.papers, value: texts.papersOf(person.papers), isWide: true },
        ]}
      />
      {others.length > 0 && (
        <section aria-label={texts.others(otherCount)}>
          <p className={styles.muted}>{texts.others(otherCount)}</p>
          <ul className={styles.rows}>
            {others.map(({ _id, number, subject, status, createDate }) => (
              <li key={_id}>
                <Link to={paths.pqrPage(_id)}>{number}</Link> {subject}
                <small>
                  {pqrStatusTexts[status]} · <When at={createDate} isDayOnly />
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Panel>
  )
}

/** What it is about; administrators go on to the service's page. */
export const ServicePanel = ({ order }: { order: NonNullable<PqrCase['order']> }) => {
  const { rol } = useProfile()
  const code = formatShortId(order._id)
  const page = paths.servicePage(order._id)
  return (
    <Panel title={texts.service}>
      <DetailList
        details={[
          {
            label: texts.code,
            value: isAdministrator(rol) ? (
              <Link to={page} className={styles.inText}>
                {code}
              </Link>
            ) : (
              <code>{code}</code>
            ),
          },
          { label: texts.status, value: statusTextOf(order.status) },
          {
            label: texts.route,
            value: `${placeLines(order.origin).town} – ${placeLines(order.destination).town}`,
            isWide: true,
          },
          { label: texts.when, value: formatDateTime(order.reservationDate) },
          { label: texts.client, value: order.client },
          { label: texts.carrier, value: order.carrier ?? texts.none },
          { label: texts.driver, value: order.driver ?? texts.none },
          { label: texts.plate, value: order.plate ?? texts.none },
        ]}
      />
      <Link to={`${page}/notas`} className={styles.inText}>
        {texts.notes}
      </Link>
    </Panel>
  )
}

export const MoneyPanel = ({ money: { payments, refunds } }: { money: NonNullable<PqrCase['money']> }) => (
  <Panel title={texts.money}>
    {payments.length === 0 && refunds.length === 0 && <p className={styles.muted}>{texts.noPayments}</p>}
    <ul className={styles.rows}>
      {payments.map(({ _id, at, amount, isStandby, outcome }) => (
        <li key={_id}>
          <span className={styles.row}>
            <span>
              {texts.payment(isStandby)}: {texts.outcomes[outcome].toLowerCase()}
            </span>
            <Money pesos={amount} />
          </span>
          <small>
            <When at={at} />
          </small>
        </li>
      ))}
      {refunds.map(({ _id, at, amount, cause, state, way }) => (
        <li key={_id}>
          <span className={styles.row}>
            <span>
              {texts.refund}: {refundStateTexts[state].toLowerCase()} {texts.refundWay(way)}
            </span>
            <Money pesos={amount} />
          </span>
          <small>
            {refundCauseTexts[cause]} · <When at={at} />
          </small>
        </li>
      ))}
    </ul>
  </Panel>
)

/** What the person was told, by which ways that went and what became of it. */
export const LettersPanel = ({ letters }: Pick<PqrCase, 'letters'>) => (
  <Panel title={texts.letters} text={texts.lettersHelp}>
    {letters.length === 0 && <p className={styles.muted}>{texts.noLetters}</p>}
    <ul className={styles.rows}>
      {letters.map(({ _id, title, at, readAt, ways }) => (
        <li key={_id}>
          {title}
          <small>
            <When at={at} /> · {readAt === null ? texts.bellUnread : texts.bellRead(formatDateTime(readAt))}
          </small>
          {ways.map(({ channel, state }, index) => (
            <small key={`${index} ${channel}`}>
              {sentTexts.way(choicesTexts.channels[channel], sentTexts.states[state])}
            </small>
          ))}
        </li>
      ))}
    </ul>
  </Panel>
)
