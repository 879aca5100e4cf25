/** Refusals about what waits for staff. Part of `errors.ts`. */
export const inboxRefusals = {
  'inbox.not_found': 404,
  'inbox.note_required': 400,
  'inbox.snooze_invalid': 400,
  'inbox.taken': 409,
} as const
