import { formatDuration, formatNumber, formatRelative } from '#shared/format.ts'
import type { Figures } from './look.ts'
import { reviewTexts } from './review.texts.ts'

const texts = reviewTexts.figures
const tellingSeconds = 300

/** Seconds while it is one's own pace, minutes from the first on, with the seconds beside them as long as they tell anything. */
const paceWords = (seconds: number): string => {
  const left = seconds % 60
  const minutes = formatDuration((seconds - left) * 1000)
  if (seconds < 60) return texts.seconds(seconds)
  return left === 0 || seconds >= tellingSeconds ? minutes : `${minutes} ${texts.seconds(left)}`
}

/** How many wait and since when, how many the reader has judged today and how long half of them took at most. */
export const figuresWords = (
  { waiting, oldestAt, judgedToday, medianSeconds }: Figures,
  now: number,
): string =>
  [
    texts.waiting(formatNumber(waiting)),
    oldestAt !== null && texts.oldest(formatRelative(oldestAt, now)),
    judgedToday > 0 && texts.judged(formatNumber(judgedToday)),
    medianSeconds !== null && texts.median(paceWords(medianSeconds)),
  ]
    .filter(Boolean)
    .join(' · ')
