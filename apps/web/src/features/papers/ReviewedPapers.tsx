import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { papersTexts } from './papers.texts.ts'
import { DocumentsAccordion } from './DocumentsAccordion.tsx'
import type { Holder } from './holder.ts'
import { MissingPapers } from './MissingPapers.tsx'
import type { Paper } from './paper-state.ts'
import type { Draft } from './review-draft.ts'
import { TurnDownPaper } from './TurnDownPaper.tsx'
import type { Review } from './use-review.ts'
import styles from './papers.module.css'

interface ReviewedPapersProps<D extends Draft> {
  holder: Holder
  documents: readonly Paper[]
  review: Review<D>
}

/** Nobody has said anything of it, here or as it was read. */
const isToLookAt = ({ isActive, invalidated }: Paper): boolean => !isActive && invalidated === null

interface ActionsProps {
  holder: Holder
  paper: Paper
  /** Of decisions not saved yet. */
  whyNot: string | undefined
}

const Actions = ({ holder, paper, whyNot }: ActionsProps) => (
  <div className={styles.asked}>
    {isToLookAt(paper) && (
      <LinkButton to={`${paths.paperReview}/${paper._id}`} icon="eye" isFresh>
        {papersTexts.lookAt}
      </LinkButton>
    )}
    {paper.isWaiting && <TurnDownPaper holder={holder} paper={paper} whyNot={whyNot} />}
  </div>
)

/** Somebody's or a vehicle's papers as staff decides on them. */
export const ReviewedPapers = <D extends Draft>({ holder, documents, review }: ReviewedPapersProps<D>) => {
  const whyNot = review.count > 0 ? papersTexts.turnDown.unsaved : undefined
  return (
    <DocumentsAccordion
      documents={documents}
      changes={review.draft.papers}
      reasons={review.draft.reasons}
      missing={<MissingPapers holder={holder} />}
      onChange={review.judge}
      isBusy={review.isBusy}
      actionOf={(paper) =>
        (isToLookAt(paper) || paper.isWaiting) && <Actions holder={holder} paper={paper} whyNot={whyNot} />
      }
    />
  )
}
