import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { errorTexts } from '@arriero/contract/es/errors'
import { importRowsList } from '@arriero/contract/es/lists/order-imports'
import { isUnderWork } from '@arriero/domain/imports/import-states'
import { useState } from 'react'
import { Answer } from '#shared/api/Answer.tsx'
import { useAct, useRead } from '#shared/api/queries.ts'
import { send } from '#shared/api/send.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { WorkbookButton } from '#shared/files/WorkbookButton.tsx'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { useLocalControls } from '#shared/table/rows/use-local-controls.ts'
import { ListTable } from '#shared/table/ListTable.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { ColumnsForm } from './ColumnsForm.tsx'
import { Faults } from './Faults.tsx'
import { progressOf, type Import } from './import.ts'
import { orderImportsScreenTexts as texts } from './order-imports-screen.texts.ts'
import styles from './order-imports.module.css'

interface ImportProps {
  read: Import
  onChanged: () => void
}

const Progress = ({ read }: { read: Import }) => {
  const progress = progressOf(read)
  if (!progress || !(read.state === 'checking' || read.state === 'publishing' || read.state === 'undoing'))
    return null
  const words = texts.work[read.state](progress.done, progress.total)
  return (
    <div role="status">
      <p className={styles.note}>{words}</p>
      <progress className={styles.progress} aria-label={words} value={progress.done} max={progress.total} />
    </div>
  )
}

const Publish = ({ read, which, onChanged }: ImportProps & { which: 'all' | 'good' }) => {
  const { good } = read.counts
  const publish = useToldAct({
    act: useAct(api.orderImports.publish),
    input: { params: { _id: read._id }, body: { which } },
    done: texts.publishing,
    onDone: onChanged,
  })
  const words = which === 'all' ? texts.publishAll(good) : texts.publishGood(good)
  return (
    <>
      <Button kind="primary" onClick={publish.ask}>
        {words}
      </Button>
      <ConfirmAct {...publish.asking} title={words} effect={<p>{texts.publishEffect(good)}</p>} act={words} />
    </>
  )
}

const Discard = ({ read, onGone }: { read: Import; onGone: () => void }) => {
  const discard = useToldAct({
    act: useAct(api.orderImports.discard),
    input: { params: { _id: read._id } },
    done: texts.discarded,
    onDone: onGone,
  })
  return (
    <>
      <Button kind="danger" onClick={discard.ask}>
        {texts.discard}
      </Button>
      <ConfirmAct
        {...discard.asking}
        title={texts.discardTitle}
        effect={<p>{texts.discardEffect}</p>}
        act={texts.discard}
        isDangerous
      />
    </>
  )
}

const Undo = ({ read, onChanged }: ImportProps) => {
  const undo = useToldAct({
    act: useAct(api.orderImports.undo),
    input: { params: { _id: read._id } },
    done: texts.undoing,
    onDone: onChanged,
  })
  if (read.whyNotUndo !== null)
    return <ActButton whyNot={errorTexts[read.whyNotUndo]}>{texts.undo}</ActButton>
  return (
    <>
      <Button kind="danger" onClick={undo.ask}>
        {texts.undo}
      </Button>
      <ConfirmAct
        {...undo.asking}
        title={texts.undoTitle}
        effect={<p>{texts.undoEffect(read.counts.published)}</p>}
        act={texts.undo}
        isDangerous
      />
    </>
  )
}

const Failed = ({ read }: { read: Import }) =>
  read.counts.wrong > 0 && (
    <WorkbookButton read={() => send(api.orderImports.failed, { params: { _id: read._id } })}>
      {texts.failed}
    </WorkbookButton>
  )

const Checked = ({ read, onChanged, onGone }: ImportProps & { onGone: () => void }) => {
  const { good, wrong, existing } = read.counts
  const [isOpen, setOpen] = useState(read.missing.length > 0)
  return (
    <>
      <Notice kind={wrong > 0 ? 'warning' : 'success'} title={texts.counts(good, wrong, existing)} />
      {read.closed > 0 && <Notice kind="warning" title={texts.closed(read.closed)} />}
      <div className={styles.acts}>
        {good > 0 && <Publish {...{ read, onChanged }} which={wrong > 0 ? 'good' : 'all'} />}
        <Failed read={read} />
        <Discard read={read} onGone={onGone} />
      </div>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{texts.columns.title}</summary>
        <ColumnsForm key={`${read.sheet} ${read.headRow}`} read={read} onDone={onChanged} />
      </details>
    </>
  )
}

const Published = ({ read, onChanged }: ImportProps) => (
  <>
    <Notice kind="success" title={texts.published(read.counts.published)} />
    <div className={styles.acts}>
      <LinkButton to={paths.clientServices} kind="primary" isFresh>
        {texts.seeServices}
      </LinkButton>
      <Undo {...{ read, onChanged }} />
      <Failed read={read} />
    </div>
  </>
)

type ImportRow = ReplyOf<typeof api.orderImports.rows>['items'][number]

const cells = {
  reservationDate: ({ reservationDate, isOriginClosed }: ImportRow) => (
    <>
      <When at={reservationDate} />
      {isOriginClosed && <small className={styles.closed}>{texts.closedThen}</small>}
    </>
  ),
}

const Rows = ({ read }: { read: Import }) => {
  const list = useListTable(importRowsList, {
    input: { params: { _id: read._id } },
    cells,
    controls: useLocalControls(),
    keyOf: ({ row }) => String(row),
    // While rows are worked on, what is shown follows; what was read then says nothing of how it ended.
    reading: isUnderWork(read.state) ? { refetchEveryMs: 2_000 } : { staleTimeMs: 0 },
  })
  return <ListTable list={list} />
}

const everyMs = 1_000

interface ImportWindowProps {
  id: string
  onChanged: () => void
  onGone: () => void
}

/** One file: how it was understood, what is wrong in it, and what is to be done. */
export const ImportWindow = ({ id, onChanged, onGone }: ImportWindowProps) => {
  const found = useRead(
    api.orderImports.detail,
    { params: { _id: id } },
    { refetchEveryMs: (last) => (last && isUnderWork(last.state) ? everyMs : false) },
  )
  const changed = () => {
    void found.refetch()
    onChanged()
  }
  return (
    <Answer of={found} wait="detail">
      {(read) => (
        <div className={styles.window}>
          <Progress read={read} />
          {read.state === 'checked' && <Checked read={read} onChanged={changed} onGone={onGone} />}
          {read.state === 'published' && <Published read={read} onChanged={changed} />}
          {read.state === 'undone' && <Notice kind="info" title={texts.undone(read.counts.published)} />}
          {read.counts.wrong > 0 && !isUnderWork(read.state) && <Faults read={read} />}
          <Rows key={read.state} read={read} />
        </div>
      )}
    </Answer>
  )
}
