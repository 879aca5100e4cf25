import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { alertsMostADay, clockOfMinute, dayMinutes } from '@arriero/domain/notifications/quiet-hours'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAct, useRead } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { numberKind } from '#shared/numbers/number-kinds.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/plain/Button.tsx'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { savedLanesScreenTexts } from './saved-lanes-screen.texts.ts'
import styles from './saved-lanes.module.css'

const { times: texts, save } = savedLanesScreenTexts

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

const TimesForm = ({ times, onDone }: { times: Times; onDone: () => void }) => {
  const { from, to } = times.quiet ?? usual
  const [held, setHeld] = useState<Draft>({
    isQuiet: times.quiet !== null,
    from,
    to,
    mostADay: times.mostADay,
  })
  const form = useForm({
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
  return <DeskForm form={form} act={save} />
}

/** When one is told, how often, and where that is changed. */
export const AlertTimes = () => {
  const { data: times } = useRead(api.savedLanes.times, {})
  const [isOpen, setOpen] = useState(false)
  if (!times) return null
  const { quiet, mostADay, toldToday } = times
  const close = () => setOpen(false)
  return (
    <div className={styles.line}>
      <span>
        {quiet ? texts.quiet(quiet.from, quiet.to) : texts.always} {texts.most(mostADay, toldToday)}
      </span>
      <Button
        kind="quiet"
        icon="clock"
        aria-label={`${texts.change}: ${texts.title}`}
        onClick={() => setOpen(true)}
      >
        {texts.change}
      </Button>
      <Link to={paths.notificationChoices}>{texts.ways}</Link>
      <ResponsiveModal isOpen={isOpen} title={texts.title} size="form" onClose={close}>
        <TimesForm times={times} onDone={close} />
      </ResponsiveModal>
    </div>
  )
}
