import type { Payout } from '@arriero/contract/money/settlement-shapes'

/** Letters without accents, digits and a few signs: what every bank takes, and nothing that a spreadsheet would run. */
export const bankText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9 .&/-]/g, ' ')
    .replace(/^[^A-Z0-9]+/, '')
    .replace(/\s+/g, ' ')
    .trim()

const referenceFrom = 18

/** By what the bank's answer names a payout: the end of its id, in capitals. */
export const referenceOf = ({ _id }: Pick<Payout, '_id'>): string => bankText(_id.slice(referenceFrom))
