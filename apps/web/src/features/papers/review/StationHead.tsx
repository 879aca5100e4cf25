import { PageHead } from '#shared/ui/PageHead.tsx'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { useNow } from '#shared/use-now.ts'
import type { Figures } from './look.ts'
import { figuresWords } from './review-figures.ts'
import { reviewTexts as texts } from './review.texts.ts'
import type { Station } from './use-station.ts'
import styles from './review.module.css'

interface StationHeadProps {
  title: string
  figures: Figures | undefined
  station: Station
}

/** Which paper is at hand, how the day goes, and the way to those before and after it. */
export const StationHead = ({ title, figures, station }: StationHeadProps) => {
  const { previous, next, goBack, skip } = station
  const now = useNow()
  return (
    <PageHead
      title={<span aria-live="polite">{title}</span>}
      help={figures && figuresWords(figures, now)}
      action={
        <div className={styles.ways}>
          <ActButton whyNot={previous === undefined ? texts.noPrevious : undefined} onClick={goBack}>
            {texts.previous}
          </ActButton>
          <ActButton whyNot={next === undefined ? texts.noNext : undefined} onClick={skip}>
            {texts.next}
          </ActButton>
        </div>
      }
    />
  )
}
