import { paperNameOf } from '@arriero/contract/es/papers'
import { isBroughtKind, type BroughtKind } from '@arriero/domain/papers/paper-rules'
import { Icon } from '#shared/drawings/Icon.tsx'
import { Button } from '#shared/plain/Button.tsx'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { BringPaperForm } from './BringPaperForm.tsx'
import { papersTexts } from './papers.texts.ts'
import { DocumentsAccordion } from './DocumentsAccordion.tsx'
import type { Holder } from './holder.ts'
import type { Paper } from './paper-state.ts'
import { useBroughtKind } from './use-brought-kind.ts'
import styles from './papers.module.css'

const texts = papersTexts.bring

interface OwnPapersProps {
  holder: Holder
  /** Whose they are, as people say it: a plate or a name. */
  name: string
  documents: readonly Paper[]
  /** What the holder is asked for; what is not there yet is offered. */
  asked: readonly BroughtKind[]
  /** Papers that may be added though nobody asks for them. */
  others?: readonly BroughtKind[]
}

/** The papers of somebody who may bring newer versions of them. */
export const OwnPapers = ({ holder, name, documents, asked, others = [] }: OwnPapersProps) => {
  const { kind, open, close } = useBroughtKind([...asked, ...others])
  const mayBring = (one: string): one is BroughtKind =>
    isBroughtKind(one) && (asked.includes(one) || others.includes(one))
  const missing = asked.filter((one) => !documents.some((paper) => paper.kind === one))
  const renew = ({ kind: known }: Paper) =>
    mayBring(known) ? (
      <Button icon="upload" onClick={() => open(known)}>
        {texts.renew}
      </Button>
    ) : null
  return (
    <>
      <DocumentsAccordion documents={documents} actionOf={renew} />
      {missing.length > 0 && (
        <ul className={styles.missing} aria-label={texts.missing}>
          {missing.map((one) => (
            <li key={one}>
              <span>
                <Icon name="alert" sizePx={16} /> {texts.missingOne(paperNameOf(one))}
              </span>
              <Button icon="upload" aria-label={texts.uploadOf(paperNameOf(one))} onClick={() => open(one)}>
                {texts.upload}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ResponsiveModal
        isOpen={kind !== undefined}
        title={kind && texts.title(paperNameOf(kind), name)}
        size="form"
        onClose={close}
      >
        {kind && <BringPaperForm key={kind} holder={holder} kind={kind} onDone={close} />}
      </ResponsiveModal>
    </>
  )
}
