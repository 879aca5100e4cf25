/** Refusals about what waits for staff, about its notes, and about how somebody looks at a list. Part of `errors.ts`. */
export const deskRefusals = {
  'inbox.not_found': 404,
  'inbox.note_required': 400,
  'inbox.snooze_invalid': 400,
  'inbox.taken': 409,
  'note.mention_unknown': 400,
  'note.not_found': 404,
  'note.text_required': 400,
  'note.too_late': 409,
  'note.too_many_mentions': 400,
  'view.name_taken': 409,
  'view.not_found': 404,
  'view.not_shareable': 403,
  'view.too_large': 400,
  'view.too_many': 409,
} as const
