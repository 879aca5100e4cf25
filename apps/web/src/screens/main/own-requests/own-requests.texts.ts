export const ownRequestsTexts = {
  create: 'Nueva solicitud',
} as const
