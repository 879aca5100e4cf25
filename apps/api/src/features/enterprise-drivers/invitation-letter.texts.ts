import { letterOf, type Letter, type Place } from '#features/registration/letters.texts.ts'

type Invitation = { enterprise: string; code: string }

/** The code stands behind the `#`: browsers keep it to themselves. */
export const invitationLetter = (place: Place, { enterprise, code }: Invitation): Letter =>
  letterOf(place, 'Le invitaron a conducir', {
    lines: [
      `${enterprise} le registró como conductor en ${place.brand}.`,
      'Para entrar elija su propia contraseña. Su empresa no la conoce ni la necesita.',
    ],
    button: { text: 'Aceptar la invitación', url: `${place.publicUrl}/auth/invitacion#${code}` },
    after: ['El enlace sirve una sola vez y vence en 7 días.', 'Si no conoce a esta empresa, no haga nada.'],
    reason: 'Recibe este correo porque una empresa de transporte lo escribió al registrarle.',
  })
