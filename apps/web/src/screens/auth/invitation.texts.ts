import { passwordLeast } from '@arriero/domain/people/passwords'

export const invitationTexts = {
  title: 'Aceptar la invitación',
  reading: 'Buscando su invitación…',
  text: (enterprise: string) => `${enterprise} le invitó a conducir. Elija su contraseña para entrar.`,
  who: (name: string, email: string) => `${name} · entrará con ${email}`,
  birthOn: 'Fecha de nacimiento',
  birthHelp: 'Debe ser mayor de 18 años.',
  password: 'Contraseña',
  passwordHelp: `Al menos ${passwordLeast('enterprisedriver')} caracteres. Solo usted la conoce: su empresa no la ve.`,
  agreements: 'Para entrar',
  accept: 'Aceptar y entrar',
  goneTitle: 'Esta invitación no sirve',
  retry: 'Intentar de nuevo',
  backToLogin: 'Volver a iniciar sesión',
} as const
