export const mailsScreenTexts = {
  mail: 'Correo recibido',
  gone: 'Este correo ya no está en esta lista',
  toList: 'Volver a las PQR',
} as const
