import { lettersMost } from '@arriero/domain/typed/limits'
import { isStaffRole } from '@arriero/domain/people/roles'
import { useState } from 'react'
import { Button } from '#shared/plain/Button.tsx'
import { Check } from '#shared/plain/fields/Checkbox.tsx'
import { errorText } from '../../api/error-text.ts'
import { useOnce } from '../../api/use-once.ts'
import { LineInput } from '#shared/plain/fields/LineInput.tsx'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { useProfile } from '../../session/use-session.ts'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { limitOf } from '../../words/limit.ts'
import { tableTexts } from '../table.texts.ts'
import type { Views } from './use-views.ts'
import type { SavedView } from './view.ts'
import styles from './views.module.css'

const texts = tableTexts.views

interface ManageViewsProps {
  isOpen: boolean
  views: Views
  onClose: () => void
}

/** Renaming, sharing, opening with, removing. What is shared by others can only be opened with. */
export const ManageViews = ({ isOpen, views, onClose }: ManageViewsProps) => {
  const items = views.items ?? []
  return (
    <ResponsiveModal isOpen={isOpen} title={texts.manageTitle} size="form" onClose={onClose}>
      {items.length === 0 ? (
        <EmptyState drawing="box" title={texts.none} text={texts.saveHelp} />
      ) : (
        <ul className={styles.list}>
          {items.map((view) => (
            <ViewLine key={view._id} view={view} views={views} />
          ))}
        </ul>
      )}
    </ResponsiveModal>
  )
}

interface NameInputProps {
  view: SavedView
  isBusy: boolean
  onRename: (name: string) => void
}

/** Renamed when it is left; a name that is too long stays, and says so. */
const NameInput = ({ view, isBusy, onRename }: NameInputProps) => {
  const [name, setName] = useState(view.name)
  return (
    <div className={styles.name}>
      <LineInput
        aria-label={texts.rename(view.name)}
        most={lettersMost.label}
        value={name}
        disabled={isBusy}
        onChange={({ target }) => setName(target.value)}
        onBlur={() => !limitOf(name.trim(), lettersMost.label).isOver && onRename(name.trim())}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
    </div>
  )
}

const ViewLine = ({ view, views }: { view: SavedView; views: Views }) => {
  const toast = useToast()
  const mayShare = isStaffRole(useProfile().rol)
  const [isRemoving, setRemoving] = useState(false)
  const { run: act, isBusy } = useOnce(async (work: () => Promise<void>, said: string) => {
    try {
      await work()
      toast.success(said)
    } catch (error) {
      toast.error(errorText(error))
    }
  })
  const rename = (name: string) =>
    name !== view.name && name ? act(() => views.change(view._id, { name }), texts.updated) : undefined
  return (
    <li className={styles.line}>
      {view.isOwn ? (
        <NameInput key={view.name} view={view} isBusy={isBusy} onRename={rename} />
      ) : (
        <span>
          <strong>{view.name}</strong> <small>{texts.by(view.owner.name)}</small>
        </span>
      )}
      <div className={styles.choices}>
        <Check
          isOn={view.isDefault}
          isDisabled={isBusy}
          onChange={(isOn) => act(() => views.setDefault(isOn ? view._id : null), texts.updated)}
        >
          {texts.isDefault}
        </Check>
        {view.isOwn && mayShare && (
          <Check
            isOn={view.isShared}
            isDisabled={isBusy}
            onChange={(isOn) => act(() => views.change(view._id, { isShared: isOn }), texts.updated)}
          >
            {texts.share}
          </Check>
        )}
      </div>
      {view.isOwn && (
        <Button
          kind="quiet"
          className={styles.remove}
          aria-label={texts.remove(view.name)}
          icon="trash"
          onClick={() => setRemoving(true)}
        />
      )}
      <ConfirmAct
        isOpen={isRemoving}
        title={texts.removeTitle}
        effect={texts.removeEffect(view.name, view.isShared)}
        act={texts.removeAct}
        isDangerous
        isBusy={isBusy}
        onConfirm={() => act(() => views.remove(view._id), texts.removed)}
        onClose={() => setRemoving(false)}
      />
    </li>
  )
}
