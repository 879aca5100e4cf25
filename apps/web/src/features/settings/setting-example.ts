/** What a figure of the rules would come to, the money's in one service of two million, by the domain's own functions. */
import { restsAhead } from '@arriero/domain/arrival/pace'
import { usualVat } from '@arriero/domain/money/rates'
import { cancellationTerms } from '@arriero/domain/orders/cancellations'
import { basisPoints, minus, pesos, shareOf, sum } from '@arriero/domain/money/money'
import { formatDays, formatMoney } from '#shared/format.ts'
import type { StatementLine } from '#shared/plain/values/Statement.tsx'
import { settingWords, type ShownSettingKey } from './shown-settings.ts'
import { settingsTexts } from './settings.texts.ts'

const texts = settingsTexts.example
const valuePesos = pesos(2_000_000)
const totalPesos = pesos(2_618_000)
const premium = { salePesos: pesos(150_000), vatPesos: pesos(28_500) }
const hourMs = 3_600_000

interface SettingExample {
  sentences: readonly string[]
  lines: readonly StatementLine[]
}

/** A paid, insured service with its driver named, cancelled so long before its hour. */
const cancelled = (hoursBefore: number, figures: { issueCost?: number; carrierShare?: number }) => {
  const now = new Date(0)
  return cancellationTerms({
    now,
    createdAt: new Date(-48 * hourMs),
    reservationAt: new Date(hoursBefore * hourMs),
    paidPesos: sum(totalPesos, premium.salePesos, premium.vatPesos),
    totalPesos,
    insuranceSalePesos: premium.salePesos,
    insuranceVatPesos: premium.vatPesos,
    policyIssueCostPesos: pesos(figures.issueCost ?? 0),
    vatBasisPoints: usualVat,
    carrierAssigned: true,
    carrierShareOfFee: basisPoints(figures.carrierShare ?? 0),
  })
}

const secondPerson = (from: number): readonly string[] =>
  from === 0
    ? [texts.secondAlways]
    : [texts.secondAlone(formatMoney(from)), texts.secondBoth(formatMoney(from + 1))]

const advance = (most: number): StatementLine[] => {
  const advancePesos = shareOf(valuePesos, basisPoints(most))
  return [
    { what: texts.total, amountPesos: valuePesos },
    { what: texts.advance, amountPesos: advancePesos },
    { what: texts.rest, amountPesos: minus(valuePesos, advancePesos), isTotal: true },
  ]
}

const issueCost = (cost: number): StatementLine[] => {
  const { insuranceKeptPesos } = cancelled(5, { issueCost: cost })
  const paid = sum(premium.salePesos, premium.vatPesos)
  return [
    { what: texts.premium, amountPesos: paid },
    { what: texts.issueCost, amountPesos: 0 - insuranceKeptPesos },
    { what: texts.refund, amountPesos: minus(paid, insuranceKeptPesos), isTotal: true },
  ]
}

const carrierShare = (share: number): StatementLine[] => {
  const { feePesos, carrierPesos } = cancelled(1, { carrierShare: share })
  return [
    { what: texts.fee, amountPesos: feePesos },
    { what: texts.carrierPart, amountPesos: carrierPesos },
    { what: texts.platformPart, amountPesos: minus(feePesos, carrierPesos), isTotal: true },
  ]
}

const longTripHours = 25
const hoursWords = (hours: number): string => settingWords('drivingHoursMost', hours)
const restsIn = (drivingHours: number): number =>
  restsAhead(longTripHours * hourMs, 0, { drivingMs: drivingHours * hourMs, restMs: 0 })

/** `value` lies within the range of its setting. */
export const settingExample = (key: ShownSettingKey, value: number): SettingExample => {
  switch (key) {
    case 'secondPersonFromPesos':
      return { sentences: secondPerson(value), lines: [] }
    case 'advanceMostBasisPoints':
      return { sentences: [], lines: advance(value) }
    case 'policyIssueCostPesos':
      return { sentences: [], lines: issueCost(value) }
    case 'carrierShareOfFeeBasisPoints':
      return { sentences: [], lines: carrierShare(value) }
    case 'drivingHoursMost':
      return { sentences: [texts.restsOf(hoursWords(longTripHours), texts.times(restsIn(value)))], lines: [] }
    case 'restHours':
      return { sentences: [texts.restMoves(settingWords(key, value))], lines: [] }
    case 'offRouteKm':
      return { sentences: [texts.leftWay(settingWords(key, value))], lines: [] }
    case 'captureWithinDays':
      return { sentences: [texts.captureWaits(formatDays(value)), texts.captureTold], lines: [] }
  }
}
