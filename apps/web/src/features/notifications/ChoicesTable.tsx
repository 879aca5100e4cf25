import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { NotificationChannel } from '@arriero/domain/notification-topics'
import type { ReactNode } from 'react'
import { useIsPhone } from '#shared/media.ts'
import { PlainTable, type PlainColumn } from '#shared/plain/PlainTable.tsx'
import { ChoiceSwitch } from './ChoiceSwitch.tsx'
import { choicesTexts as texts } from './choices.texts.ts'
import styles from './choices.module.css'

type Row = ReplyOf<typeof api.notifications.choices>['topics'][number]

interface ChoicesTableProps {
  topics: readonly Row[]
  whatsapp: { isOffered: boolean; isAgreed: boolean }
  onDone: (text: string) => void
}

const topicWords = ({ topic }: Row): ReactNode => (
  <span className={styles.topic}>
    {texts.topics[topic].title}
    <span className={styles.note}>{texts.topics[topic].help}</span>
  </span>
)

/** Topic by channel; on a phone a card a topic, with a line a channel. */
export const ChoicesTable = ({ topics, whatsapp, onDone }: ChoicesTableProps) => {
  const isPhone = useIsPhone()
  const ways: readonly NotificationChannel[] = whatsapp.isOffered
    ? ['mail', 'push', 'whatsapp']
    : ['mail', 'push']
  const choiceOf = ({ topic, cells }: Row, channel: NotificationChannel): ReactNode => {
    const cell = cells.find((one) => one.channel === channel)
    if (!cell) return <span className={styles.note}>{texts.none}</span>
    const first = channel === 'whatsapp' && !whatsapp.isAgreed ? texts.whatsapp.first : undefined
    return <ChoiceSwitch topic={topic} cell={cell} first={first} onDone={onDone} />
  }
  if (isPhone)
    return (
      <ul className={styles.cards} aria-label={texts.caption}>
        {topics.map((row) => (
          <li key={row.topic} className={styles.card}>
            {topicWords(row)}
            {ways.map((channel) => (
              <div key={channel} className={styles.line}>
                <span>{texts.channels[channel]}</span>
                {choiceOf(row, channel)}
              </div>
            ))}
          </li>
        ))}
      </ul>
    )
  const columns = ways.map((channel): PlainColumn<Row> => ({
    key: channel,
    title: texts.channels[channel],
    render: (row) => choiceOf(row, channel),
  }))
  return (
    <PlainTable
      caption={texts.caption}
      columns={[{ key: 'topic', title: texts.topic, render: topicWords }, ...columns]}
      rows={topics}
      keyOf={({ topic }) => topic}
    />
  )
}
