import { Link } from 'react-router'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { paths } from '#shared/paths.ts'
import { shellTexts } from './shell.texts.ts'

/** Unknown addresses end here, inside the shell so that the side menu is at hand (Spec §2). */
export const NotFoundPage = () => (
  <>
    <h1 className="visually-hidden">{shellTexts.lostTitle}</h1>
    <EmptyState
      drawing="signpost"
      title={shellTexts.lostTitle}
      text={shellTexts.lostText}
      action={<Link to={paths.home}>{shellTexts.goHome}</Link>}
    />
  </>
)
