export const sessionTexts = {
  username: 'Usuario',
  usernameHint: 'nombre@empresa.com',
  password: 'Contraseña',
  show: 'Mostrar',
  hide: 'Ocultar',
  showPassword: 'Mostrar la contraseña',
  capsLock: 'Tiene activadas las mayúsculas.',
  logIn: 'Iniciar sesión',
  recover: 'Recuperar contraseña',
} as const
