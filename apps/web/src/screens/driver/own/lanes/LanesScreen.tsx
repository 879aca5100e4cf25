import { api } from '@arriero/contract'
import { laneStateTexts, savedLanesList } from '@arriero/contract/es/lists/saved-lanes'
import { Link } from 'react-router'
import { savedLaneTexts } from '#features/saved-lanes/lanes.texts.ts'
import { useLaneActs, type LaneActs, type LaneRow } from '#features/saved-lanes/use-lane-acts.ts'
import { timesWords } from '#features/saved-lanes/use-times-form.ts'
import { Pages } from '#shared/api/Answer.tsx'
import { usePages, useRead } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { Button } from '#shared/plain/Button.tsx'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { UndoLine } from '#shared/undo/UndoLine.tsx'
import { driverPaths } from '#screens/driver/driver-paths.ts'
import parts from '#screens/driver/parts.module.css'
import requests from '#screens/driver/requests.module.css'
import trips from '#screens/driver/trips.module.css'
import { lanesScreenTexts as texts, nearTexts } from '../own.texts.ts'
import { factsOf } from './lane-facts.ts'
import styles from './lanes.module.css'

const LaneCard = ({ lane, acts }: { lane: LaneRow; acts: LaneActs }) => {
  const isActive = lane.state === 'active'
  return (
    <li className={trips.card}>
      <span className={trips.cardHead}>
        <strong className={trips.route}>{lane.name}</strong>
        <StateTag tone={isActive ? 'good' : 'waiting'}>{laneStateTexts[lane.state]}</StateTag>
      </span>
      {factsOf(lane).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      <span className={styles.acts}>
        <Button
          icon={isActive ? 'clock' : 'bell'}
          aria-label={savedLaneTexts.of(isActive ? savedLaneTexts.pause : savedLaneTexts.resume, lane.name)}
          onClick={() => acts.pauseOrResume(lane)}
        >
          {isActive ? texts.pause : texts.resume}
        </Button>
        <Link
          className={parts.back}
          aria-label={savedLaneTexts.of(texts.change, lane.name)}
          to={driverPaths.lane(lane._id)}
        >
          <Icon name="pencil" sizePx={22} /> {texts.change}
        </Link>
        <Button
          kind="quiet"
          aria-label={savedLaneTexts.of(savedLaneTexts.remove, lane.name)}
          onClick={() => acts.remove(lane)}
        >
          {savedLaneTexts.remove}
        </Button>
      </span>
    </li>
  )
}

/** When he is told, and the way to change it. */
const Times = () => {
  const { data } = useRead(api.savedLanes.times, {})
  return (
    data && (
      <Link className={trips.card} to={driverPaths.laneTimes}>
        <span className={trips.fact}>
          <Icon name="clock" sizePx={22} />
          <strong>{savedLaneTexts.times.title}</strong>
        </span>
        <span>{timesWords(data)}</span>
      </Link>
    )
  )
}

/** Lanes of which a driver who is his own carrier is told when a load appears on them. docs/decisions/0059. */
const LanesScreen = () => {
  const acts = useLaneActs()
  const read = usePages(api.savedLanes.all, { query: { limit: 20 } })
  return (
    <div className={parts.page}>
      <Link to={driverPaths.near} className={parts.back}>
        <Icon name="arrowLeft" sizePx={22} /> {nearTexts.title}
      </Link>
      <h1 className={parts.title}>{savedLanesList.title}</h1>
      <p className={parts.help}>{texts.help}</p>
      <div aria-live="polite">
        <UndoLine last={acts.last} />
      </div>
      <Pages
        of={read}
        wait={{ shape: 'cards', count: 2 }}
        empty={<EmptyState drawing="signpost" title={texts.emptyTitle} text={texts.emptyText} />}
      >
        {(lanes) => (
          <ul className={trips.cards} aria-label={savedLanesList.title}>
            {lanes.map((lane) => (
              <LaneCard key={lane._id} lane={lane} acts={acts} />
            ))}
          </ul>
        )}
      </Pages>
      {!read.isLoading && (
        <>
          <Link className={requests.create} to={driverPaths.newLane}>
            <Icon name="plus" sizePx={24} /> {savedLaneTexts.create}
          </Link>
          <Times />
        </>
      )}
    </div>
  )
}

export default LanesScreen
