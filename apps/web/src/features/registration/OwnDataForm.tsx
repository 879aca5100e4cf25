import { api } from '@arriero/contract'
import { isLegalPerson } from '@arriero/domain/accounts'
import { useAct } from '#shared/api/queries.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { PlainForm } from '#shared/plain/PlainForm.tsx'
import type { OwnProfile } from './progress.ts'
import { progressTexts as texts } from './progress.texts.ts'
import styles from './progress.module.css'

interface OwnDataFormProps {
  profile: OwnProfile
  onDone: () => void
  onCancel: () => void
}

/** What somebody who waits may still change of himself. Plain, so that the driver area carries it too. */
export const OwnDataForm = ({ profile, onDone, onCancel }: OwnDataFormProps) => {
  const { _id, rol, name, cellPhone } = profile
  const form = useForm({
    act: useAct(api.users.update),
    empty: { name, cellPhone },
    fields: {
      name: {
        kind: 'text',
        label: isLegalPerson(rol) ? texts.companyName : texts.name,
        most: 120,
        required: 'name.required',
        isLive: true,
      },
      cellPhone: {
        kind: 'phone',
        label: texts.cellPhone,
        most: 24,
        required: 'phone.required',
        isLive: true,
      },
    },
    input: (body) => ({ params: { _id }, body }),
    refreshes: [api.users.detail],
    onDone,
  })
  return (
    <div className={styles.form}>
      <PlainForm form={form} act={texts.save} cancel={{ text: texts.cancel, onCancel }} />
    </div>
  )
}
