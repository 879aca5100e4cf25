import { Link } from 'react-router'
import { EmptyState } from '../plain/states/EmptyState.tsx'
import { uiTexts } from './ui.texts.ts'

/** Below a list, an address that leads to none of its rows: said, and the way to the list, instead of the list without a word. */
export const UnknownPlace = ({ list }: { list: string }) => (
  <>
    <h1 className="visually-hidden">{uiTexts.unknownPlace}</h1>
    <EmptyState
      drawing="signpost"
      title={uiTexts.unknownPlace}
      text={uiTexts.unknownPlaceHelp}
      action={<Link to={list}>{uiTexts.toList}</Link>}
    />
  </>
)
