import type { IncomingMail } from '@arriero/contract/support/mails'
import { mailReasonTexts } from '@arriero/contract/es/support'
import { Link } from 'react-router'
import { CameWith } from '#shared/files/CameWith.tsx'
import { paths } from '#shared/paths.ts'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { Email } from '#shared/plain/values/Email.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { mailsTexts as texts } from './mails.texts.ts'
import styles from './mails.module.css'

const Sender = ({ mail: { from, fromName } }: { mail: IncomingMail }) =>
  fromName ? (
    <span>
      {fromName} (<Email address={from} />)
    </span>
  ) : (
    <Email address={from} />
  )

/** A mail as text: nothing of it is drawn as its sender would have it. */
export const MailFacts = ({ mail }: { mail: IncomingMail }) => {
  const { receivedAt, text, isCut, files, reason, state, account, pqr, settledBy, settledAt } = mail
  return (
    <div className={styles.mail}>
      <DetailList
        details={[
          { label: texts.subject, value: mail.subject || texts.noSubject, isWide: true },
          { label: texts.from, value: <Sender mail={mail} />, isWide: true },
          { label: texts.received, value: <When at={receivedAt} /> },
          { label: texts.reason, value: mailReasonTexts[reason] },
          { label: texts.account, value: account?.name ?? texts.noAccount },
          ...(pqr
            ? [
                {
                  label: state === 'waiting' ? texts.pqr : texts.becamePqr,
                  value: (
                    <Link to={paths.pqrPage(pqr._id)} className={styles.inText}>
                      {pqr.number}
                    </Link>
                  ),
                },
              ]
            : []),
          ...(settledBy && settledAt
            ? [
                {
                  label: texts.settled,
                  value: (
                    <>
                      {settledBy.name} · <When at={settledAt} />
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      <p className={styles.words}>{text === null ? texts.erased : text || texts.noText}</p>
      {isCut && <p className={styles.muted}>{texts.cut}</p>}
      <CameWith files={files} />
      <p className={styles.muted}>{texts.safe}</p>
    </div>
  )
}
