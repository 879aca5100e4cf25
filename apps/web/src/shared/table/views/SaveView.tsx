import { isStaffRole } from '@arriero/domain/roles'
import type { ViewState } from '@arriero/contract/table-views'
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { errorText, fieldTexts } from '../../api/error-text.ts'
import { useOnce } from '../../api/use-once.ts'
import { FormField } from '../../forms/FormField.tsx'
import { LineInput } from '../../forms/LineInput.tsx'
import { useProfile } from '../../session/use-session.ts'
import { ResponsiveModal } from '../../ui/ResponsiveModal.tsx'
import { uiTexts } from '../../ui/ui.texts.ts'
import { useToast } from '../../ui/useToast.ts'
import { tableTexts } from '../table.texts.ts'
import { Form } from '#shared/unsaved/Form.tsx'
import { useWindow } from '#shared/unsaved/windows.ts'
import type { Views } from './use-views.ts'
import { viewNameMost } from './view.ts'
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

const SaveForm = ({ views, state, onSaved, onClose }: SaveViewProps) => {
  const toast = useToast()
  const mayShare = isStaffRole(useProfile().rol)
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const [isDefault, setDefault] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { run: save, isBusy } = useOnce(async () => {
    if (!name.trim()) return setProblem(texts.nameRequired)
    try {
      const id = await views.create({ name, isShared, state })
      if (isDefault) await views.setDefault(id)
      toast.success(texts.saved)
      onSaved(id)
      onClose()
    } catch (error) {
      setProblem(fieldTexts(error)['name'] ?? errorText(error))
    }
  })
  return (
    <Form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <p className={styles.help}>{texts.saveHelp}</p>
      <FormField label={texts.name} problem={problem}>
        {(control) => (
          <LineInput
            {...control}
            autoFocus
            most={viewNameMost}
            value={name}
            onChange={(event) => {
              setName(event.target.value)
              setProblem(undefined)
            }}
          />
        )}
      </FormField>
      {mayShare && (
        <Checkbox checked={isShared} onChange={({ target }) => setShared(target.checked)}>
          {texts.share}
        </Checkbox>
      )}
      <Checkbox checked={isDefault} onChange={({ target }) => setDefault(target.checked)}>
        {texts.isDefault}
      </Checkbox>
      <div className={styles.buttons}>
        <Button onClick={useWindow()?.close}>{uiTexts.cancel}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {texts.saveAct}
        </Button>
      </div>
    </Form>
  )
}
