import { NavLink, useLocation } from 'react-router'
import { Icon } from '#shared/drawings/Icon.tsx'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { driverPaths } from '../driver-paths.ts'
import { navTexts as texts } from './own.texts.ts'
import styles from './own.module.css'

const places: readonly { to: string; icon: IconName; text: string }[] = [
  { to: driverPaths.trips, icon: 'wheel', text: texts.trips },
  { to: driverPaths.near, icon: 'box', text: texts.near },
  { to: driverPaths.earnings, icon: 'card', text: texts.earnings },
  { to: driverPaths.vehicles, icon: 'truck', text: texts.vehicles },
]

/** Of a driver who is his own carrier, on the first screen of each section; a trip's own button has the thumb's place alone. */
export const OwnNav = () => {
  const { rol, isActive } = useProfile()
  const { pathname } = useLocation()
  if (rol !== 'driver' || !isActive || !places.some(({ to }) => to === pathname)) return null
  return (
    <>
      <div className={styles.room} />
      <nav className={styles.nav} aria-label={texts.label}>
        {places.map(({ to, icon, text }) => (
          <NavLink key={to} to={to} end>
            <Icon name={icon} sizePx={26} />
            {text}
          </NavLink>
        ))}
      </nav>
    </>
  )
}
