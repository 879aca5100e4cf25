import { type ReactNode, useState } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatDate, formatDay } from '#shared/format.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { Accordion } from '#shared/ui/Accordion.tsx'
import { WordSwitch } from '#shared/ui/WordSwitch.tsx'
import { Thumbnails } from '#shared/ui/images/Thumbnails.tsx'
import { useNow } from '#shared/use-now.ts'
import { papersTexts as texts } from './papers.texts.ts'
import { InvalidatePaper } from './InvalidatePaper.tsx'
import { type Paper, type PaperVerdict, paperWords } from './paper-state.ts'
import styles from './papers.module.css'

interface DocumentsAccordionProps {
  documents: readonly Paper[]
  /** Paper id → what was chosen and is not saved yet. */
  changes?: ReadonlyMap<string, boolean>
  /** Without it the papers are only read. */
  onChange?: (verdict: PaperVerdict) => void
  /** Paper id → why it is to count no more. */
  reasons?: ReadonlyMap<string, string>
  isBusy?: boolean
  /** What its reader can do with a paper, below it. */
  actionOf?: (paper: Paper) => ReactNode
  /** Those that are not there, below those that are. */
  missing?: ReactNode
}

interface PaperProps extends Pick<DocumentsAccordionProps, 'onChange' | 'isBusy'> {
  paper: Paper
  isUnsaved: boolean
  reason?: string | undefined
}

const Title = ({ paper, isUnsaved }: PaperProps) => (
  <span className={styles.title}>
    {paper.isPermition && (
      <span className={styles.warning} role="img" aria-label={texts.ofCargo} title={texts.ofCargo}>
        <Icon name="alert" sizePx={16} />
      </span>
    )}
    <strong>{paper.name}</strong>
    <span className={styles.words}>
      {paper.isWaiting && <StateTag tone="waiting">{texts.newVersion}</StateTag>}
      {paperWords(paper, useNow()).map(({ tone, word }) => (
        <StateTag key={word} tone={tone}>
          {word}
        </StateTag>
      ))}
      {paper.turnedDown && <StateTag tone="bad">{texts.turnedDown}</StateTag>}
      {isUnsaved && <em>{texts.unsaved}</em>}
    </span>
  </span>
)

/** Two versions stand side by side: whoever only hears them tells them apart. */
const nameOf = ({ name, isWaiting }: Paper) => (isWaiting ? texts.newVersionOf(name) : name)

const Judgement = ({ paper, onChange, isBusy = false }: PaperProps) =>
  onChange && (
    <WordSwitch
      className={styles.judgement}
      label={texts.of(texts.validated, nameOf(paper))}
      isOn={paper.isActive}
      isDisabled={isBusy}
      words={{ on: texts.invalidate, off: texts.validate }}
      onChange={(isValidated) => onChange({ paperId: paper._id, isValidated })}
    />
  )

const Body = ({ paper, reason, action }: Pick<PaperProps, 'paper' | 'reason'> & { action: ReactNode }) => (
  <div className={styles.body}>
    {paper.isWaiting && <p className={styles.none}>{texts.newVersionHelp}</p>}
    {reason && (
      <Notice kind="warning" title={texts.toInvalidate}>
        {reason}
      </Notice>
    )}
    {paper.invalidated && !paper.isActive && (
      <Notice kind="warning" title={texts.invalidatedOn(formatDate(paper.invalidated.at))}>
        {paper.invalidated.reason}
      </Notice>
    )}
    {paper.turnedDown && (
      <Notice kind="warning" title={texts.turnedDownOn(formatDate(paper.turnedDown.at))}>
        {paper.turnedDown.reason}
      </Notice>
    )}
    <DetailList
      details={[
        {
          label: texts.issuedOn,
          value: paper.expeditionDate ? formatDay(paper.expeditionDate) : texts.noDate,
        },
        {
          label: texts.expiresOn,
          value: paper.expirationDate ? formatDay(paper.expirationDate) : texts.doesNotExpire,
        },
        ...(paper.category ? [{ label: texts.category, value: paper.category }] : []),
      ]}
    />
    {paper.images.length > 0 ? (
      <Thumbnails images={paper.images.map((url) => ({ url, name: paper.name }))} />
    ) : (
      <p className={styles.none}>{texts.noImages}</p>
    )}
    {action && <div>{action}</div>}
  </div>
)

type PapersProps = Omit<DocumentsAccordionProps, 'missing'>

const Papers = ({ documents, changes, reasons, onChange, isBusy, actionOf }: PapersProps) => (
  <Accordion
    toggle={texts.toggle}
    className={styles.papers}
    parts={documents.map((document) => {
      const chosen = changes?.get(document._id)
      const paper = chosen === undefined ? document : { ...document, isActive: chosen }
      const isUnsaved = chosen !== undefined && chosen !== document.isActive
      const reason = isUnsaved ? reasons?.get(document._id) : undefined
      const shared = { paper, isUnsaved, isBusy, ...(onChange ? { onChange } : {}) }
      return {
        key: document._id,
        title: <Title {...shared} />,
        aside: <Judgement {...shared} />,
        body: <Body paper={paper} reason={reason} action={actionOf?.(paper)} />,
      }
    })}
  />
)

/** The papers of a person or a vehicle, each with its state, dates, pictures and staff's judgement. Spec §2. */
export const DocumentsAccordion = ({ missing, onChange, ...props }: DocumentsAccordionProps) => {
  const { documents } = props
  const [asked, setAsked] = useState<Paper>()
  /** A paper that counts loses that with a reason only. */
  const judge = (verdict: PaperVerdict) => {
    const validated = documents.find(({ _id, isActive }) => _id === verdict.paperId && isActive)
    if (validated && !verdict.isValidated) setAsked(validated)
    else onChange?.(verdict)
  }
  return (
    <>
      {documents.length === 0 ? (
        <p className={styles.none}>{texts.none}</p>
      ) : (
        <Papers {...props} {...(onChange ? { onChange: judge } : {})} />
      )}
      {missing}
      <InvalidatePaper
        paper={asked}
        onClose={() => setAsked(undefined)}
        onReason={(paperId, reason) => onChange?.({ paperId, isValidated: false, reason })}
      />
    </>
  )
}
