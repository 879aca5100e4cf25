/** Mail programs show about so much of a subject, and longer ones are folded on the way. */
export const subjectMost = 78

/** Cut at a word, with an ellipsis. */
export const shortSubject = (title: string): string => {
  const line = title.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= subjectMost) return line
  const cut = line.slice(0, subjectMost - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > subjectMost / 2 ? cut.slice(0, end) : cut).replace(/[\s,.;:–]+$/, '')}…`
}
