export const appTexts = {
  titled: (screen: string) => `${screen} · Arriero`,
  landing: 'Transporte de carga en Colombia',
  logIn: 'Iniciar sesión',
  recover: 'Recuperar contraseña',
  firstAdministrator: 'Primer administrador',
  lost: 'Has perdido tu ruta',
  entering: 'Entrando a Arriero',
  awayTitle: 'No hay conexión con Arriero',
  awayText: 'Su sesión sigue guardada en este navegador. Entramos en cuanto vuelva la conexión.',
  menu: {
    home: 'Inicio',
    services: 'Servicios',
    enterpriseServices: 'Servicios',
    clientServices: 'Mis servicios',
    help: 'Ayuda',
  },
} as const
