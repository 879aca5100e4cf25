import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Answer } from '#shared/api/Answer.tsx'
import { errorText } from '#shared/api/error-text.ts'
import { keyOf, useAct, useRead } from '#shared/api/queries.ts'
import { formatDateTime, formatRelative } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { browserText } from '#shared/session/browser.texts.ts'
import { useNow } from '#shared/use-now.ts'
import { ownAccountTexts } from './own-account.texts.ts'
import type { OnDone } from './on-done.ts'
import { Panel } from './Panel.tsx'
import styles from './own-account.module.css'

const texts = ownAccountTexts.sessions

type Session = ReplyOf<typeof api.sessions.all>['items'][number]

interface RowProps {
  session: Session
  isBusy: boolean
  onEnd: () => void
}

const Row = ({ session, isBusy, onEnd }: RowProps) => {
  const now = useNow()
  const since = formatDateTime(session.createdAt)
  return (
    <li className={styles.row}>
      <div>
        <div className={styles.named}>
          <strong>{browserText(session)}</strong>
          {session.isCurrent && <StateTag tone="good">{texts.current}</StateTag>}
        </div>
        <p className={styles.text}>{texts.since(since)}</p>
        <p className={styles.text}>{texts.seen(formatRelative(session.lastSeenAt, now))}</p>
      </div>
      {!session.isCurrent && (
        <Button
          kind="danger"
          isBusy={isBusy}
          aria-label={texts.endOf(browserText(session), since)}
          onClick={onEnd}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}

/** Where one is logged in; what is ended here dies there at once. Decisions §5. */
export const OwnSessionsPanel = ({ onDone }: { onDone: OnDone }) => {
  const client = useQueryClient()
  const read = useRead(api.sessions.all, { query: {} })
  const act = useAct(api.sessions.end, { isPerInput: true })
  const [problem, setProblem] = useState('')
  const end = (_id: string) => {
    setProblem('')
    act.mutate(
      { params: { _id } },
      {
        onSuccess: () => onDone(texts.ended),
        onError: (failure) => setProblem(errorText(failure)),
        onSettled: () => void client.invalidateQueries({ queryKey: keyOf(api.sessions.all) }),
      },
    )
  }
  const endingId = act.isPending ? act.variables.params._id : undefined
  return (
    <Panel title={texts.title} text={texts.text}>
      <Answer of={read}>
        {({ items }) => (
          <ul className={styles.list}>
            {items.map((session) => (
              <Row
                key={session._id}
                session={session}
                isBusy={endingId === session._id}
                onEnd={() => end(session._id)}
              />
            ))}
          </ul>
        )}
      </Answer>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </Panel>
  )
}
