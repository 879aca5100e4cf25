import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { NotificationChannel } from '@arriero/domain/notifications/notification-topics'
import { type ReactNode, useId, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useIsPhone } from '#shared/media.ts'
import { PlainTable, type PlainColumn } from '#shared/plain/values/PlainTable.tsx'
import { keyOf, useAct } from '#shared/api/queries.ts'
import { useSending } from '#shared/forms/use-sending.ts'
import { Switch } from '#shared/plain/fields/Switch.tsx'
import { Problem } from '#shared/plain/states/Problem.tsx'
import { choicesTexts as texts } from './choices.texts.ts'
import styles from './choices.module.css'

type ChoiceSwitchRow = ReplyOf<typeof api.notifications.choices>['topics'][number]
type ChoiceCell = ChoiceSwitchRow['cells'][number]

interface ChoiceSwitchProps {
  topic: ChoiceSwitchRow['topic']
  cell: ChoiceCell
  /** What has to be done first; then nothing can be switched here. */
  first?: string | undefined
}

const noteOf = (
  topic: ChoiceSwitchRow['topic'],
  { keptBecause, isFixed, isOn, reach }: ChoiceCell,
): string => {
  if (keptBecause !== null) return (isFixed ? undefined : texts.always[topic]) ?? texts.because[keptBecause]
  return isOn && reach === 'main' ? texts.main : ''
}

/** One way of one topic, kept as soon as it is touched. */
const ChoiceSwitch = ({ topic, cell, first }: ChoiceSwitchProps) => {
  const client = useQueryClient()
  const noteId = useId()
  const { channel, keptBecause, isFixed } = cell
  const off = keptBecause === null ? texts.off : texts.onlyAlways
  const names = [texts.topics[topic].title, texts.ways[channel]] as const
  // From the press until what was kept has been read again, so that it does not jump back in between.
  const [wanted, setWanted] = useState<boolean>()
  const isOn = wanted ?? cell.isOn
  const readAgain = async (asked: boolean) => {
    await client.invalidateQueries({ queryKey: keyOf(api.notifications.choices) })
    setWanted((now) => (now === asked ? undefined : now))
  }
  const { send, error } = useSending({
    act: useAct(api.notifications.choose, { isPerInput: true }),
    done: (_, { body }) => (body.isOn ? texts.on : off)(...names),
    onSettled: ({ body }) => void readAgain(body.isOn),
  })
  const choose = (asked: boolean) => {
    setWanted(asked)
    send({ body: { topic, channel, isOn: asked } })
  }
  const note = first ?? noteOf(topic, { ...cell, isOn })
  return (
    <div className={styles.cell}>
      <Switch
        label={texts.cell(...names)}
        isOn={isOn && first === undefined}
        isDisabled={isFixed || first !== undefined}
        {...(note ? { describedBy: noteId } : {})}
        onChange={choose}
      />
      {note && (
        <span id={noteId} className={styles.note}>
          {note}
        </span>
      )}
      <Problem of={error} />
    </div>
  )
}

type Row = ReplyOf<typeof api.notifications.choices>['topics'][number]

interface ChoicesTableProps {
  topics: readonly Row[]
  whatsapp: { isOffered: boolean; isAgreed: boolean }
}

const topicWords = ({ topic }: Row): ReactNode => (
  <span className={styles.topic}>
    {texts.topics[topic].title}
    <span className={styles.note}>{texts.topics[topic].help}</span>
  </span>
)

/** Topic by channel; on a phone a card a topic, with a line a channel. */
export const ChoicesTable = ({ topics, whatsapp }: ChoicesTableProps) => {
  const isPhone = useIsPhone()
  const ways: readonly NotificationChannel[] = whatsapp.isOffered
    ? ['mail', 'push', 'whatsapp']
    : ['mail', 'push']
  const choiceOf = ({ topic, cells }: Row, channel: NotificationChannel): ReactNode => {
    const cell = cells.find((one) => one.channel === channel)
    if (!cell) return <span className={styles.note}>{texts.none}</span>
    const first = channel === 'whatsapp' && !whatsapp.isAgreed ? texts.whatsapp.first : undefined
    return <ChoiceSwitch topic={topic} cell={cell} first={first} />
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
