/** Notes that staff writes to each other about a service: nobody else ever reads one. docs/decisions/0067. */
import type { ErrorCode } from '../errors/errors.ts'

/** For so long its author may change a note or take it back: later it is what colleagues have acted on. */
export const noteChangeMs = 15 * 60_000
/** How many colleagues one note may call. */
export const mentionsMost = 10

export type Note = {
  authorId: string
  createdAt: Date
  /** Taken back by its author. */
  removedAt: Date | null
  /** Its words are gone: their time is over, or their author left. */
  erasedAt: Date | null
}

/** Until when this reader may change it; undefined where he may not at all. */
export const changeableUntil = (note: Note, readerId: string, now: Date): Date | undefined => {
  if (note.authorId !== readerId || note.removedAt !== null || note.erasedAt !== null) return undefined
  const until = new Date(note.createdAt.getTime() + noteChangeMs)
  return now < until ? until : undefined
}

/** Why it cannot be changed or taken back now; what another wrote is none that he could. */
export const denialToChange = (note: Note, readerId: string, now: Date): ErrorCode | undefined => {
  if (note.authorId !== readerId) return 'note.not_found'
  return changeableUntil(note, readerId, now) ? undefined : 'note.too_late'
}

/** What stands before a name that is called. */
export const mentionMark = '@'

type Named = { _id: string; name: string }

const isLetter = (text: string | undefined): boolean => text !== undefined && /[\p{L}\p{N}]/u.test(text)

/** A text in pieces: what is said, and whom it calls. */
export type NotePiece<Person> = { text: string; person?: Person }

/** Where this name is called first: with the mark before it, and with no more letters behind. */
const calledAt = (text: string, name: string): number => {
  const called = `${mentionMark}${name}`
  for (let at = text.indexOf(called); at >= 0; at = text.indexOf(called, at + 1))
    if (!isLetter(text[at + called.length])) return at
  return -1
}

const splitBy = <Person extends Named>(piece: NotePiece<Person>, person: Person): NotePiece<Person>[] => {
  const { text } = piece
  const at = piece.person ? -1 : calledAt(text, person.name)
  if (at < 0) return [piece]
  const end = at + mentionMark.length + person.name.length
  const before = text.slice(0, at)
  return [
    ...(before ? [{ text: before }] : []),
    { text: text.slice(at, end), person },
    ...splitBy({ text: text.slice(end) }, person),
  ]
}

/** The longer name first: who is called «Ana Ruiz» is not «Ana». */
export const notePieces = <Person extends Named>(
  text: string,
  people: readonly Person[],
): NotePiece<Person>[] =>
  people
    .toSorted((one, other) => other.name.length - one.name.length)
    .reduce<NotePiece<Person>[]>(
      (pieces, person) => pieces.flatMap((piece) => splitBy(piece, person)),
      [{ text }],
    )
    .filter((piece) => piece.text !== '')

/** Those of these people whose name stands in the text as it was picked; two of one name are called both. */
export const mentionedIn = <Person extends Named>(text: string, people: readonly Person[]): Person[] => {
  const names = new Set(notePieces(text, people).flatMap(({ person }) => (person ? [person.name] : [])))
  return people.filter(({ name }) => names.has(name))
}

/** What is typed of a name behind the last mark before the caret; undefined where none is begun. */
export const mentionBegun = (text: string, caret: number): { at: number; typed: string } | undefined => {
  const at = text.lastIndexOf(mentionMark, caret - 1)
  if (at < 0 || caret <= at || isLetter(text[at - 1])) return undefined
  const typed = text.slice(at + 1, caret)
  return typed.length <= 40 && !/[\n@]/.test(typed) ? { at, typed } : undefined
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Those who may be meant by what is typed so far: a word of their name begins so. */
export const callable = <Person extends Named>(people: readonly Person[], typed: string): Person[] =>
  people.filter(({ name }) => ` ${folded(name)}`.includes(` ${folded(typed)}`))
