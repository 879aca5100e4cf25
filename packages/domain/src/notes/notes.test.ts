import { expect, test } from 'vitest'
import {
  callable,
  changeableUntil,
  denialToChange,
  mentionBegun,
  mentionedIn,
  noteChangeMs,
  notePieces,
  type Note,
} from './notes.ts'

const createdAt = new Date('2026-11-09T13:00:00Z')
const note: Note = { authorId: 'ana', createdAt, removedAt: null, erasedAt: null }
const after = (ms: number) => new Date(createdAt.getTime() + ms)

test('its author may change a note for a quarter of an hour, and not a moment longer', () => {
  expect(changeableUntil(note, 'ana', createdAt)).toEqual(after(noteChangeMs))
  expect(denialToChange(note, 'ana', after(noteChangeMs - 1))).toBeUndefined()
  expect(denialToChange(note, 'ana', after(noteChangeMs))).toBe('note.too_late')
})

test('nobody changes what another wrote, nor what is taken back or gone', () => {
  expect(denialToChange(note, 'luis', createdAt)).toBe('note.not_found')
  expect(changeableUntil(note, 'luis', createdAt)).toBeUndefined()
  expect(denialToChange({ ...note, removedAt: createdAt }, 'ana', createdAt)).toBe('note.too_late')
  expect(denialToChange({ ...note, erasedAt: createdAt }, 'ana', createdAt)).toBe('note.too_late')
})

const ana = { _id: '1', name: 'Ana' }
const anaRuiz = { _id: '2', name: 'Ana Ruiz' }
const people = [ana, anaRuiz]

test.each([
  ['@Ana Ruiz, ¿llamó?', [anaRuiz]],
  ['@Ana Ruiz y @Ana', [ana, anaRuiz]],
  ['Lo ve @Ana.', [ana]],
  ['@Anabel ya llamó', []],
  ['Ana Ruiz llamó', []],
  ['@Anabel y @Ana', [ana]],
])('«%s» calls whose name stands in it', (text, called) => {
  expect(mentionedIn(text, people)).toEqual(called)
})

test.each([
  ['Hola @an', 8, { at: 5, typed: 'an' }],
  ['@', 1, { at: 0, typed: '' }],
  ['@Ana Ru', 7, { at: 0, typed: 'Ana Ru' }],
  ['correo a@b', 10, undefined],
  ['@Ana\nsigue', 10, undefined],
  ['nada', 4, undefined],
  ['@Ana', 0, undefined],
])('in «%s» a name is begun where the mark stands alone', (text, caret, begun) => {
  expect(mentionBegun(text, caret)).toEqual(begun)
})

test('a text is told in pieces, those whom it calls apart', () => {
  expect(notePieces('Lo ve @Ana, y @Ana Ruiz', people)).toEqual([
    { text: 'Lo ve ' },
    { text: '@Ana', person: ana },
    { text: ', y ' },
    { text: '@Ana Ruiz', person: anaRuiz },
  ])
  expect(notePieces('Nadie', people)).toEqual([{ text: 'Nadie' }])
})

test.each([
  ['', [ana, anaRuiz]],
  ['an', [ana, anaRuiz]],
  ['RÚ', [anaRuiz]],
  ['Ana ', [anaRuiz]],
  ['na', []],
])('what is typed as «%s» may mean whoever has a word that begins so', (typed, found) => {
  expect(callable(people, typed)).toEqual(found)
})
