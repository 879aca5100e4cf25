import { Alert, Collapse, Switch, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatDate, formatDay } from '#shared/format.ts'
import { DetailList } from '#shared/plain/DetailList.tsx'
import { StateTag } from '#shared/plain/StateTag.tsx'
import { Thumbnails } from '#shared/ui/Thumbnails.tsx'
import { useNow } from '#shared/use-now.ts'
import { credentialsTexts as texts } from './credentials.texts.ts'
import { type Paper, paperWords } from './paper-state.ts'
import styles from './credentials.module.css'

interface DocumentsAccordionProps {
  documents: readonly Paper[]
  /** Paper id → what was chosen and is not saved yet. */
  changes?: ReadonlyMap<string, boolean>
  /** Without it the papers are only read. */
  onChange?: (paperId: string, isValidated: boolean) => void
  isBusy?: boolean
  /** What its reader can do with a paper, below it. */
  actionOf?: (paper: Paper) => ReactNode
}

interface PaperProps extends Pick<DocumentsAccordionProps, 'onChange' | 'isBusy'> {
  paper: Paper
  isUnsaved: boolean
}

const Title = ({ paper, isUnsaved }: PaperProps) => (
  <span className={styles.title}>
    {paper.isPermition && (
      <Tooltip title={texts.ofCargo}>
        <span className={styles.warning} role="img" aria-label={texts.ofCargo}>
          <Icon name="alert" sizePx={16} />
        </span>
      </Tooltip>
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
    <Switch
      className={styles.judgement}
      checked={paper.isActive}
      disabled={isBusy}
      checkedChildren={texts.invalidate}
      unCheckedChildren={texts.validate}
      aria-label={texts.of(texts.validated, nameOf(paper))}
      onChange={(isValidated) => onChange(paper._id, isValidated)}
    />
  )

const Body = ({ paper, action }: { paper: Paper; action: ReactNode }) => (
  <div className={styles.body}>
    {paper.isWaiting && <p className={styles.none}>{texts.newVersionHelp}</p>}
    {paper.turnedDown && (
      <Alert
        type="warning"
        showIcon
        title={texts.turnedDownOn(formatDate(paper.turnedDown.at))}
        description={paper.turnedDown.reason}
      />
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

/** The papers of a person or a vehicle, each with its state, dates, pictures and staff's judgement. Spec §2. */
export const DocumentsAccordion = (props: DocumentsAccordionProps) => {
  const { documents, changes, onChange, isBusy, actionOf } = props
  if (documents.length === 0) return <p className={styles.none}>{texts.none}</p>
  return (
    <Collapse
      collapsible="header"
      className={styles.papers}
      expandIcon={({ isActive }) => (
        <>
          <Icon name={isActive ? 'chevronDown' : 'chevronRight'} sizePx={16} />
          <span className="visually-hidden">{texts.toggle}</span>
        </>
      )}
      items={documents.map((document) => {
        const chosen = changes?.get(document._id)
        const paper = chosen === undefined ? document : { ...document, isActive: chosen }
        const isUnsaved = chosen !== undefined && chosen !== document.isActive
        const shared = { paper, isUnsaved, isBusy, ...(onChange ? { onChange } : {}) }
        return {
          key: document._id,
          label: <Title {...shared} />,
          extra: <Judgement {...shared} />,
          children: <Body paper={paper} action={actionOf?.(paper)} />,
        }
      })}
    />
  )
}
