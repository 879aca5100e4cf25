import { errorTexts } from '@arriero/contract/es/errors'
import { isLegalPerson } from '@arriero/domain/accounts'
import { useState } from 'react'
import { portraitRules, uploadPortrait } from '#shared/api/upload-portrait.ts'
import { fieldTexts, updateErrorText } from '#shared/api/error-text.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { LineInput } from '#shared/forms/LineInput.tsx'
import type { UploadedImage } from '#shared/ui/image-rules.ts'
import { UploadImage } from '#shared/ui/UploadImage.tsx'
import type { Profile } from './profile-draft.ts'
import { useAccountAct } from './use-account-act.ts'
import { profileTexts } from './profile.texts.ts'

const texts = profileTexts.form

type Facts = Pick<Profile, 'name' | 'cellPhone' | 'identification'>

const missing = (isCompany: boolean) =>
  ({
    name: 'name.required',
    cellPhone: 'phone.required',
    identification: isCompany ? 'nit.required' : 'identification.required',
  }) as const

/** The facts of an account that staff corrects; e-mail and password are its owner's. */
export const EditForm = ({ profile, onDone }: { profile: Profile; onDone: () => void }) => {
  const { act, change } = useAccountAct(profile)
  const { name, cellPhone, identification } = profile
  const [typed, setTyped] = useState<Facts>({ name, cellPhone, identification })
  const [image, setImage] = useState<UploadedImage[]>([])
  const [wasTried, setTried] = useState(false)
  const isCompany = isLegalPerson(profile.rol)
  const codes = missing(isCompany)
  const empty = (Object.keys(codes) as (keyof Facts)[]).filter((field) => typed[field].trim() === '')
  const problemOf = (field: keyof Facts) => {
    if (wasTried && empty.includes(field)) return errorTexts[codes[field]]
    return act.isError ? fieldTexts(act.error)[field] : undefined
  }
  const submit = () => {
    setTried(true)
    if (empty.length > 0) return
    const differing = Object.entries(typed).filter(
      ([field, value]) => value !== profile[field as keyof Facts],
    )
    const picture = image[0] ? { image: image[0].id } : {}
    change({ version: profile.version, ...Object.fromEntries(differing), ...picture }, { onDone })
  }
  const input = (field: keyof Facts, label: string, most: number) => (
    <FormField label={label} problem={problemOf(field)}>
      {(control) => (
        <LineInput
          {...control}
          size="large"
          autoComplete="off"
          most={most}
          value={typed[field]}
          onChange={({ target }) => {
            if (act.isError) act.reset()
            setTyped({ ...typed, [field]: target.value })
          }}
        />
      )}
    </FormField>
  )
  const hasField = act.isError && Object.keys(fieldTexts(act.error)).some((field) => field in typed)
  return (
    <ActForm
      act={profileTexts.save}
      isBusy={act.isPending}
      problem={act.isError && !hasField ? updateErrorText(act.error) : undefined}
      onSubmit={submit}
    >
      {input('identification', isCompany ? texts.nit : texts.identification, 20)}
      {input('name', texts.name, 120)}
      {input('cellPhone', texts.cellPhone, 24)}
      <UploadImage
        label={texts.image}
        help={texts.imageHelp}
        value={image}
        onChange={setImage}
        upload={uploadPortrait}
        rules={portraitRules}
        isOptional
      />
    </ActForm>
  )
}
