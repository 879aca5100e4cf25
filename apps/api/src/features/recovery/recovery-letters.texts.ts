/** What recovery writes to people, and the sentences of its answers. Spec §8. */
export const recoveryAnswers = {
  asked: 'Si el correo se encuentra registrado recibirá un código que debe digitar a continuación',
  reset: 'La contraseña se ha restablecido',
} as const

export const recoveryLetters = {
  code: {
    subject: 'Su código para restablecer la contraseña',
    lines: [
      'Escriba este código en la página de recuperación junto con su nueva contraseña. Sirve una sola vez y vence en 10 minutos; mientras tanto no se envía otro.',
      'Si usted no lo pidió, no haga nada: su contraseña sigue siendo la misma. Nunca le pediremos este código por teléfono.',
    ],
  },
  invited: {
    subject: 'Acepte primero su invitación',
    lines: [
      'Alguien, quizá usted, pidió restablecer la contraseña de esta cuenta, que todavía no tiene una.',
      'Búsquela en el correo «Le invitaron a conducir». Si venció, pida a su empresa que le envíe otra.',
    ],
  },
  done: {
    subject: 'Su contraseña se restableció',
    lines: [
      'La contraseña de su cuenta se restableció con el código enviado a este correo. Todas las sesiones abiertas se cerraron.',
      'Si no fue usted, restablézcala de nuevo ahora mismo y revise quién puede leer su correo.',
    ],
    pay: 'Había un cambio de su cuenta de pago en espera y se retiró: sus pagos siguen llegando a la cuenta de antes. Si lo pidió usted, pídalo de nuevo.',
    keys: 'Las claves de API de su empresa siguen sirviendo. Si no fue usted, entre y termínelas en «Integraciones».',
    button: 'Restablecer la contraseña',
  },
} as const
