import { type KeyboardEvent, useState } from 'react'
import { useSpelled } from './use-spelled.ts'

export interface Line {
  value: string | number
  label: string
  /** It stands there, is read, and is not taken. */
  disabled?: boolean | undefined
}

interface ListingProps<One extends Line> {
  lines: readonly One[]
  /** Where one begins: at what is chosen, else at the first that can be. */
  begin: number
  /** A list without a field to type into is gone through by first letters and opened by the space bar. */
  isTyped: boolean
  /** Others are searched: by the keyboard nobody takes what he has not seen yet. */
  isOld?: boolean
  /** A list of several stays while one chooses. */
  staysOpen?: boolean
  onTake: (line: One) => void
  onClose?: () => void
}

const page = 8

/** Where a key leads in an open list, before its ends are looked at. */
const jumps = (at: number, last: number): Partial<Record<string, number>> => ({
  ArrowDown: at + 1,
  ArrowUp: at - 1,
  PageDown: at + page,
  PageUp: at - page,
  Home: 0,
  End: last,
})

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey

/** A list that opens: where one is in it, and what each key does. */
export const useListing = <One extends Line>(props: ListingProps<One>) => {
  const { lines, begin, isTyped, isOld = false, staysOpen = false, onTake, onClose } = props
  const [isOpen, setOpen] = useState(false)
  const [walked, setWalked] = useState<number>()
  const last = lines.length - 1
  const at = Math.min(walked ?? begin, last)
  const spelled = useSpelled(lines, at)
  const open = (from?: number) => {
    setOpen(true)
    setWalked(from)
  }
  const close = () => {
    if (!isOpen) return
    setOpen(false)
    onClose?.()
  }
  const take = (line: One | undefined = lines[at]) => {
    if (!line || line.disabled) return
    if (!staysOpen) close()
    onTake(line)
  }
  const walk = (event: KeyboardEvent): boolean => {
    const to = jumps(at, last)[event.key]
    const isEnd = event.key === 'Home' || event.key === 'End'
    // In a field that is closed these two are the caret's.
    if (to === undefined || (!isOpen && isTyped && isEnd)) return false
    if (isOpen) setWalked(Math.max(0, Math.min(to, last)))
    else open(isEnd ? to : undefined)
    return true
  }
  /** Answers whether the key was one the list reacts to. */
  const press = (event: KeyboardEvent): boolean => {
    const { key } = event
    if (key === 'Enter' || (!isTyped && key === ' ' && !spelled.isOn(event))) {
      if (!isOpen) open()
      else if (!isOld) take()
    } else if (isOpen && key === 'Escape') close()
    else if (!isTyped && key.length === 1) open(spelled.find(event) ?? walked)
    else return walk(event)
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event) || !press(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return { isOpen, at, open, close, take, onKeyDown }
}

export type Listing<One extends Line> = ReturnType<typeof useListing<One>>
