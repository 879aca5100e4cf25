import type { Fields } from '#shared/forms/form-spec.ts'
import { ratingsTexts } from './ratings.texts.ts'
import { StarPicker } from './StarPicker.tsx'

interface Rating {
  stars: number | undefined
  description: string
}

export const unrated: Rating = { stars: undefined, description: '' }

/** Stars, and words for who wants to say more; the same at a desk and on the road. */
export const ratingFields = (about: 'service' | 'client', orderId: string) => {
  const texts = ratingsTexts.about[about]
  return {
    stars: {
      kind: 'own',
      label: texts.question,
      required: 'rating.required',
      draw: ({ label, problem, value, set }) => (
        <StarPicker question={label} problem={problem} value={value} onChange={set} />
      ),
    },
    description: {
      kind: 'words',
      label: texts.description,
      help: texts.effect,
      isOptional: true,
      rows: 4,
      draft: ['rating', about, orderId],
    },
  } as const satisfies Fields<Rating>
}
