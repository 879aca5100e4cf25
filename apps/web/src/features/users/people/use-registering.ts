import { useLocation, useNavigate, useParams } from 'react-router'

const word = 'registrar'

interface Registering {
  isOpen: boolean
  /** There is nothing at this address below the list. */
  isLost: boolean
  open: () => void
  close: () => void
}

/** The form of a list has an address of its own; the list behind it keeps its filters and page. */
export const useRegistering = (base: string): Registering => {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const rest = useParams()['*'] ?? ''
  const go = (pathname: string) => void navigate({ pathname, search }, { state: state as unknown })
  return {
    isOpen: rest === word,
    isLost: rest !== '' && rest !== word,
    open: () => go(`${base}/${word}`),
    close: () => go(base),
  }
}
