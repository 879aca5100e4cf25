/** A text people are held to, in chapters that can be pointed at. A list stands as an array. */
export interface Chapter {
  /** Its anchor; never changed once published. */
  id: string
  title: string
  blocks: readonly (string | readonly string[])[]
}

/** With the name of the house where the words leave room for it. */
export const inTheNameOf = (brand: string, chapters: readonly Chapter[]): Chapter[] => {
  const named = (words: string) => words.replaceAll('{}', () => brand)
  return chapters.map(({ id, title, blocks }) => ({
    id,
    title: named(title),
    blocks: blocks.map((block) => (typeof block === 'string' ? named(block) : block.map(named))),
  }))
}

export interface DataRow {
  what: string
  /** Whom it is asked of or what it comes from. */
  whose: string
  why: string
  until: string
}
