import { errorTexts } from '@arriero/contract/es/errors'
import { passwordLeast } from '@arriero/domain/people/passwords'

export const recoveryTexts = {
  title: 'Recuperar contraseña',
  askText: 'Escriba el correo con el que entra. Le enviaremos un código.',
  email: 'Correo',
  next: 'Siguiente',
  held: 'Ya tengo un código',
  heldText: (email: string) => `Escriba el último código que llegó a ${email} y su nueva contraseña.`,
  /** The specification gives this sentence word for word. Spec §8. */
  asked: 'Si el correo se encuentra registrado recibirá un código que debe digitar a continuación',
  token: 'Código',
  tokenHelp: 'El que llegó a su correo. Vence en 10 minutos; mientras tanto no se envía otro.',
  password: 'Nueva contraseña',
  passwordHelp: `Al menos ${passwordLeast('client')} caracteres; ${passwordLeast('administrator')} si es del equipo de la plataforma.`,
  restore: 'Restaurar',
  back: 'Anterior',
  restored: 'La contraseña se ha restablecido',
  help: '¿No puede leer ese correo? Escríbanos o llámenos:',
  backToLogin: 'Volver a iniciar sesión',
  problems: {
    email: errorTexts['recovery.email_required'],
    invalid: errorTexts['recovery.email_invalid'],
    code: errorTexts['recovery.code_required'],
    password: errorTexts['recovery.password_required'],
  },
} as const
