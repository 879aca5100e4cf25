import { useEffect, useEffectEvent } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** A screen begins at its top, however far the one before was scrolled; the way back keeps the browser's place. */
export const useTopOfScreen = (): void => {
  const { pathname } = useLocation()
  const way = useNavigationType()
  const arrive = useEffectEvent((_path: string) => {
    if (way !== NavigationType.Pop) window.scrollTo(0, 0)
  })
  useEffect(() => arrive(pathname), [pathname])
}
