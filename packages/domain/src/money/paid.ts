/** Only these words of a payment are money: authorised is ACCEPTED, captured is CAPTURED. Spec §4. */
export const isPaidWord = (word: string | null | undefined): boolean =>
  word === 'ACCEPTED' || word === 'CAPTURED'
