import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { alertsMostADay, clockOfMinute, dayMinutes } from '@arriero/domain/notifications/quiet-hours'
import { useState } from 'react'
import { useAct } from '#shared/api/queries.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { numberKind } from '#shared/numbers/number-kinds.ts'
import { savedLaneTexts } from './lanes.texts.ts'

const texts = savedLaneTexts.times

type Times = ReplyOf<typeof api.savedLanes.times>

interface Draft {
  isQuiet: boolean
  from: string
  to: string
  mostADay: number | undefined
}

const everyMinutes = 30
const clocks = Array.from({ length: dayMinutes / everyMinutes }, (_, nth) =>
  clockOfMinute(nth * everyMinutes),
)

/** Also what was set otherwise than by this form. */
const optionsWith = (clock: string) =>
  [...new Set([...clocks, clock])].toSorted().map((value) => ({ value, label: value }))

const usual = { from: '21:00', to: '05:00' }

export interface TimesFormProps {
  times: Times
  onDone: () => void
}

/** When one is told, and how often at most; each area draws it its own way. */
export const useTimesForm = ({ times, onDone }: TimesFormProps) => {
  const { from, to } = times.quiet ?? usual
  const [held, setHeld] = useState<Draft>({
    isQuiet: times.quiet !== null,
    from,
    to,
    mostADay: times.mostADay,
  })
  return useForm({
    act: useAct(api.savedLanes.setTimes),
    empty: held,
    held: [held, setHeld],
    fields: {
      isQuiet: { kind: 'switch', label: texts.isQuiet },
      from: held.isQuiet && { kind: 'choice', label: texts.from, options: optionsWith(from) },
      to: held.isQuiet && { kind: 'choice', label: texts.to, options: optionsWith(to) },
      mostADay: {
        kind: 'number',
        takes: numberKind({ least: 1, most: alertsMostADay }),
        label: texts.mostADay,
        required: 'lane.alerts_most_invalid',
      },
    },
    input: (draft) => ({
      body: {
        quiet: draft.isQuiet ? { from: draft.from, to: draft.to } : null,
        mostADay: draft.mostADay,
      },
    }),
    done: texts.saved,
    refreshes: [api.savedLanes.times],
    onDone,
  })
}

/** The same in one line. */
export const timesWords = ({ quiet, mostADay, toldToday }: Times): string =>
  `${quiet ? texts.quiet(quiet.from, quiet.to) : texts.always} ${texts.most(mostADay, toldToday)}`
