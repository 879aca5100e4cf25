/** Refusals about what waits for staff, papers among it, and about how somebody looks at a list. Part of `errors.ts`. */
export const deskRefusals = {
  'inbox.not_found': 404,
  'inbox.note_required': 400,
  'inbox.snooze_invalid': 400,
  'inbox.nobody_to_call': 409,
  'inbox.taken': 409,
  'order.nobody_offered': 409,
  'order.proposed_lately': 409,
  'paper.judged': 409,
  'paper.nothing_to_undo': 409,
  'paper.second_person': 409,
  'paper.undo_late': 409,
  'view.name_taken': 409,
  'view.not_found': 404,
  'view.not_shareable': 403,
  'view.too_large': 400,
  'view.too_many': 409,
} as const
