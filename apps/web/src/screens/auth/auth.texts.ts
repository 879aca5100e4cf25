export const authTexts = {
  welcome: 'Le damos la bienvenida',
  welcomeText: 'Entre para pedir, transportar o administrar carga.',
  toContinue: 'Inicie sesión para continuar donde iba.',
  firstTitle: 'Primer administrador',
  firstText:
    'Esta instalación todavía no tiene quién la administre. Cree la cuenta con el código de la consola.',
  backToLogin: 'Volver a iniciar sesión',
} as const
