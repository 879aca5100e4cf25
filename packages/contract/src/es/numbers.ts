/** What is said of a number that cannot be taken as it was typed. */
import { typedAmountMaxPesos } from '@arriero/domain/money/money'
import { groupDigits } from '@arriero/domain/typed/numbers'

const grouped = (value: number) => groupDigits(String(value))

export const numberTexts = {
  unreadable: 'Escriba solo el número, por ejemplo 12 o 2,5.',
  negative: 'El número no puede ser negativo.',
  notWhole: 'Debe ser un número entero.',
  tooFine: (decimals: number) => `Puede tener hasta ${decimals} decimales.`,
  ambiguous:
    'No es claro si la coma separa miles o decimales. Escriba los miles sin separador, o los decimales con una o dos cifras.',
  tooSmall: (least: string) => `Debe ser al menos ${least}.`,
  tooLarge: (most: string) => `No puede superar ${most}.`,
} as const

export const pesosTexts = {
  unreadable: 'Escriba solo el valor en pesos, por ejemplo 2.000.000.',
  negative: 'El valor no puede ser negativo.',
  notWhole: 'Escriba el valor completo en pesos, sin centavos.',
  tooSmall: (leastPesos: number) => `El valor debe ser de al menos $${grouped(leastPesos)}.`,
  tooLarge: (mostPesos: number = typedAmountMaxPesos) => `El valor no puede superar $${grouped(mostPesos)}.`,
} as const
