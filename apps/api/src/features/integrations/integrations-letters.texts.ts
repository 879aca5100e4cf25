const place = { text: 'Ir a integraciones', url: '/main/integraciones' }

/** Who did not make a key himself learns it in time. */
export const keyMadeLetter = (name: string, ending: string) => ({
  subject: 'Se creó una clave de API en su cuenta',
  lines: [
    `Clave «${name}», terminada en ${ending}. Quien la tenga consulta y actúa en nombre de su empresa, en lo que usted permitió al crearla.`,
    'Si no fue usted, entre a «Integraciones», termine la clave y cambie su contraseña. Cambiar la contraseña no termina las claves.',
  ],
  isCalm: true as const,
  place,
})

/** Where a company's news go, new or moved: of the address its server alone, what follows may be a secret. */
export const webhookAddressLetter = (host: string) => ({
  subject: 'Nueva dirección de webhook en su cuenta',
  lines: [
    `Desde ahora ${host} recibe los eventos elegidos de su empresa.`,
    'Si no fue usted, entre a «Integraciones», elimine el webhook y cambie su contraseña. Cambiar la contraseña no lo detiene.',
  ],
  isCalm: true as const,
  place,
})

export const webhookSecretLetter = (host: string) => ({
  subject: 'Nuevo secreto de webhook en su cuenta',
  lines: [
    `Los mensajes a ${host} se firman desde ahora con un secreto nuevo. Durante un día firma también el anterior.`,
    'Si no fue usted, entre a «Integraciones», pida otro secreto y cambie su contraseña.',
  ],
  isCalm: true as const,
  place,
})
