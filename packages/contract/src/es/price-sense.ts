/** What is said of a price far from the reference of its trip, to whoever names it and in the reply. Decisions §13. */
import { groupDigits } from '@arriero/domain/typed/numbers'
import type { PriceOddity } from '@arriero/domain/money/price-sense'

const money = (pesos: number) => `$${groupDigits(String(pesos))}`

const against: Readonly<Record<PriceOddity, string>> = {
  far_below: 'es menos de la mitad del',
  far_above: 'es más de tres veces el',
}

export const oddPriceText = (oddity: PriceOddity, valuePesos: number, referencePesos: number): string =>
  `El valor ${money(valuePesos)} ${against[oddity]} precio de referencia de este viaje, ${money(referencePesos)}.`
