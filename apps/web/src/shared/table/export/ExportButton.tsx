import type { TableList } from '@arriero/contract/lists/table-lists'
import { useCallback, useState } from 'react'
import { Button } from '#shared/plain/Button.tsx'
import { Radios } from '#shared/plain/fields/Radios.tsx'
import { errorText } from '../../api/error-text.ts'
import { formatNumber } from '../../format.ts'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { uiTexts } from '../../ui/ui.texts.ts'
import { useToast } from '../../ui/use-toast.ts'
import { tableTexts } from '../table.texts.ts'
import { ToolButton } from '#shared/ui/ToolButton.tsx'
import { type ExportState, useExport } from './use-export.ts'
import styles from './export.module.css'

interface ExportButtonProps {
  list: TableList
  query: Readonly<Record<string, unknown>>
  /** Keys of the columns on screen, in their order. */
  visibleKeys: readonly string[]
}

const texts = tableTexts.export

const wordOf = (state: ExportState | undefined): string => {
  switch (state?.state) {
    case 'running':
      return texts.running(formatNumber(state.rowCount))
    case 'done':
      return texts.done(formatNumber(state.rowCount))
    case 'failed':
      return state.error ?? texts.failed
    case 'expired':
      return texts.expired
    default:
      return texts.waiting
  }
}

/** All filtered rows as a spreadsheet: the server writes it, the browser fetches it when it is there. */
export const ExportButton = ({ list, query, visibleKeys }: ExportButtonProps) => {
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const [isAll, setAll] = useState(false)
  const onReady = useCallback((state: ExportState) => toast.info(texts.ready, wordOf(state)), [toast])
  const onRefused = (error: unknown) => toast.error(errorText(error))
  const job = useExport({ list, query, onReady, onRefused })
  const { state, isRunning } = job
  const hasStarted = state !== undefined || isRunning
  const isDone = state?.state === 'done'
  const start = () => job.start(isAll ? undefined : visibleKeys)
  const open = () => {
    if (!isRunning) job.forget()
    setOpen(true)
  }
  return (
    <>
      <ToolButton label={texts.open} icon="download" isBusy={isRunning && !isOpen} onClick={open} />
      <ResponsiveModal isOpen={isOpen} title={texts.title} size="form" onClose={() => setOpen(false)}>
        <p className={styles.effect}>{texts.effect}</p>
        {!hasStarted && (
          <Radios
            label={texts.which}
            options={[
              { value: 'visible', label: texts.visible },
              { value: 'all', label: texts.all },
            ]}
            value={isAll ? 'all' : 'visible'}
            onChange={(chosen) => setAll(chosen === 'all')}
          />
        )}
        <p role="status" className={styles.state}>
          {hasStarted && wordOf(state)}
        </p>
        {isRunning && <p className={styles.effect}>{texts.background}</p>}
        <div className={styles.buttons}>
          <Button onClick={() => setOpen(false)}>{uiTexts.cancel}</Button>
          {isDone ? (
            <Button kind="primary" onClick={job.fetchFile}>
              {texts.download}
            </Button>
          ) : (
            <Button kind="primary" isBusy={isRunning} onClick={start}>
              {hasStarted && !isRunning ? texts.again : texts.act}
            </Button>
          )}
        </div>
      </ResponsiveModal>
    </>
  )
}
