import { api } from '@arriero/contract'
import { useAct } from '#shared/api/queries.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { Button } from '#shared/plain/Button.tsx'
import { laneLike } from './lane-of-filters.ts'
import { saveSearchTexts as texts } from './saved-lanes.texts.ts'

type End = { code: string }

/** One press on a load: hear of the next ones between its two towns, whether this one was taken or not. */
export const SaveLike = ({ origin, destination }: { origin: End; destination: End }) => {
  const save = useToldAct({
    act: useAct(api.savedLanes.create),
    input: { body: laneLike(origin.code, destination.code) },
    done: texts.saved,
    refreshes: [api.savedLanes.all],
  })
  return (
    <Button icon="bell" isBusy={save.isBusy} onClick={save.go}>
      {texts.save}
    </Button>
  )
}
