import { isLegalPerson } from '@arriero/domain/people/accounts'
import { portraitRules, uploadPortrait } from '#shared/api/upload-portrait.ts'
import { updateErrorText } from '#shared/api/error-text.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import type { UploadedImage } from '#shared/ui/images/image-rules.ts'
import { UploadImage } from '#shared/ui/images/UploadImage.tsx'
import type { Profile } from './profile-draft.ts'
import { useAccountAct } from './use-account-act.ts'
import { profileTexts } from './profile.texts.ts'

const texts = profileTexts.form
const noImage: UploadedImage[] = []

/** The facts of an account that staff corrects; e-mail and password are its owner's. */
export const EditForm = ({ profile, onDone }: { profile: Profile; onDone: () => void }) => {
  const { act, inputOf, readAgain } = useAccountAct(profile)
  const { name, cellPhone, identification, version } = profile
  const isCompany = isLegalPerson(profile.rol)
  const form = useForm({
    act,
    empty: { identification, name, cellPhone, image: noImage },
    fields: {
      identification: {
        kind: 'identification',
        label: isCompany ? texts.nit : texts.identification,
        required: isCompany ? 'nit.required' : 'identification.required',
      },
      name: { kind: 'name', label: texts.name, isOfOthers: true, required: 'name.required' },
      cellPhone: { kind: 'phone', label: texts.cellPhone, isOfOthers: true, required: 'phone.required' },
      image: {
        kind: 'own',
        label: texts.image,
        help: texts.imageHelp,
        draw: ({ label, help, value, set }) => (
          <UploadImage
            {...{ label, help, value }}
            isOptional
            onChange={set}
            upload={uploadPortrait}
            rules={portraitRules}
          />
        ),
      },
    },
    input: ({ image: [picture], ...facts }) =>
      inputOf({
        version,
        ...(facts.identification !== identification && { identification: facts.identification }),
        ...(facts.name !== name && { name: facts.name }),
        ...(facts.cellPhone !== cellPhone && { cellPhone: facts.cellPhone }),
        ...(picture && { image: picture.id }),
      }),
    says: updateErrorText,
    done: profileTexts.saved,
    onDone: () => void readAgain().then(onDone),
  })
  return <DeskForm form={form} act={profileTexts.save} />
}
