import { api } from '@arriero/contract'
import { savedLanesList } from '@arriero/contract/es/lists/saved-lanes'
import { Link, useNavigate } from 'react-router'
import { savedLaneTexts } from '#features/saved-lanes/lanes.texts.ts'
import { useTimesForm, type TimesFormProps } from '#features/saved-lanes/use-times-form.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import { driverPaths } from '#screens/driver/driver-paths.ts'
import parts from '#screens/driver/parts.module.css'

const TimesForm = (props: TimesFormProps) => (
  <PlainForm form={useTimesForm(props)} act={savedLaneTexts.save} button={{ size: 'grand' }} />
)

/** At which hours he is told of loads on his lanes, how often at most, and by which ways. */
const LaneTimesScreen = () => {
  const navigate = useNavigate()
  return (
    <div className={parts.page}>
      <Link to={driverPaths.lanes} className={parts.back}>
        <Icon name="arrowLeft" sizePx={22} /> {savedLanesList.title}
      </Link>
      <h1 className={parts.title}>{savedLaneTexts.times.title}</h1>
      <Answer of={useRead(api.savedLanes.times, {})} wait="detail">
        {(times) => <TimesForm times={times} onDone={() => void navigate(driverPaths.lanes)} />}
      </Answer>
      <Link to={driverPaths.notificationChoices} className={parts.back}>
        <Icon name="bell" sizePx={22} /> {savedLaneTexts.times.ways}
      </Link>
    </div>
  )
}

export default LaneTimesScreen
