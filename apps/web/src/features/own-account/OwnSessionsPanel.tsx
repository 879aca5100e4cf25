import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { Answer } from '#shared/api/Answer.tsx'
import { useAct, useRead } from '#shared/api/queries.ts'
import { formatDateTime, formatRelative } from '#shared/format.ts'
import { useSending } from '#shared/forms/use-sending.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Problem } from '#shared/plain/states/Problem.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { browserText } from '#shared/session/browser.texts.ts'
import { useNow } from '#shared/use-now.ts'
import { ownAccountTexts } from './own-account.texts.ts'
import { Panel } from './Panel.tsx'
import styles from './own-account.module.css'

const texts = ownAccountTexts.sessions

type Session = ReplyOf<typeof api.sessions.all>['items'][number]

const Row = ({ session }: { session: Session }) => {
  const now = useNow()
  const end = useSending({
    act: useAct(api.sessions.end),
    done: texts.ended,
    refreshes: [api.sessions.all],
  })
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
          isBusy={end.isBusy}
          aria-label={texts.endOf(browserText(session), since)}
          onClick={() => end.send({ params: { _id: session._id } })}
        >
          {texts.end}
        </Button>
      )}
      <Problem of={end.error} />
    </li>
  )
}

/** Where one is logged in; what is ended here dies there at once. Decisions §5. */
export const OwnSessionsPanel = () => {
  const read = useRead(api.sessions.all, { query: {} })
  return (
    <Panel title={texts.title} text={texts.text}>
      <Answer of={read}>
        {({ items }) => (
          <ul className={styles.list}>
            {items.map((session) => (
              <Row key={session._id} session={session} />
            ))}
          </ul>
        )}
      </Answer>
    </Panel>
  )
}
