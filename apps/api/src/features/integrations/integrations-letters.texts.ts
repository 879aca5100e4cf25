/** Who did not make a key himself learns it in time. */
export const keyMadeLetter = (name: string, ending: string) => ({
  subject: 'Se creó una clave de API en su cuenta',
  lines: [
    `Clave «${name}», terminada en ${ending}. Quien la tenga consulta y actúa en nombre de su empresa, en lo que usted permitió al crearla.`,
    'Si no fue usted, entre a «Integraciones», termine la clave y cambie su contraseña. Cambiar la contraseña no termina las claves.',
  ],
  isCalm: true as const,
  place: { text: 'Ir a integraciones', url: '/main/integraciones' },
})
