export const paperReviewTexts = {
  start: 'Empezar a revisar',
} as const
