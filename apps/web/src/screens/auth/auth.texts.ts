export const authTexts = {
  welcome: 'Le damos la bienvenida',
  welcomeText: 'Entre para pedir, transportar o administrar carga.',
  toContinue: 'Inicie sesión para continuar donde iba.',
  recoverTitle: 'Recuperar contraseña',
  recoverText:
    'Por ahora la contraseña no se puede cambiar desde esta página. Escríbanos o llámenos y le ayudamos a entrar de nuevo.',
  recoverNobody:
    'Por ahora la contraseña no se puede cambiar desde esta página. Pida ayuda a la persona que le creó la cuenta.',
  firstTitle: 'Primer administrador',
  firstText:
    'Esta instalación todavía no tiene quién la administre. Cree la cuenta con el código de la consola.',
  email: 'Correo',
  phone: 'Teléfono',
  backToLogin: 'Volver a iniciar sesión',
} as const
