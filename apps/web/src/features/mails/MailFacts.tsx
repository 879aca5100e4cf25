import type { IncomingMail } from '@arriero/contract/support/mails'
import { mailReasonTexts } from '@arriero/contract/es/support'
import { Link } from 'react-router'
import { CameWith } from '#shared/files/CameWith.tsx'
import { paths } from '#shared/paths.ts'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { mailsTexts as texts } from './mails.texts.ts'
import styles from './mails.module.css'

const sender = ({ from, fromName }: IncomingMail): string => (fromName ? `${fromName} (${from})` : from)

/** A mail as text: nothing of it is drawn as its sender would have it. */
export const MailFacts = ({ mail }: { mail: IncomingMail }) => {
  const { receivedAt, text, isCut, files, reason, state, account, pqr, settledBy, settledAt } = mail
  return (
    <div className={styles.mail}>
      <DetailList
        details={[
          { label: texts.from, value: <span>{sender(mail)}</span> },
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
