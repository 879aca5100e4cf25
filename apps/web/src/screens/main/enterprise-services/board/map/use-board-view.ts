import { useLocation, useSearchParams } from 'react-router'

const key = 'mapa'
const shown = 'si'

/** Whether the map is wanted: in the address, so that a link shows a colleague the same. */
export const useBoardView = (): [isMap: boolean, show: (isMap: boolean) => void] => {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const show = (isMap: boolean) =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current)
        if (isMap) next.set(key, shown)
        else next.delete(key)
        return next
      },
      { replace: true, state: state as unknown },
    )
  return [query.get(key) === shown, show]
}
