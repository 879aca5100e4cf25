import { paperTexts } from '@arriero/contract/es/papers'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { PaperKind } from '@arriero/domain/papers/credentials'
import { api } from '@arriero/contract'
import { type ReactNode, useState } from 'react'
import { formatDay } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { useNow } from '#shared/use-now.ts'
import { useAct } from '#shared/api/queries.ts'
import { broughtBody, broughtProblems, noAnswers, paperFields } from '#shared/files/brought-paper.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import { askedPapers, type AskedPaper, type PaperOwner } from './progress.ts'
import { ProgressStep } from './ProgressStep.tsx'
import { progressTexts as texts } from './progress.texts.ts'
import { PicturesField } from './PicturesField.tsx'
import styles from './progress.module.css'

interface PaperFormProps {
  userId: string
  kind: PaperKind
  onClose: () => void
}

/** One paper with its pictures and dates. Plain, so that the driver area carries it too. */
const PaperForm = ({ userId, kind, onClose }: PaperFormProps) => {
  const today = bogotaDay(new Date())
  const form = useForm({
    act: useAct(api.papers.give),
    empty: noAnswers,
    fields: paperFields({ kind, today, draw: (pictures) => <PicturesField {...pictures} /> }),
    judge: (answers) => broughtProblems(kind, answers, today),
    input: (answers) => ({ params: { _id: userId }, body: broughtBody(kind, answers) }),
    done: texts.sent,
    refreshes: [api.users.detail],
    onDone: onClose,
  })
  return (
    <div className={styles.form}>
      <PlainForm form={form} act={texts.send} cancel={{ text: texts.cancel, onCancel: onClose }} />
    </div>
  )
}

interface PaperStepProps {
  paper: AskedPaper
  /** A Bogotá day. */
  today: string
  isOpen: boolean
  isRenewable: boolean
  onOpen: () => void
  children: ReactNode
}

const PaperStep = ({ paper, today, isOpen, isRenewable, onOpen, children }: PaperStepProps) => {
  const name = paperTexts[paper.kind]
  const isNew = paper.standing === 'missing'
  const isSettled = paper.standing === 'waiting' || paper.standing === 'valid'
  const act = !isOpen && (paper.standing !== 'valid' || isRenewable) && (
    <Button
      kind={isSettled ? 'quiet' : 'secondary'}
      icon="upload"
      aria-label={isNew ? texts.uploadOf(name) : texts.replaceOf(name)}
      onClick={onOpen}
    >
      {isNew ? texts.upload : texts.replace}
    </Button>
  )
  return (
    <ProgressStep name={name} tone={paper.tone} word={paper.word} act={act}>
      {paper.expiresOn !== null && (
        <p className={styles.text}>
          {(paper.expiresOn < today ? texts.expired : texts.expires)(formatDay(paper.expiresOn))}
        </p>
      )}
      {paper.turnedDown !== undefined && (
        <p className={styles.problem}>{texts.turnedDown(paper.turnedDown)}</p>
      )}
      {paper.refused !== undefined && <p className={styles.problem}>{texts.refused(paper.refused)}</p>}
      {isOpen && children}
    </ProgressStep>
  )
}

interface AskedPapersProps {
  owner: PaperOwner & { _id: string }
  /** A newer version may be brought of what was validated. */
  isRenewable?: boolean
}

/** The papers somebody is asked for, each with the way to bring it. Items of a list. */
export const AskedPapers = ({ owner, isRenewable = false }: AskedPapersProps) => {
  const [open, setOpen] = useState<PaperKind>()
  const today = bogotaDay(new Date(useNow()))
  return askedPapers(owner, today).map((paper) => (
    <PaperStep
      key={paper.kind}
      paper={paper}
      today={today}
      isOpen={open === paper.kind}
      isRenewable={isRenewable}
      onOpen={() => setOpen(paper.kind)}
    >
      <PaperForm userId={owner._id} kind={paper.kind} onClose={() => setOpen(undefined)} />
    </PaperStep>
  ))
}
