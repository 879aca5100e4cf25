import type { OpeningHours } from '@arriero/domain/places/opening-hours'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { closedAt } from './contact.ts'
import { savedPlacesTexts as texts } from './saved-places.texts.ts'

interface ClosedNoticeProps {
  /** Of the origin; what was never said warns of nothing. */
  hours: OpeningHours | null | undefined
  /** Moments that are not chosen yet are left out. */
  at: readonly (Date | undefined)[]
}

/** Where it is loaded is said to be closed at one of these moments: it is told and kept from nobody. */
export const ClosedNotice = ({ hours, at }: ClosedNoticeProps) => {
  const said = at.map((one) => one && closedAt(hours, one)).find((lines) => lines !== undefined)
  return said === undefined ? null : <Notice kind="warning" title={texts.closed(said)} />
}
