/** Letters about what was done with an account: whoever did not do it himself learns it in time. Decisions §5. */
export const ownAccountLetters = {
  passwordChanged: {
    subject: 'Su contraseña cambió',
    lines: ['La contraseña de su cuenta se cambió y las demás sesiones se cerraron.'],
  },
  factorOn: {
    subject: 'Verificación en dos pasos activada',
    lines: ['Desde ahora su cuenta pide, además de la contraseña, un código de su aplicación.'],
  },
  factorOff: {
    subject: 'Verificación en dos pasos desactivada',
    lines: ['Desde ahora su cuenta pide solo la contraseña.'],
  },
  factorRemoved: {
    subject: 'El equipo quitó la verificación en dos pasos',
    lines: ['Un administrador quitó la verificación en dos pasos de su cuenta. Actívela de nuevo al entrar.'],
  },
  codesAnew: {
    subject: 'Nuevos códigos de respaldo',
    lines: ['Se hicieron nuevos códigos de respaldo para su cuenta. Los anteriores ya no sirven.'],
  },
  payDropped: {
    subject: 'El cambio de su cuenta de pago se retiró',
    lines: ['Sus pagos siguen llegando a la cuenta de antes.'],
  },
  payApplied: {
    subject: 'Su nueva cuenta de pago ya rige',
    lines: ['Desde ahora sus pagos llegan a la cuenta que usted pidió ayer.'],
  },
} as const

export const payAskedLetter = (bank: string, ending: string, countsFrom: string) => ({
  subject: 'Se pidió cambiar su cuenta de pago',
  lines: [
    `Nueva cuenta: ${bank}, terminada en ${ending}. Empieza a regir el ${countsFrom}.`,
    'Si no fue usted, entre a «Mi cuenta» antes de esa hora, retire el cambio y ponga otra contraseña.',
  ],
})

export const notYou = 'Si no fue usted, restablezca su contraseña ahora mismo y cierre las demás sesiones.'
export const openAccount = 'Ir a mi cuenta'
