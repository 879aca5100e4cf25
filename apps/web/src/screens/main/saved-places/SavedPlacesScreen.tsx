import { api } from '@arriero/contract'
import { savedPlacesList } from '@arriero/contract/es/lists/repeated'
import { useQueryClient } from '@tanstack/react-query'
import type { SavedPlace } from '#features/saved-places/SavedPlaceChoice.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { keyOf, useAct, useRead } from '#shared/api/queries.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/plain/Button.tsx'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
import { SavedPlaceForm } from './SavedPlaceForm.tsx'
import { savedPlacesScreenTexts as texts } from './saved-places-screen.texts.ts'

const Remove = ({ saved, onDone }: { saved: SavedPlace; onDone: () => void }) => {
  const remove = useToldAct({
    act: useAct(api.savedPlaces.remove),
    input: { params: { _id: saved._id } },
    done: texts.removed,
    onDone,
  })
  return (
    <>
      <Button kind="danger" icon="trash" onClick={remove.ask}>
        {texts.remove}
      </Button>
      <ConfirmAct
        {...remove.asking}
        title={texts.removeTitle}
        effect={<p>{texts.removeEffect(saved.name)}</p>}
        act={texts.remove}
        isDangerous
      />
    </>
  )
}

const Editing = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const read = useRead(api.savedPlaces.detail, { params: { _id: id } })
  return (
    <Answer of={read} wait="detail">
      {(saved) => (
        <>
          <SavedPlaceForm saved={saved} onDone={onDone} />
          <Remove saved={saved} onDone={onDone} />
        </>
      )}
    </Answer>
  )
}

/** The client's address book. */
export default function SavedPlacesScreen() {
  const client = useQueryClient()
  const after = (close: () => void) => () => {
    close()
    void client.invalidateQueries({ queryKey: keyOf(api.savedPlaces.all) })
    void client.invalidateQueries({ queryKey: keyOf(api.savedPlaces.detail) })
  }
  return (
    <ListScreen
      list={useListTable(savedPlacesList)}
      at={paths.savedPlaces}
      drawing="signpost"
      row={(id, onClose) => (
        <RowModal row={id} title={texts.editTitle} size="form" onClose={onClose}>
          {(shown) => <Editing id={shown} onDone={after(onClose)} />}
        </RowModal>
      )}
      create={{
        label: texts.create,
        title: texts.createTitle,
        form: (onDone) => <SavedPlaceForm onDone={after(onDone)} />,
      }}
    />
  )
}
