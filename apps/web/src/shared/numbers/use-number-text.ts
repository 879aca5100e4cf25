import { readNumber } from '@arriero/domain/typed/numbers'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { NumberKind } from './number-kinds.ts'
import { isOurHand, leave, typeInto } from './typing.ts'
import { useRefusedSubmit } from './use-refused-submit.ts'

export interface NumberText {
  /** Props of the input element. */
  input: {
    value: string
    inputMode: 'numeric' | 'decimal'
    autoComplete: 'off'
    onChange: (event: ChangeEvent<HTMLInputElement>) => void
    onBlur: () => void
    maxLength: number | undefined
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => void
  }
  element: RefObject<HTMLInputElement | null>
  /** The sentence of what cannot be taken; stands as soon as more signs could not mend it, or the field is left. */
  problem: string | undefined
}

interface NumberTextOptions {
  kind: NumberKind
  text: string
  onText: (text: string) => void
}

/** A number as text, in whatever skin: what cannot be read stays as it was typed, with its sentence; the rest is grouped. */
export const useNumberText = ({ kind, text, onText }: NumberTextOptions): NumberText => {
  const element = useRef<HTMLInputElement>(null)
  const ownHand = useRef<string>(undefined)
  const [caret, setCaret] = useState<{ at: number }>()
  const [wasLeft, setLeft] = useState(true)
  const read = readNumber(text, kind)
  useLayoutEffect(() => {
    const input = element.current
    if (caret && input && input === document.activeElement) input.setSelectionRange(caret.at, caret.at)
  }, [caret])
  useRefusedSubmit(element, read?.problem !== undefined, () => setLeft(true))

  const take = (typed: { text: string; caret: number }) => {
    setLeft(false)
    const standing = { text, isOurs: ownHand.current !== text && isOurHand(text, kind) }
    const next = typeInto(standing, typed, kind)
    ownHand.current = next.isOurs ? undefined : next.text
    setCaret(next.caret === undefined ? undefined : { at: next.caret })
    onText(next.text)
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (kind.mostLetters === undefined) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const before = value.slice(0, selectionStart ?? 0) + event.clipboardData.getData('text').trim()
    take({ text: before + value.slice(selectionEnd ?? value.length), caret: before.length })
  }
  const onBlur = () => {
    setLeft(true)
    ownHand.current = undefined
    const written = leave(text, kind)
    if (written !== text) onText(written)
  }
  const isSaid = read?.problem !== undefined && (wasLeft || !read.isUnfinished)
  return {
    input: {
      value: text,
      inputMode: kind.decimals > 0 ? 'decimal' : 'numeric',
      autoComplete: 'off',
      onChange: ({ target: { value, selectionStart } }) =>
        take({ text: value, caret: selectionStart ?? value.length }),
      onBlur,
      maxLength: kind.mostLetters,
      onPaste,
    },
    element,
    problem: isSaid ? kind.says(read.problem) : undefined,
  }
}
