import { Link } from 'react-router'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { paths } from '#shared/paths.ts'
import { shellTexts } from './shell.texts.ts'

interface NotFoundPageProps {
  /** Of a visitor, who has no side menu. */
  isOutside?: boolean
}

/** Unknown addresses end here, for who is logged in inside the shell so that the side menu is at hand (Spec §2). */
export const NotFoundPage = ({ isOutside = false }: NotFoundPageProps) => (
  <>
    <h1 className="visually-hidden">{shellTexts.lostTitle}</h1>
    <EmptyState
      drawing="signpost"
      title={shellTexts.lostTitle}
      text={isOutside ? shellTexts.lostTextOutside : shellTexts.lostText}
      action={<Link to={paths.home}>{shellTexts.goHome}</Link>}
    />
  </>
)
