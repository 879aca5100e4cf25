import { lettersMost } from '@arriero/domain/typed/limits'
import { isStaffRole } from '@arriero/domain/people/roles'
import type { ViewState } from '@arriero/contract/lists/table-views'
import { errorText } from '../../api/error-text.ts'
import { useWork } from '../../api/queries.ts'
import { DeskFields, DeskForm } from '../../forms/DeskForm.tsx'
import type { FieldOf } from '../../forms/form-spec.ts'
import { useForm } from '../../forms/use-form.ts'
import { Checkbox } from '#shared/plain/fields/Checkbox.tsx'
import { useProfile } from '../../session/use-session.ts'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { tableTexts } from '../table.texts.ts'
import type { Views } from './use-views.ts'
import styles from './views.module.css'

interface SaveViewProps {
  isOpen: boolean
  views: Views
  state: ViewState
  onSaved: (id: string) => void
  onClose: () => void
}

const texts = tableTexts.views

export const SaveView = (props: SaveViewProps) => (
  <ResponsiveModal isOpen={props.isOpen} title={texts.saveTitle} size="form" onClose={props.onClose}>
    <SaveForm {...props} />
  </ResponsiveModal>
)

interface Typed {
  name: string
  isShared: boolean
  isDefault: boolean
}

const empty: Typed = { name: '', isShared: false, isDefault: false }

const box = (label: string): FieldOf<boolean, Typed> => ({
  kind: 'own',
  label,
  draw: ({ value, set }) => <Checkbox label={label} isOn={value} onChange={set} />,
})

const SaveForm = ({ views, state, onSaved, onClose }: SaveViewProps) => {
  const mayShare = isStaffRole(useProfile().rol)
  const form = useForm({
    act: useWork(async ({ name, isShared, isDefault }: Typed) => {
      const id = await views.create({ name, isShared, state })
      if (isDefault) await views.setDefault(id)
      return id
    }),
    empty,
    fields: {
      name: {
        kind: 'text',
        label: texts.name,
        most: lettersMost.label,
        isFirst: true,
        required: texts.nameRequired,
      },
      isShared: mayShare && box(texts.share),
      isDefault: box(texts.isDefault),
    },
    tells: (error) => ({ name: errorText(error) }),
    input: (typed) => typed,
    done: texts.saved,
    onDone: (id) => {
      onSaved(id)
      onClose()
    },
  })
  return (
    <DeskForm form={form} act={texts.saveAct}>
      <p className={styles.help}>{texts.saveHelp}</p>
      <DeskFields form={form} />
    </DeskForm>
  )
}
