import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { useState } from 'react'
import { Answer } from '#shared/api/Answer.tsx'
import { act } from '#shared/api/act.ts'
import { useRead, useWork } from '#shared/api/queries.ts'
import { isMissing } from '#shared/api/statuses.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { formatDateTime, formatRelative } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { browserText } from '#shared/session/browser.texts.ts'
import { useNow } from '#shared/use-now.ts'
import { profileTexts } from './profile.texts.ts'
import { Panel } from '#shared/plain/Card.tsx'
import styles from './profile.module.css'

const texts = profileTexts.sessions

type Session = ReplyOf<typeof api.sessions.all>['items'][number]
/** What is about to be ended: one, or all others. */
type Ended = readonly Session[]

const endAll = async (ended: Ended): Promise<void> => {
  for (const { _id } of ended)
    await act(api.sessions.end, { params: { _id } }).catch((error: unknown) => {
      // One that has ended by itself meanwhile is what was wanted.
      if (!isMissing(error) || ended.length === 1) throw error
    })
}

const SessionLine = ({ session, onEnd }: { session: Session; onEnd: () => void }) => {
  const now = useNow()
  const facts = [
    [texts.browser, browserText(session)],
    [texts.since, formatDateTime(session.createdAt)],
    [texts.seen, formatRelative(session.lastSeenAt, now)],
    [texts.until, formatDateTime(session.expiresAt)],
  ] as const
  return (
    <li className={styles.session}>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {session.isCurrent ? (
        <span className={styles.faint}>{texts.current}</span>
      ) : (
        <Button kind="danger" aria-label={texts.endOf(formatDateTime(session.createdAt))} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  )
}

/** More would push the rest of a profile out of sight. */
const mostShown = 5

const Sessions = ({ sessions, onEnd }: { sessions: readonly Session[]; onEnd: (ended: Ended) => void }) => {
  const [isWhole, setWhole] = useState(false)
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const hidden = sessions.length - mostShown
  return (
    <>
      <ul className={styles.sessions}>
        {(isWhole ? sessions : sessions.slice(0, mostShown)).map((session) => (
          <SessionLine key={session._id} session={session} onEnd={() => onEnd([session])} />
        ))}
      </ul>
      <div className={styles.sessionActs}>
        {hidden > 0 && (
          <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? texts.less : texts.all(sessions.length)}
          </Button>
        )}
        {others.length > 1 && (
          <Button kind="danger" onClick={() => onEnd(others)}>
            {others.length < sessions.length ? texts.endOthers : texts.endAll}
          </Button>
        )}
      </div>
    </>
  )
}

/** Where somebody is logged in; each log-in can be ended. Decisions §5. */
export const SessionsPanel = ({ userId, name }: { userId: string; name: string }) => {
  const read = useRead(api.sessions.all, { query: { userId } })
  const [chosen, setChosen] = useState<Ended>([])
  const end = useToldAct({
    act: useWork(endAll),
    input: chosen,
    done: chosen.length > 1 ? texts.allDone : texts.done,
    refreshes: [api.sessions.all],
  })
  const ask = (sessions: Ended) => {
    setChosen(sessions)
    end.ask()
  }
  return (
    <Panel title={texts.title} className={styles.late}>
      <p className={styles.faint}>{texts.help}</p>
      <Answer of={read} empty={<p className={styles.faint}>{texts.none}</p>}>
        {({ items }) => <Sessions sessions={items} onEnd={ask} />}
      </Answer>
      <ConfirmAct
        {...end.asking}
        title={chosen.length > 1 ? texts.askAll(chosen.length) : texts.ask}
        effect={chosen.length > 1 ? texts.effectAll(name, chosen.length) : texts.effect(name)}
        act={texts.end}
        isDangerous
      />
    </Panel>
  )
}
