import { Button } from 'antd'
import { useHref, useNavigate } from 'react-router'
import { Icon } from '#shared/drawings/Icon.tsx'
import { paths } from '#shared/paths.ts'
import { fleetTexts } from './fleet.texts.ts'

/** From the list of services to all trucks on one map. */
export const FleetLink = () => {
  const navigate = useNavigate()
  return (
    <Button
      href={useHref(paths.fleet)}
      icon={<Icon name="map" sizePx={16} />}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return
        event.preventDefault()
        void navigate(paths.fleet)
      }}
    >
      {fleetTexts.link}
    </Button>
  )
}
