/** Refusals about who answers a PQR, with which words, and about mails that came in. Part of `errors.ts`. */
export const supportRefusals = {
  'mail.already_settled': 409,
  'mail.file_not_kept': 409,
  'mail.not_found': 404,
  'mail.request_required': 400,
  'mail.too_many_files': 400,
  'pqr.assignee_unknown': 400,
  'pqr.place_unfilled': 400,
  'pqr.taken': 409,
  'reply_template.changed': 409,
  'reply_template.name_taken': 409,
  'reply_template.not_found': 404,
  'reply_template.place_unknown': 400,
  'reply_template.too_many': 409,
  'reply_template.words_required': 400,
} as const
