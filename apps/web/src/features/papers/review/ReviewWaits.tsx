import { api } from '@arriero/contract'
import { useRead } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/plain/Card.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { useNow } from '#shared/use-now.ts'
import { figuresWords } from './review-figures.ts'
import { reviewTexts } from './review.texts.ts'
import styles from './review.module.css'

const texts = reviewTexts.home
const everyMinuteMs = 60_000

/** On the home of who reviews: how many papers wait, since when, and the way to them; nothing while none does. */
export const ReviewWaits = () => {
  const now = useNow()
  const { data } = useRead(api.papers.review, { query: { limit: 1 } }, { refetchEveryMs: everyMinuteMs })
  if (!data || data.figures.waiting === 0) return null
  const [first] = data.items
  return (
    <Card title={texts.title}>
      <div className={styles.home}>
        <span>{figuresWords(data.figures, now)}</span>
        <LinkButton to={first ? `${paths.paperReview}/${first._id}` : paths.paperReview} isFresh>
          {texts.go}
        </LinkButton>
      </div>
    </Card>
  )
}
