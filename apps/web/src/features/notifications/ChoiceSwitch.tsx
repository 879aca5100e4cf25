import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { keyOf, useAct } from '#shared/api/queries.ts'
import { Switch } from '#shared/plain/Switch.tsx'
import { choicesTexts as texts } from './choices.texts.ts'
import styles from './choices.module.css'

type Row = ReplyOf<typeof api.notifications.choices>['topics'][number]
export type ChoiceCell = Row['cells'][number]

interface ChoiceSwitchProps {
  topic: Row['topic']
  cell: ChoiceCell
  /** What has to be done first; then nothing can be switched here. */
  first?: string | undefined
  onDone: (text: string) => void
}

const noteOf = (topic: Row['topic'], { keptBecause, isFixed, isOn, reach }: ChoiceCell): string => {
  if (keptBecause !== null) return (isFixed ? undefined : texts.always[topic]) ?? texts.because[keptBecause]
  return isOn && reach === 'main' ? texts.main : ''
}

/** One way of one topic, kept as soon as it is touched. */
export const ChoiceSwitch = ({ topic, cell, first, onDone }: ChoiceSwitchProps) => {
  const client = useQueryClient()
  const act = useAct(api.notifications.choose, { isPerInput: true })
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
  const choose = (asked: boolean) => {
    setWanted(asked)
    act.mutate(
      { body: { topic, channel, isOn: asked } },
      {
        onSuccess: () => onDone((asked ? texts.on : off)(...names)),
        onSettled: () => void readAgain(asked),
      },
    )
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
      <span className={styles.problem} role="alert">
        {act.isError && errorText(act.error)}
      </span>
    </div>
  )
}
