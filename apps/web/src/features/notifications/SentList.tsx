import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { roleTexts } from '@arriero/contract/es/words'
import type { SentState } from '@arriero/domain/notifications/sent-state'
import { Pages } from '#shared/api/Answer.tsx'
import { usePages } from '#shared/api/queries.ts'
import { formatDateTime } from '#shared/format.ts'
import { PlainTable, type PlainColumns } from '#shared/plain/values/PlainTable.tsx'
import { StateTag, type StateTone } from '#shared/plain/values/StateTag.tsx'
import { choicesTexts } from './choices.texts.ts'
import { sentTexts as texts } from './sent.texts.ts'
import styles from './notifications.module.css'

type Sent = ReplyOf<typeof api.notifications.sent>['items'][number]

const tones: Readonly<Record<SentState, StateTone>> = {
  waiting: 'waiting',
  sent: 'good',
  delivered: 'good',
  read: 'good',
  failed: 'bad',
  dropped: 'off',
}

const Ways = ({ ways }: Sent) =>
  ways.length === 0 ? (
    texts.noWays
  ) : (
    <span className={styles.ways}>
      {ways.map(({ channel, state, at }, index) => (
        <span key={`${index} ${channel}`} className={styles.way}>
          <StateTag tone={tones[state]}>
            {texts.way(choicesTexts.channels[channel], texts.states[state])}
          </StateTag>
          <small className={styles.when}>{formatDateTime(at)}</small>
        </span>
      ))}
    </span>
  )

const columns: PlainColumns<Sent> = [
  { key: 'what', title: texts.what, isWide: true, render: ({ title }) => title },
  {
    key: 'to',
    title: texts.to,
    render: ({ to }) => (
      <>
        {to.name}
        <small className={styles.role}>{roleTexts[to.rol]}</small>
      </>
    ),
  },
  { key: 'when', title: texts.when, render: ({ createdAt }) => formatDateTime(createdAt) },
  {
    key: 'bell',
    title: texts.bell,
    render: ({ readAt }) => (readAt === null ? texts.bellUnread : texts.bellRead(formatDateTime(readAt))),
  },
  { key: 'ways', title: texts.ways, isWide: true, render: (sent) => <Ways {...sent} /> },
]

/** What a service told whom, by which ways it went and what became of it; the newest first. */
export const SentList = ({ orderId }: { orderId: string }) => {
  const pages = usePages(api.notifications.sent, { params: { _id: orderId }, query: {} })
  return (
    <>
      <p className={styles.help}>{texts.help}</p>
      <Pages of={pages} wait="lines" empty={<p>{texts.none}</p>}>
        {(rows) => (
          <PlainTable caption={texts.title} columns={columns} rows={rows} keyOf={({ _id }) => _id} />
        )}
      </Pages>
    </>
  )
}
