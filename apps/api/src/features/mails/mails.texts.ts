/** What stands where a mail says nothing. */
export const mailTexts = {
  noSubject: 'Correo sin asunto',
  noWords: 'El correo no trae texto.',
  noName: 'Archivo sin nombre',
} as const
