import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { NotificationChannel } from '@arriero/domain/notification-kinds'
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

const topicColumn: PlainColumn<Row> = {
  key: 'topic',
  title: texts.topic,
  render: ({ topic }) => (
    <span className={styles.topic}>
      {texts.topics[topic].title}
      <span className={styles.note}>{texts.topics[topic].help}</span>
    </span>
  ),
}

const bellColumn: PlainColumn<Row> = { key: 'bell', title: texts.bell, render: () => texts.always }

/** Topic by channel; on a phone a card a topic. */
export const ChoicesTable = ({ topics, whatsapp, onDone }: ChoicesTableProps) => {
  const columnOf = (channel: NotificationChannel): PlainColumn<Row> => ({
    key: channel,
    title: texts.channels[channel],
    render: ({ topic, cells }) => {
      const cell = cells.find((one) => one.channel === channel)
      if (!cell) return <span className={styles.note}>{texts.none}</span>
      const first = channel === 'whatsapp' && !whatsapp.isAgreed ? texts.whatsapp.first : undefined
      return <ChoiceSwitch topic={topic} cell={cell} first={first} onDone={onDone} />
    },
  })
  const ways: readonly NotificationChannel[] = whatsapp.isOffered
    ? ['mail', 'push', 'whatsapp']
    : ['mail', 'push']
  return (
    <PlainTable
      caption={texts.caption}
      columns={[topicColumn, bellColumn, ...ways.map(columnOf)]}
      rows={topics}
      keyOf={({ topic }) => topic}
    />
  )
}
