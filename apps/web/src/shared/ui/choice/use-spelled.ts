import { type KeyboardEvent, useRef } from 'react'
import { bareWords } from './bare-words.ts'

/** Letters that follow each other belong to one word. */
const wordMs = 700

/** Finds a line by its first letters. */
export const useSpelled = (lines: readonly { label: string }[], at: number) => {
  const word = useRef({ letters: '', at: 0 })
  const isOn = ({ timeStamp }: KeyboardEvent) => timeStamp - word.current.at < wordMs
  const find = (event: KeyboardEvent): number | undefined => {
    const goesOn = isOn(event)
    const letters = (goesOn ? word.current.letters : '') + bareWords(event.key)
    word.current = { letters, at: event.timeStamp }
    // One letter goes on to the next of its kind; a word looks from where it stands.
    const from = goesOn ? at : at + 1
    const round = [...lines.slice(from), ...lines.slice(0, from)]
    const found = round.find(({ label }) => bareWords(label).startsWith(letters))
    return found && lines.indexOf(found)
  }
  return { isOn, find }
}
