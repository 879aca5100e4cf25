import { isId } from '@arriero/domain/identifiers'
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

/** Not where he has gone elsewhere: an act that was slow to be answered closes its own modal and nothing else. */
export const isStillAt = (pathname: string): boolean => window.location.pathname === pathname

/** The modals of a list at `base/*`: each has its own address, and the list behind keeps its filters, order and page. */
export const useModalAddress = (base?: string, newWord = usualNewWord): ModalAddress => {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const place = readModalPlace(base === undefined ? '' : pathname.slice(base.length), newWord)
  const go = (to: string) => void navigate({ pathname: to, search }, { state: state as unknown })
  return {
    place,
    openRow: (id) => go(`${base}/${id}`),
    openNew: () => go(`${base}/${newWord}`),
    close: () => base !== undefined && isStillAt(pathname) && go(base),
  }
}
