import type { ReactNode } from 'react'
import { formatDay, formatShortId } from '#shared/format.ts'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { Conversation, type Told } from './Conversation.tsx'
import { LegalClock } from './LegalClock.tsx'
import { type DeskPqr, type Pqr, typeWords } from './pqr.ts'
import { PqrStatusTag } from './PqrStatusTag.tsx'
import { supportTexts as texts } from './support.texts.ts'
import styles from './PqrFacts.module.css'

type Shown = Omit<Pqr, 'answers' | 'replies'> & Told & Partial<Pick<DeskPqr, 'filedBy'>>

/** What was asked, how its clock stands and what was answered. `about`: what the desk has at hand. No Ant Design: the driver area shows it too. */
export const PqrFacts = ({ pqr, about }: { pqr: Shown; about?: ReactNode }) => (
  <div className={styles.pqr}>
    <div className={styles.tags}>
      <PqrStatusTag status={pqr.status} />
      <LegalClock pqr={pqr} />
    </div>
    <div>
      <h3 className={styles.subject}>{pqr.subject}</h3>
      <p className={styles.words}>{pqr.description}</p>
    </div>
    <DetailList
      details={[
        { label: texts.type, value: typeWords(pqr) },
        { label: texts.created, value: <When at={pqr.createDate} /> },
        { label: texts.due, value: formatDay(pqr.dueOn) },
        ...(pqr.orderId === null || about
          ? []
          : [{ label: texts.service, value: <code>{formatShortId(pqr.orderId)}</code> }]),
        ...(pqr.filedBy ? [{ label: texts.number, value: texts.filedBy(pqr.filedBy.name) }] : []),
      ]}
    />
    {about}
    <section aria-label={texts.answers}>
      <h3 className={styles.heading}>{texts.answers}</h3>
      <Conversation told={pqr} />
    </section>
  </div>
)
