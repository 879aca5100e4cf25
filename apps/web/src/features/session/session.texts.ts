export const sessionTexts = {
  username: 'Usuario',
  usernameHelp: 'El correo con el que se registró.',
  password: 'Contraseña',
  show: 'Mostrar',
  hide: 'Ocultar',
  showPassword: 'Mostrar la contraseña',
  capsLock: 'Tiene activadas las mayúsculas.',
  logIn: 'Iniciar sesión',
  recover: 'Recuperar contraseña',
} as const
