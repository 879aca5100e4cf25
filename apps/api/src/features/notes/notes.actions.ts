/** Staff notes something about a service or a PQR, calls a colleague, changes or takes back what it has just written. docs/decisions/0067, 0074. */
import { denialToChange } from '@arriero/domain/notes/notes'
import type { Ctx } from '#context.ts'
import { fail, refuse } from '#app-error.ts'
import { announce } from '#effects/tell.ts'
import { insertNote, lockNote, takeBack, writeMentions, writeText, type LockedNote } from './notes.store.ts'
import { aboutOf, colleaguesOf } from './notes.views.ts'

type Writing = { text: string; mentions: readonly string[] }

/** Only colleagues can be called. */
const mentioned = async (ctx: Ctx, ids: readonly string[]): Promise<string[]> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const { items } = await colleaguesOf(ctx)
  const known = new Set(items.map(({ _id }) => _id))
  if (wanted.some((id) => !known.has(id))) fail('note.mention_unknown', 'mentions')
  return wanted
}

const tellCalled = (ctx: Ctx, orderId: string | null, noteId: string) =>
  announce(ctx, { name: 'note.written', ...(orderId === null ? {} : { orderId }), detail: noteId })

/** `aboutId`: of a service, or of a PQR. */
export const writeNote = async (ctx: Ctx, aboutId: string, writing: Writing): Promise<{ _id: string }> => {
  const about = (await aboutOf(ctx, aboutId)) ?? fail('order.not_found')
  const called = await mentioned(ctx, writing.mentions)
  const id = ctx.newId()
  const [orderId, requestId] = about === 'order' ? [aboutId, null] : [null, aboutId]
  await insertNote(ctx, { id, orderId, requestId, text: writing.text })
  if (await writeMentions(ctx, id, called)) await tellCalled(ctx, orderId, id)
  return { _id: id }
}

/** His own, as long as it may be changed. */
const ownNote = async (ctx: Ctx, id: string): Promise<LockedNote> => {
  const note = (await lockNote(ctx, id)) ?? fail('note.not_found')
  refuse(denialToChange(note, ctx.actor.id, ctx.now))
  return note
}

export const changeNote = async (ctx: Ctx, id: string, writing: Writing): Promise<{ updated: true }> => {
  const { orderId, text } = await ownNote(ctx, id)
  const called = await mentioned(ctx, writing.mentions)
  if (text !== writing.text) await writeText(ctx, id, writing.text)
  if (await writeMentions(ctx, id, called)) await tellCalled(ctx, orderId, id)
  return { updated: true }
}

/** Twice is once. */
export const removeNote = async (ctx: Ctx, id: string): Promise<{ updated: true }> => {
  const note = (await lockNote(ctx, id)) ?? fail('note.not_found')
  if (note.removedAt !== null && note.authorId === ctx.actor.id) return { updated: true }
  refuse(denialToChange(note, ctx.actor.id, ctx.now))
  await takeBack(ctx, id)
  return { updated: true }
}
