import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { fleetTexts } from './fleet.texts.ts'

/** From the list of services to all trucks on one map. */
export const FleetLink = () => (
  <LinkButton to={paths.fleet} icon="map" isFresh>
    {fleetTexts.link}
  </LinkButton>
)
