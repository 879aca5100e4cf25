import { pqrStatusTexts } from '@arriero/contract/es/support'
import { CameWith } from '#shared/files/CameWith.tsx'
import { When } from '#shared/plain/values/When.tsx'
import type { DeskPqr, OpenedPqr, OwnPqr, Pqr } from './pqr.ts'
import { supportTexts as texts } from './support.texts.ts'
import styles from './PqrFacts.module.css'

type Answer = Pqr['answers'][number] & Partial<Pick<DeskPqr['answers'][number], 'by'>>
type Reply = OwnPqr['replies'][number] & Partial<Pick<OpenedPqr['replies'][number], 'from'>>

/** What was answered and what the person wrote after it, as it went to and fro. The desk reads who answered; its author that the desk did. */
export interface Told {
  answers: readonly Answer[]
  replies: readonly Reply[]
  userId: { name: string }
}

const AnswerLine = ({ answer }: { answer: Answer }) => (
  <li className={styles.answer}>
    <p className={styles.words}>{answer.response}</p>
    <p className={styles.by}>
      {answer.by?.name ?? texts.desk} · <When at={answer.at} /> ·{' '}
      {texts.answeredAs(pqrStatusTexts[answer.status])}
    </p>
  </li>
)

const ReplyLine = ({ reply, name }: { reply: Reply; name: string }) => (
  <li className={styles.reply}>
    {reply.text && <p className={styles.words}>{reply.text}</p>}
    {reply.isCut && <p className={styles.none}>{texts.cut}</p>}
    <CameWith files={reply.files} />
    <p className={styles.by}>
      {reply.from ? texts.fromAddress(name, reply.from) : name} · <When at={reply.at} /> · {texts.byMail}
    </p>
  </li>
)

const lineOf = (name: string) => (one: Answer | Reply) =>
  'response' in one ? (
    <AnswerLine key={`a ${one.at}`} answer={one} />
  ) : (
    <ReplyLine key={one._id} reply={one} name={name} />
  )

export const Conversation = ({ told: { answers, replies, userId } }: { told: Told }) => {
  const lines = [...answers, ...replies].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  if (lines.length === 0) return <p className={styles.none}>{texts.noAnswers}</p>
  return <ol className={styles.answers}>{lines.map(lineOf(userId.name))}</ol>
}
