import { formatNumber } from '../format.ts'

type Purpose = 'send' | 'search'

const purposes: Readonly<Record<Purpose, string>> = { send: 'enviarlo', search: 'buscar' }

const characters = (count: number) => `${formatNumber(count)} ${count === 1 ? 'carácter' : 'caracteres'}`

export const wordsTexts = {
  left: (count: number) => (count === 1 ? 'Queda 1 carácter.' : `Quedan ${characters(count)}.`),
  tooMany: (over: number, most: number, purpose: Purpose) =>
    `${over === 1 ? 'Sobra' : 'Sobran'} ${characters(over)}: el máximo es ${formatNumber(most)}. Nada se ha recortado; acórtelo para ${purposes[purpose]}.`,
  restored: 'Borrador recuperado.',
  discard: 'Descartar',
  discardLabel: 'Descartar el borrador recuperado',
} as const
