import { api } from '@arriero/contract'
import { paperReviewList } from '@arriero/contract/es/lists/desk/paper-review'
import { useState } from 'react'
import { Link } from 'react-router'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { useIsPhone } from '#shared/media.ts'
import { type Figures, headingOf, type Waiting } from './look.ts'
import { PaperAtHand } from './PaperAtHand.tsx'
import { daysOf, type PaperDays } from './PaperDates.tsx'
import { reviewTexts as texts } from './review.texts.ts'
import { StationHead } from './StationHead.tsx'
import { useReviewKeys } from './use-review-keys.ts'
import { lookFreshMs, lookOf, type Station, useStation } from './use-station.ts'
import styles from './review.module.css'

/** What was just said, and for ten seconds the way back. */
const Last = ({ station, undo }: { station: Station; undo: () => void }) => (
  <div className={styles.last} role="status">
    {station.last && (
      <>
        <span>{station.last.words}</span>
        <Button kind="quiet" isBusy={station.isBusy} onClick={undo}>
          {texts.undo}
          <kbd className={styles.key} aria-hidden="true">
            U
          </kbd>
        </Button>
      </>
    )}
  </div>
)

interface ReviewStationProps {
  /** The paper at hand. */
  id: string
  /** What waits, as the list is narrowed. */
  items: readonly Waiting[]
  figures: Figures | undefined
  open: (id: string) => void
  close: () => void
}

/** Papers one after the other, without a mouse. Decision 0069. */
export const ReviewStation = ({ id, items, figures, open, close }: ReviewStationProps) => {
  const read = useRead(api.papers.look, lookOf(id), { staleTimeMs: lookFreshMs })
  const station = useStation({ id, items, open, close })
  // What was corrected on the way past it is there when one comes back.
  const [corrected, setCorrected] = useState<ReadonlyMap<string, PaperDays>>(new Map())
  const isPhone = useIsPhone()
  const { skip, goBack } = station
  const undo = () => station.undo(texts.said.undone)
  useReviewKeys({ j: skip, n: skip, k: goBack, p: goBack, u: undo })
  return (
    <>
      <StationHead
        title={read.data ? headingOf(read.data) : paperReviewList.title}
        figures={figures}
        station={station}
      />
      <Last station={station} undo={undo} />
      <Answer
        of={read}
        wait="detail"
        gone={
          <Gone
            title={texts.unknown}
            text={texts.unknownHelp}
            action={<Link to={paths.paperReview}>{texts.toList}</Link>}
          />
        }
      >
        {(look) => (
          <PaperAtHand
            key={look.paper._id}
            look={look}
            station={station}
            days={corrected.get(id) ?? daysOf(look.paper)}
            onDays={(days) => setCorrected((before) => new Map(before).set(id, days))}
          />
        )}
      </Answer>
      {!isPhone && <p className={styles.muted}>{texts.keys}</p>}
    </>
  )
}
