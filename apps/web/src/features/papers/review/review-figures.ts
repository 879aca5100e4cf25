import { formatNumber, formatRelative } from '#shared/format.ts'
import type { Figures } from './look.ts'
import { reviewTexts } from './review.texts.ts'

const texts = reviewTexts.figures

/** How many wait and since when, how many the reader has judged today and how long half of them took at most. */
export const figuresWords = (
  { waiting, oldestAt, judgedToday, medianSeconds }: Figures,
  now: number,
): string =>
  [
    texts.waiting(formatNumber(waiting)),
    oldestAt !== null && texts.oldest(formatRelative(oldestAt, now)),
    judgedToday > 0 && texts.judged(formatNumber(judgedToday)),
    medianSeconds !== null && texts.median(formatNumber(medianSeconds)),
  ]
    .filter(Boolean)
    .join(' · ')
