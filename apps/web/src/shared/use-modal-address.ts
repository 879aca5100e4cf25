import { isId } from '@arriero/domain/people/identifiers'
import { useLocation, useNavigate } from 'react-router'

/** What stands open over a list: nothing, a new one, one of its rows, or an address that leads nowhere. */
export type ModalPlace = { kind: 'list' | 'new' | 'unknown' } | { kind: 'row'; id: string }

export interface ModalAddress {
  place: ModalPlace
  openRow: (id: string) => void
  openNew: () => void
  close: () => void
}

const usualNewWord = 'nueva'

export const readModalPlace = (rest: string, newWord = usualNewWord): ModalPlace => {
  const word = rest.replace(/^\/|\/$/g, '')
  if (word === '') return { kind: 'list' }
  if (word === newWord) return { kind: 'new' }
  return isId(word) ? { kind: 'row', id: word } : { kind: 'unknown' }
}

export interface WindowAddress {
  /** A row, an act (`nueva`), or another view of a row: `/…/<id>/fotos`. */
  open: (row: string, view?: string) => void
  close: () => void
}

/** What opens over the screen at `base` has an address below it; the screen keeps its filters, order and page. */
export const useWindowAddress = (base: string): WindowAddress => {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const go = (to: string) => void navigate({ pathname: to, search }, { state: state as unknown })
  return {
    open: (row, view) => go(view === undefined ? `${base}/${row}` : `${base}/${row}/${view}`),
    // Not where he has gone elsewhere: an act that was slow to be answered closes its own window and nothing else.
    close: () => window.location.pathname === pathname && go(base),
  }
}

/** The windows of a list at `base/*`: a new one, or one of its rows. */
export const useModalAddress = (base?: string, newWord = usualNewWord): ModalAddress => {
  const { pathname } = useLocation()
  const { open, close } = useWindowAddress(base ?? pathname)
  return {
    place: readModalPlace(base === undefined ? '' : pathname.slice(base.length), newWord),
    openRow: (id) => open(id),
    openNew: () => open(newWord),
    close,
  }
}
