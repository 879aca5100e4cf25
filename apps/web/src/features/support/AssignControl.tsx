import { api } from '@arriero/contract'
import { roleTexts } from '@arriero/contract/es/words'
import { useRead } from '#shared/api/queries.ts'
import { Button } from '#shared/plain/Button.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { Select } from '#shared/ui/Select.tsx'
import type { DeskPqr } from './pqr.ts'
import { supportTexts } from './support.texts.ts'
import type { Assigning } from './use-assign.ts'
import styles from './AssignControl.module.css'

const texts = supportTexts.assign

interface AssignControlProps {
  pqr: Pick<DeskPqr, '_id' | 'assignee' | 'status'>
  assigning: Assigning
}

/** Whose work it is, and to whom it is given. What is solved is nobody's work any more. */
export const AssignControl = ({ pqr, assigning }: AssignControlProps) => {
  const { _id, assignee, status } = pqr
  const { data } = useRead(api.support.assignees, { params: { _id } })
  const people = data?.items ?? []
  if (status === 'Solucionado')
    return (
      <p className={styles.line}>
        {texts.label}: {assignee?.name ?? texts.nobody}
      </p>
    )
  return (
    <div className={styles.assign}>
      <FormField label={texts.label}>
        {(control) => (
          <Select
            {...control}
            value={assignee?._id ?? null}
            options={people.map((one) => ({ value: one._id, label: one.name, note: roleTexts[one.rol] }))}
            onChange={(id) => assigning.give(people.find((one) => one._id === id) ?? null)}
            onClear={assignee ? () => assigning.give(null) : undefined}
            placeholder={texts.giveHint}
            hasSearch
            drawLine={({ label, note }) => (
              <>
                {label} <small>{note}</small>
              </>
            )}
          />
        )}
      </FormField>
      {!assigning.isMine && (
        <Button isBusy={assigning.isBusy} aria-keyshortcuts="a" onClick={assigning.takeIt}>
          {texts.mine}
        </Button>
      )}
      <p className={styles.line} role="status">
        {assigning.last && (
          <>
            {assigning.last.words}{' '}
            <Button kind="quiet" size="small" onClick={assigning.last.undo}>
              {texts.undo}
            </Button>
          </>
        )}
      </p>
    </div>
  )
}
