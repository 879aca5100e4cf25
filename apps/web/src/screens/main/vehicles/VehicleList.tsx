import { api } from '@arriero/contract'
import { Link } from 'react-router'
import { freshEveryMs } from '#shared/api/fresh-files.ts'
import { usePages, useRead } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { CardList, useCardFilters } from '#shared/ui/CardList.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { useDebounced } from '#shared/use-debounced.ts'
import { VehicleCard } from './VehicleCard.tsx'
import { vehiclesScreenTexts as texts } from './vehicles-screen.texts.ts'

const stateOf = <State extends keyof typeof texts.states>(value: State) => ({
  value,
  label: texts.states[value],
})
const states = [stateOf('all'), stateOf('active'), stateOf('inactive')] as const
const pageSize = 12

/** Maps the id of each vehicle type to its key. */
const useTypeKeys = (): ReadonlyMap<string, string> => {
  const { data = [] } = useRead(api.catalogues.vehicleTypes, {}, { staleTimeMs: 600_000 })
  return new Map(data.flatMap(({ children }) => children.map(({ id, key }) => [id, key])))
}

/** The enterprise's own vehicles as cards, page after page; read again before the addresses of their pictures end. */
export const VehicleList = () => {
  const filtering = useCardFilters<keyof typeof texts.states>(...states)
  const { state, text } = filtering.filters
  const { _id } = useProfile()
  const q = useDebounced(text.trim())
  const query = {
    limit: pageSize,
    ...(state === 'all' ? {} : { isActive: [String(state === 'active')] }),
    ...(q ? { q } : {}),
  }
  const vehicles = usePages(
    api.vehicles.all,
    { params: { enterpriseId: _id }, query },
    { keepsLast: true, refetchEveryMs: freshEveryMs },
  )
  const typeKeys = useTypeKeys()
  return (
    <CardList
      of={vehicles}
      words={texts}
      drawing="truck"
      create={
        <LinkButton to={paths.newVehicle} kind="primary" icon="plus" isFresh>
          {texts.create}
        </LinkButton>
      }
      filtering={filtering}
      tools={<Link to={paths.endingPapers}>{texts.ending}</Link>}
      card={{ widthPx: 300, heightPx: 330 }}
    >
      {(vehicle) => (
        <VehicleCard
          key={vehicle._id}
          vehicle={vehicle}
          typeKey={typeKeys.get(vehicle._idTypeVehicle.id) ?? ''}
        />
      )}
    </CardList>
  )
}
