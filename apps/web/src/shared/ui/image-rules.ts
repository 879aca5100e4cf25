/** What a person may choose in one upload field; the sentences come from the screen that asks. */
export interface ImageRules {
  types: readonly ('image/jpeg' | 'image/png')[]
  mostBytes?: number
  wrongType: string
  tooLarge?: string
}

export interface UploadedImage {
  /** What the server calls it: an upload's id, or a data URL until one exists. */
  id: string
  /** What an `img` shows. */
  url: string
  name: string
}

export interface ChosenFile {
  type: string
  size: number
}

/** The sentence that says why this file cannot be taken, or undefined. */
export const whyRefused = (file: ChosenFile, rules: ImageRules): string | undefined => {
  if (!rules.types.some((type) => type === file.type)) return rules.wrongType
  if (rules.mostBytes !== undefined && file.size >= rules.mostBytes) return rules.tooLarge ?? rules.wrongType
  return undefined
}

/** Keeps the last `most` images; a field of one keeps the last upload only (Spec §5). */
export const keepLast = <Item>(items: readonly Item[], most: number): Item[] => items.slice(-most)
