import { updateErrorText } from '#shared/api/error-text.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import type { Profile } from './profile-draft.ts'
import { useAccountAct } from './use-account-act.ts'
import { profileTexts as texts } from './profile.texts.ts'

/** Sends somebody back with what he has to correct. */
export const ReturnForm = ({ profile, onDone }: { profile: Profile; onDone: () => void }) => {
  const { act, inputOf, readAgain } = useAccountAct(profile)
  const form = useForm({
    act,
    empty: { note: profile.validationNote ?? '' },
    fields: {
      note: {
        kind: 'words',
        label: texts.note,
        help: texts.returnHelp,
        rows: 4,
        required: 'account.note_required',
        draft: ['return-note', profile._id],
      },
    },
    input: ({ note }) => inputOf({ version: profile.version, validation: 'returned', note }),
    says: updateErrorText,
    done: texts.returnedDone,
    onDone: () => void readAgain().then(onDone),
  })
  return <DeskForm form={form} act={texts.returnAct} />
}
