import { isBelowFloor } from '@arriero/domain/tariff/floor'
import { formatMoney } from '#shared/format.ts'
import type { OpenOrder } from './my-offer.ts'
import { offersTexts as texts } from './offers.texts.ts'

/** What a carrier is told of the legal floor beside a value of his; undefined where none was reckoned. Decisions §13. */
export const floorWords = (
  { floor }: Pick<OpenOrder, 'floor'>,
  valuePesos: number | null | undefined,
): { text: string; isBelow: boolean } | undefined => {
  if (floor === null) return undefined
  const isBelow = typeof valuePesos === 'number' && isBelowFloor(valuePesos, floor)
  return { isBelow, text: isBelow ? texts.belowFloor(formatMoney(floor)) : texts.floor(formatMoney(floor)) }
}
