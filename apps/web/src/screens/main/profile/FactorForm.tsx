import { api } from '@arriero/contract'
import { useAct } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { profileTexts } from './profile.texts.ts'

const texts = profileTexts.factor

/** Helps who lost phone and backup codes: with one's own password, and a reason its owner reads. Decisions §5. */
export const FactorForm = ({ userId, onDone }: { userId: string; onDone: () => void }) => {
  const form = useForm({
    act: useAct(api.ownAccount.removeFactor),
    empty: { reason: '' },
    fields: {
      reason: {
        kind: 'words',
        label: texts.reason,
        help: texts.reasonHelp,
        required: 'reason.required',
        draft: ['factor-reason', userId],
      },
    },
    proof: {},
    input: ({ reason }, proof) => ({ params: { _id: userId }, body: { ...proof, reason } }),
    done: texts.done,
    onDone,
  })
  return <DeskForm form={form} act={texts.act} isDangerous />
}
