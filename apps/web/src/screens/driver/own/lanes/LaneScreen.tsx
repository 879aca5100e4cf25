import { api } from '@arriero/contract'
import { savedLanesList } from '@arriero/contract/es/lists/saved-lanes'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router'
import { savedLaneTexts } from '#features/saved-lanes/lanes.texts.ts'
import { useLaneForm, type LaneFormProps } from '#features/saved-lanes/use-lane-form.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { keyOf, useRead } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { driverPaths } from '#screens/driver/driver-paths.ts'
import parts from '#screens/driver/parts.module.css'
import { lanesScreenTexts as texts } from '../own.texts.ts'

const LaneForm = (props: LaneFormProps) => (
  <PlainForm form={useLaneForm(props)} act={savedLaneTexts.save} button={{ size: 'grand' }} />
)

const Saved = ({ id, onDone }: { id: string; onDone: () => void }) => (
  <Answer
    of={useRead(api.savedLanes.detail, { params: { _id: id } })}
    wait="detail"
    gone={<Gone title={texts.gone} text={texts.goneHelp} />}
  >
    {(saved) => <LaneForm saved={saved} onDone={onDone} />}
  </Answer>
)

/** A lane, new or as it was saved. */
const LaneScreen = () => {
  const { id } = useParams()
  const client = useQueryClient()
  const navigate = useNavigate()
  const done = () => {
    for (const read of [api.savedLanes.all, api.savedLanes.detail])
      void client.invalidateQueries({ queryKey: keyOf(read) })
    void navigate(driverPaths.lanes)
  }
  return (
    <div className={parts.page}>
      <Link to={driverPaths.lanes} className={parts.back}>
        <Icon name="arrowLeft" sizePx={22} /> {savedLanesList.title}
      </Link>
      <h1 className={parts.title}>
        {id === undefined ? savedLaneTexts.createTitle : savedLaneTexts.editTitle}
      </h1>
      {id === undefined ? <LaneForm onDone={done} /> : <Saved id={id} onDone={done} />}
    </div>
  )
}

export default LaneScreen
