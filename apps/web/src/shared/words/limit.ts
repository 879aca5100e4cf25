import { searchLettersMost } from '@arriero/domain/typed/searches'
import { wordsTexts } from './words.texts.ts'

/** From here on the room that is left is told; of a plate or a code nobody wants it counted. */
const nearShare = 0.8
const countedFrom = 60

export interface Limit {
  isOver: boolean
  /** How much room is left, or how much is too much; nothing far from the limit. */
  text: string | undefined
}

/** Counted as the server counts, in code points. */
export const limitOf = (words: string, most: number, purpose: 'send' | 'search' = 'send'): Limit => {
  const { length } = [...words]
  const left = most - length
  if (left < 0) return { isOver: true, text: wordsTexts.tooMany(-left, most, purpose) }
  const isNear = most >= countedFrom && length >= most * nearShare
  return { isOver: false, text: isNear ? wordsTexts.left(left) : undefined }
}

/** Of what somebody looks for: blanks around it do not count. */
export const searchLimitOf = (words: string): Limit => limitOf(words.trim(), searchLettersMost, 'search')
