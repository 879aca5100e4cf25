import { useEffect, useEffectEvent } from 'react'

interface Shortcuts {
  onSearch: () => void
  onHelp: () => void
}

const windows = '[role="dialog"], [role="menu"], [role="listbox"]'
const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

const isWithin = ({ target }: KeyboardEvent, what: string): boolean =>
  target instanceof Element && target.closest(what) !== null

/** Whether a key belongs to a window that is open over the page. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  isWithin(event, windows) ||
  document.querySelector('.ant-modal-wrap:not([style*="display: none"]) [role="dialog"]') !== null

/** The box over the list on screen. */
const focusListSearch = (): boolean => {
  const box = document.querySelector<HTMLInputElement>('[data-list-search] input')
  box?.focus()
  box?.select()
  return box !== null
}

/** Keys of the whole portal; while somebody types only the one with Ctrl or ⌘ fires. */
export const useShortcuts = ({ onSearch, onHelp }: Shortcuts): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return
    const isCommand = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey
    if (isCommand && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      onSearch()
    }
    if (event.metaKey || event.ctrlKey || event.altKey || isWithin(event, typing)) return
    if (event.key === '?') onHelp()
    if (event.key === '/' && focusListSearch()) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
