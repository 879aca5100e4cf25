import { api } from '@arriero/contract'
import { savedLanesList } from '@arriero/contract/es/lists/saved-lanes'
import { useQueryClient } from '@tanstack/react-query'
import { savedLaneTexts as texts } from '#features/saved-lanes/lanes.texts.ts'
import { useLaneActs, type LaneActs, type LaneRow } from '#features/saved-lanes/use-lane-acts.ts'
import { useLaneForm, type LaneFormProps } from '#features/saved-lanes/use-lane-form.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { keyOf, useRead } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { paths } from '#shared/paths.ts'
import type { Column } from '#shared/table/columns/column.ts'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { ToolButton } from '#shared/ui/ToolButton.tsx'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
import { UndoLine } from '#shared/undo/UndoLine.tsx'
import { AlertTimes } from './AlertTimes.tsx'
import styles from './saved-lanes.module.css'

const LaneForm = (props: LaneFormProps) => <DeskForm form={useLaneForm(props)} act={texts.save} />

const Editing = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const read = useRead(api.savedLanes.detail, { params: { _id: id } })
  return (
    <Answer of={read} wait="detail">
      {(saved) => <LaneForm saved={saved} onDone={onDone} />}
    </Answer>
  )
}

const actsColumn = (acts: LaneActs, open: (id: string) => void): Column<LaneRow> => ({
  key: 'acts',
  title: texts.act,
  widthPx: 130,
  card: 'action',
  isFixed: true,
  render: (lane) => {
    const [state, icon] =
      lane.state === 'active' ? ([texts.pause, 'clock'] as const) : ([texts.resume, 'bell'] as const)
    return (
      <div className={styles.acts}>
        <ToolButton
          icon={icon}
          label={state}
          aria-label={texts.of(state, lane.name)}
          onClick={() => acts.pauseOrResume(lane)}
        />
        <ToolButton
          icon="pencil"
          label={texts.editTitle}
          aria-label={texts.of(texts.editTitle, lane.name)}
          onClick={() => open(lane._id)}
        />
        <ToolButton
          icon="trash"
          label={texts.remove}
          aria-label={texts.of(texts.remove, lane.name)}
          onClick={() => acts.remove(lane)}
        />
      </div>
    )
  },
})

/** Lanes of which one is told when a load appears on them. docs/decisions/0059. */
export default function SavedLanesScreen() {
  const client = useQueryClient()
  const acts = useLaneActs()
  const after = (close: () => void) => () => {
    close()
    for (const read of [api.savedLanes.all, api.savedLanes.detail])
      void client.invalidateQueries({ queryKey: keyOf(read) })
  }
  return (
    <ListScreen
      list={useListTable(savedLanesList)}
      at={paths.savedLanes}
      drawing="signpost"
      act={(open) => actsColumn(acts, open)}
      above={
        <div aria-live="polite">
          <UndoLine last={acts.last} />
        </div>
      }
      row={(id, onClose) => (
        <RowModal row={id} title={texts.editTitle} size="form" onClose={onClose}>
          {(shown) => <Editing id={shown} onDone={after(onClose)} />}
        </RowModal>
      )}
      create={{
        label: texts.create,
        title: texts.createTitle,
        form: (onDone) => <LaneForm onDone={after(onDone)} />,
      }}
    >
      <AlertTimes />
    </ListScreen>
  )
}
