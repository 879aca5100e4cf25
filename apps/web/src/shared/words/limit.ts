import { wordsTexts } from './words.texts.ts'

/** From here on the room that is left is told; of a plate or a code nobody wants it counted. */
const nearShare = 0.8
const countedFrom = 60

export interface Limit {
  isOver: boolean
  /** How much room is left, or how much is too much; nothing far from the limit. */
  text: string | undefined
}

/** Counted as the server counts. */
export const limitOf = (words: string, most: number): Limit => {
  const left = most - words.length
  if (left < 0) return { isOver: true, text: wordsTexts.tooMany(-left, most) }
  const isNear = most >= countedFrom && words.length >= most * nearShare
  return { isOver: false, text: isNear ? wordsTexts.left(left) : undefined }
}
