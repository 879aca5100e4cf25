export const proofTexts = {
  password: 'Su contraseña',
  code: 'Código de la aplicación o de respaldo',
  codeHelp:
    'Su cuenta tiene la verificación en dos pasos: escriba el código que muestra ahora su aplicación.',
} as const
