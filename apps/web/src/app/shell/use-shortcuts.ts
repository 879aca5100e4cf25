import { useEffect, useEffectEvent } from 'react'

interface Shortcuts {
  onSearch: () => void
  onHelp: () => void
}

const typing =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]'

/** Whether a key belongs to what the person is doing, or to a window that is open over the page. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  (event.target instanceof Element && event.target.closest(typing) !== null) ||
  document.querySelector('.ant-modal-wrap:not([style*="display: none"]) [role="dialog"]') !== null

/** The box over the list on screen. */
const focusListSearch = (): boolean => {
  const box = document.querySelector<HTMLInputElement>('[data-list-search] input')
  box?.focus()
  box?.select()
  return box !== null
}

/** Keys of the whole portal; none fires while somebody types. */
export const useShortcuts = ({ onSearch, onHelp }: Shortcuts): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return
    const isCommand = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey
    if (isCommand && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      onSearch()
    }
    if (event.metaKey || event.ctrlKey || event.altKey) return
    if (event.key === '?') onHelp()
    if (event.key === '/' && focusListSearch()) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
