/** How mail programs begin what they quote, in Spanish and in English, and how they name what they write by themselves. */

/** Our own letters carry it: what is above is the answer. */
export const aboveThisLine = 'Escriba su respuesta encima de esta línea'

/** `El lun, 9 nov 2026 a las 8:00, Arriero (<pqr@example.co>) escribió:` */
export const quoteOpenings: readonly RegExp[] = [
  /^(?:el|on)\s.{4,300}\s(?:escribi[oó]|wrote)\s*:?\s*$/i,
  /^-{2,}\s*(?:mensaje original|original message|mensaje reenviado|forwarded message)\s*-{2,}$/i,
  /^_{10,}$/,
]

/** A heading that is followed by others of its kind: whom it was from, when it was sent. */
export const quotedHeading = /^\*?(?:de|from)\*?\s*:\s*\S/i
export const quotedHeadingAfter = /^\*?(?:enviado(?: el)?|sent|fecha|date|para|to)\*?\s*:\s*\S/i

/** What a telephone adds below its owner's words. */
export const addedBelow: readonly RegExp[] = [
  /^(?:enviado desde mi|sent from my|obtener outlook para|get outlook for)\b.{0,80}$/i,
]

/** Left sides of addresses that no person writes from. */
export const machineNames = /^(?:mailer-daemon|postmaster|no-?reply|no-?responder|bounces?)(?:[+.@-]|$)/i
