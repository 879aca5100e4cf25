import { api } from '@arriero/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { savedLaneTexts } from '#features/saved-lanes/lanes.texts.ts'
import { timesWords, useTimesForm, type TimesFormProps } from '#features/saved-lanes/use-times-form.ts'
import { useRead } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/plain/Button.tsx'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import styles from './saved-lanes.module.css'

const { times: texts, save } = savedLaneTexts

const TimesForm = (props: TimesFormProps) => <DeskForm form={useTimesForm(props)} act={save} />

/** When one is told, how often, and where that is changed. */
export const AlertTimes = () => {
  const { data: times } = useRead(api.savedLanes.times, {})
  const [isOpen, setOpen] = useState(false)
  if (!times) return null
  const close = () => setOpen(false)
  return (
    <div className={styles.line}>
      <span>{timesWords(times)}</span>
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
