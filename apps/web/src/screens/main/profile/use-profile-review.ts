import { emptyDraft } from '#features/papers/review-draft.ts'
import { type Review, useReview } from '#features/papers/use-review.ts'
import { accountChangesOf, type Profile, type ProfileDraft } from './profile-draft.ts'
import { profileTexts as texts } from './profile.texts.ts'
import { useAccountAct } from './use-account-act.ts'

export type ProfileReview = Review<ProfileDraft>

export const useProfileReview = (profile: Profile): ProfileReview => {
  const { inputOf, ...account } = useAccountAct(profile)
  return useReview({
    ...account,
    version: profile.version,
    empty: emptyDraft,
    changesOf: (draft: ProfileDraft) => accountChangesOf(draft, profile),
    input: (body) => inputOf({ ...body, _id: profile._id }),
    done: texts.saved,
  })
}
