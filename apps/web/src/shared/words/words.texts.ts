import { formatNumber } from '../format.ts'

const characters = (count: number) => `${formatNumber(count)} ${count === 1 ? 'carácter' : 'caracteres'}`

export const wordsTexts = {
  left: (count: number) => (count === 1 ? 'Queda 1 carácter.' : `Quedan ${characters(count)}.`),
  tooMany: (over: number, most: number) =>
    `${over === 1 ? 'Sobra' : 'Sobran'} ${characters(over)}: el máximo es ${formatNumber(most)}. Nada se ha recortado; acórtelo para enviarlo.`,
  restored: 'Borrador recuperado.',
  discard: 'Descartar',
  discardLabel: 'Descartar el borrador recuperado',
} as const
