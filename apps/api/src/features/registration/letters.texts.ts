/** What registration writes to people. Nothing that a stranger typed stands in these letters. Decisions §6. */
import type { Facts } from '#context.ts'
import { letterHtml, letterText, type LetterParts } from '#features/notifications/delivery/letter.template.ts'
import { shortSubject } from '#features/notifications/delivery/short-subject.ts'

export type Letter = { subject: string; text: string; html: string }
export type Place = Pick<Facts, 'brand' | 'look' | 'publicUrl'>

/** The same words as plain text and as HTML; who gets it may not know the house yet, so its subject names it. */
export const letterOf = (
  { brand, look }: Place,
  subject: string,
  parts: Omit<LetterParts, 'brand' | 'look' | 'title'>,
): Letter => {
  const whole = { ...parts, brand, look, title: subject }
  return {
    subject: shortSubject(`${subject} · ${brand}`),
    text: letterText(whole),
    html: letterHtml(whole),
  }
}

const reason = 'Recibe este correo porque alguien lo escribió al registrarse.'

/** For an address without an account. */
export const codeLetter = (place: Place, code: string): Letter =>
  letterOf(place, 'Su código de registro', {
    lines: ['Escriba este código en la página de registro para crear su cuenta:'],
    code,
    after: [
      'Sirve una sola vez y vence en 10 minutos.',
      'Si usted no pidió una cuenta, no haga nada: sin el código no se crea ninguna.',
    ],
    reason,
  })

/** For an address that has one: only who reads this mailbox learns it. */
export const knownLetter = (place: Place): Letter =>
  letterOf(place, 'Usted ya tiene una cuenta', {
    lines: [
      'Alguien, quizá usted, quiso crear una cuenta con este correo. Ya existe una y no se cambió nada.',
    ],
    button: { text: 'Iniciar sesión', url: `${place.publicUrl}/auth/login` },
    after: [
      'Si olvidó su contraseña, recupérela aquí:',
      { text: 'Recuperar contraseña', url: `${place.publicUrl}/reset/resetPassword` },
      'Si no fue usted, no tiene que hacer nada.',
    ],
    reason,
  })
