import { isBelowFloor } from '@arriero/domain/tariff/floor'
import { formatMoney } from '#shared/format.ts'
import type { OpenOrder } from './my-offer.ts'
import { offersTexts as texts } from './offers.texts.ts'

/**
 * What a carrier is told beside a value of his: the legal floor where the ministry has a figure, else what the trip is reckoned
 * to cost, which is no floor; undefined where nothing was reckoned. Decisions §13.
 */
export const floorWords = (
  { floor, reference }: Pick<OpenOrder, 'floor' | 'reference'>,
  valuePesos: number | null | undefined,
): { text: string; isBelow: boolean } | undefined => {
  if (floor !== null) {
    const isBelow = typeof valuePesos === 'number' && isBelowFloor(valuePesos, floor)
    return { isBelow, text: isBelow ? texts.belowFloor(formatMoney(floor)) : texts.floor(formatMoney(floor)) }
  }
  if (!reference) return undefined
  const [cost, low, high] = [reference.cost, reference.low, reference.high].map(formatMoney)
  return { isBelow: false, text: texts.estimate(cost ?? '', low ?? '', high ?? '') }
}
