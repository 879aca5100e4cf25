import { api } from '@arriero/contract'
import { useAct } from '#shared/api/queries.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { Button } from '#shared/plain/Button.tsx'
import type { TableControls } from '#shared/table/filters/use-table-state.ts'
import { laneOfFilters } from './lane-of-filters.ts'
import { saveSearchTexts as texts } from './saved-lanes.texts.ts'

/** One press: hear of loads like those that the board is narrowed to. */
export const SaveSearch = ({ controls }: { controls: TableControls }) => {
  const save = useToldAct({
    act: useAct(api.savedLanes.create),
    input: { body: laneOfFilters(controls.state.filters) },
    done: texts.saved,
    refreshes: [api.savedLanes.all],
  })
  return (
    <Button icon="bell" isBusy={save.isBusy} onClick={save.go}>
      {texts.save}
    </Button>
  )
}
