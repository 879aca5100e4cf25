import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { errorText, referenceOf } from '#shared/api/error-text.ts'
import { keyOf, useAct, useRead } from '#shared/api/queries.ts'
import { formatDateTime, formatRelative } from '#shared/format.ts'
import { ErrorState } from '#shared/plain/ErrorState.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { ConfirmAct } from '#shared/ui/ConfirmAct.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { browserText } from '#shared/session/browser.texts.ts'
import { classNames } from '#shared/class-names.ts'
import { useNow } from '#shared/use-now.ts'
import { profileTexts } from './profile.texts.ts'
import styles from './profile.module.css'

const texts = profileTexts.sessions

type Session = ReplyOf<typeof api.sessions.all>['items'][number]

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
        <Button danger aria-label={texts.endOf(formatDateTime(session.createdAt))} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  )
}

/** Where somebody is logged in; each log-in can be ended. Decisions §5. */
export const SessionsPanel = ({ userId, name }: { userId: string; name: string }) => {
  const toast = useToast()
  const client = useQueryClient()
  const { data, error, refetch } = useRead(api.sessions.all, { query: { userId } })
  const end = useAct(api.sessions.end)
  const [chosen, setChosen] = useState<Session>()
  const confirm = () => {
    if (!chosen) return
    end.mutate(
      { params: { _id: chosen._id } },
      {
        onSuccess: () => toast.success(texts.done),
        onError: (failure) => toast.error(errorText(failure)),
        onSettled: () => {
          setChosen(undefined)
          void client.invalidateQueries({ queryKey: keyOf(api.sessions.all) })
        },
      },
    )
  }
  const body = () => {
    if (error && !data)
      return (
        <ErrorState text={errorText(error)} reference={referenceOf(error)} onRetry={() => void refetch()} />
      )
    if (!data) return <Skeleton shape="lines" />
    if (data.items.length === 0) return <p className={styles.faint}>{texts.none}</p>
    return (
      <ul className={styles.sessions}>
        {data.items.map((session) => (
          <SessionLine key={session._id} session={session} onEnd={() => setChosen(session)} />
        ))}
      </ul>
    )
  }
  return (
    <section className={classNames(styles.panel, styles.late)} aria-label={texts.title}>
      <h2 className={styles.title}>{texts.title}</h2>
      <p className={styles.faint}>{texts.help}</p>
      {body()}
      <ConfirmAct
        isOpen={chosen !== undefined}
        title={texts.ask}
        effect={texts.effect(name)}
        act={texts.end}
        isDangerous
        isBusy={end.isPending}
        onConfirm={confirm}
        onClose={() => setChosen(undefined)}
      />
    </section>
  )
}
