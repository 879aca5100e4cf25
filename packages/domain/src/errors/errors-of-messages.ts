/** Refusals about the conversation of a service. Part of `errors.ts`. */
export const messageRefusals = {
  'message.closed': 409,
  'message.empty': 400,
  'message.former_driver': 409,
  'message.not_assigned': 409,
  'message.not_opened': 409,
  'message.request_required': 409,
  'message.too_long': 400,
  'message.too_many_photos': 400,
} as const
