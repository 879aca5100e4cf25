import { useId, useState } from 'react'
import { bareWords } from './bare-words.ts'
import type { Search } from './use-found.ts'
import { type Line, useListing } from './use-listing.ts'

export interface Searched<One extends Line> {
  id?: string | undefined
  options: readonly One[]
  /** Its lines are narrowed by what is typed. */
  hasSearch?: boolean | undefined
  /** The server finds what is typed, and the lines are its answer. */
  search?: Search | undefined
}

interface Taking<One extends Line> {
  isChosen: (line: One) => boolean
  onTake: (line: One) => void
  isSeveral?: boolean
}

const foundIn = <One extends Line>(options: readonly One[], typed: string) => {
  const wanted = bareWords(typed.trim())
  return wanted ? options.filter(({ label }) => bareWords(label).includes(wanted)) : options
}

/** The lines of a list as they are searched, and what is typed for it: forgotten once it closes. */
export const useLines = <One extends Line>(asked: Searched<One>, taking: Taking<One>) => {
  const { options, hasSearch = false, search } = asked
  const ownId = useId()
  const [typed, setTyped] = useState('')
  const isTyped = hasSearch || search !== undefined
  const lines = search ? options : foundIn(options, typed)
  const chosenAt = typed ? -1 : lines.findIndex(taking.isChosen)
  const look = (text: string) => {
    if (text === typed) return
    setTyped(text)
    search?.onSearch(text)
  }
  const listing = useListing({
    lines,
    begin: chosenAt < 0 ? lines.findIndex(({ disabled }) => !disabled) : chosenAt,
    isTyped,
    isOld: search?.isOld ?? false,
    staysOpen: taking.isSeveral ?? false,
    onTake: (line) => {
      look('')
      taking.onTake(line)
    },
    onClose: () => look(''),
  })
  const onType = (text: string) => {
    look(text)
    listing.open()
  }
  return { id: asked.id ?? ownId, isTyped, typed, lines, listing, onType }
}
