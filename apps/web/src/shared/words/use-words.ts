import { useContext, useEffect, useEffectEvent, useId, useState } from 'react'
import { FormContext } from '../unsaved/use-unsaved.ts'
import { type DraftName, draftOf, dropDraft, keepDraft } from './drafts.ts'
import { limitOf } from './limit.ts'

export interface WordsSetup {
  value: string
  onChange: (words: string) => void
  /** As many as the server takes; more may be typed or pasted, and are refused at sending, not cut. */
  most: number
  /** Kept in this browser while it is written. */
  draft?: DraftName | undefined
}

/** A text with a limit, and its draft. `control` goes on the field, `WordsBelow` takes the rest. */
export const useWords = ({ value, onChange, most, draft }: WordsSetup) => {
  const id = useId()
  const form = useContext(FormContext)
  const [isRestored, setRestored] = useState(false)
  const { isOver, text } = limitOf(value, most)
  const name = draft?.join('.')
  const restore = useEffectEvent(() => {
    const kept = draft && value === '' ? draftOf(draft) : undefined
    if (kept === undefined) return
    onChange(kept)
    setRestored(true)
  })
  useEffect(() => restore(), [name])
  const drop = useEffectEvent(() => {
    if (draft) dropDraft(draft)
    setRestored(false)
  })
  useEffect(() => form?.onEnd(() => drop()), [form])
  const change = (words: string) => {
    if (draft) keepDraft(draft, words)
    setRestored(false)
    onChange(words)
  }
  return {
    change,
    /** Of the line below, where it says anything. */
    noteId: text !== undefined || isRestored ? id : undefined,
    isOver,
    below: { id, text, isOver, isRestored, discard: () => change('') },
  }
}
