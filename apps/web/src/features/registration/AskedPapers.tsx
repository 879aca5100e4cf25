import { paperTexts } from '@arriero/contract/es/papers'
import { bogotaDay } from '@arriero/domain/calendar'
import type { PaperKind } from '@arriero/domain/credentials'
import { type ReactNode, useState } from 'react'
import { formatDay } from '#shared/format.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { useNow } from '#shared/use-now.ts'
import { PaperForm } from './PaperForm.tsx'
import { askedPapers, type AskedPaper, type PaperOwner } from './progress.ts'
import { ProgressStep } from './ProgressStep.tsx'
import { progressTexts as texts } from './progress.texts.ts'
import styles from './progress.module.css'

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
    <PlainButton
      kind={isSettled ? 'quiet' : 'plain'}
      icon="upload"
      aria-label={isNew ? texts.uploadOf(name) : texts.replaceOf(name)}
      onClick={onOpen}
    >
      {isNew ? texts.upload : texts.replace}
    </PlainButton>
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
      {isOpen && children}
    </ProgressStep>
  )
}

interface AskedPapersProps {
  owner: PaperOwner & { _id: string }
  onSent: (text: string) => void
  /** A newer version may be brought of what was validated. */
  isRenewable?: boolean
}

/** The papers somebody is asked for, each with the way to bring it. Items of a list. */
export const AskedPapers = ({ owner, onSent, isRenewable = false }: AskedPapersProps) => {
  const [open, setOpen] = useState<PaperKind>()
  const close = () => setOpen(undefined)
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
      <PaperForm
        userId={owner._id}
        kind={paper.kind}
        onDone={() => {
          close()
          onSent(texts.sent)
        }}
        onCancel={close}
      />
    </PaperStep>
  ))
}
