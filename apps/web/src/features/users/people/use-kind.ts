import { useLocation, useNavigate, useSearchParams } from 'react-router'

export type Kind = 'natural' | 'empresa'
const key = 'tipo'

/** The tab of a list in its address: `?tipo=empresa`. Another tab is another list, so its filters begin anew. */
export const useKind = (): { kind: Kind; choose: (kind: Kind) => void } => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return {
    kind: query.get(key) === 'empresa' ? 'empresa' : 'natural',
    choose: (kind) => void navigate({ pathname, search: kind === 'empresa' ? `?${key}=${kind}` : '' }),
  }
}
