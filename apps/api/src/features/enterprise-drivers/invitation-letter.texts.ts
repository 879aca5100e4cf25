import { letterOf, type Letter } from '#features/registration/letters.texts.ts'

type Facts = { brand: string; publicUrl: string; enterprise: string; code: string }

/** The code stands behind the `#`: browsers keep it to themselves. */
export const invitationLetter = ({ brand, publicUrl, enterprise, code }: Facts): Letter =>
  letterOf(brand, 'Le invitaron a conducir', [
    `${enterprise} le registró como conductor en ${brand}.`,
    'Para entrar elija su propia contraseña. Su empresa no la conoce ni la necesita.',
    { link: `${publicUrl}/auth/invitacion#${code}`, label: 'Aceptar la invitación' },
    'El enlace sirve una sola vez y vence en 7 días.',
    'Si no conoce a esta empresa, no haga nada.',
  ])
