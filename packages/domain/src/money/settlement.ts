/**
 * What a carrier is paid of what he earned: value and stand-by less what the law has the payer keep back and less his
 * advances, line by line. Decisions §16; the rules and where they come from: the accounting rules of the domain facts §4.8.
 */
import { least, minus, noPesos, pesos, ratio, sum, type Pesos } from './money.ts'
import { vehicleTypes, type VehicleTypeKey } from '../vehicles/vehicles.ts'

/** What somebody is owed for. A fee's part is the carrier's when a late client cancels. Decisions §10. */
export const payoutKinds = ['service', 'standby', 'cancellation', 'advance'] as const
export type PayoutKind = (typeof payoutKinds)[number]

/** Rates of withholdings are counted in hundred-thousandths: 1 % = 1000, 4.14 per mille = 414. */
export const wholeWithholding = 100_000

/** The withholdings that the law sets from a day on. */
export type WithholdingRules = {
  /** The tax unit of the year (UVT). */
  uvtPesos: Pesos
  /** Retención en la fuente on freight. */
  sourceRate: number
  /** It is kept back from so many tax units on. */
  sourceFromUvt: number
  /** Contribution to the fund of the trade (FOPAT). */
  fopatRate: number
  /** Only of vehicles heavier than this when full. */
  fopatFromKg: number
}

/** The concepts of a settlement, in the sequence in which they are read. */
export const settlementConcepts = [
  'service',
  'standby',
  'cancellation',
  'advance',
  'sourceWithholding',
  'industryWithholding',
  'fopat',
  'advances',
  'debts',
] as const
export type SettlementConcept = (typeof settlementConcepts)[number]

/** `amountPesos` below zero is kept back. */
export type SettlementLine = {
  concept: SettlementConcept
  basePesos: Pesos | null
  /** In hundred-thousandths of the base. */
  rate: number | null
  amountPesos: number
}

/** gross − withheld − advances − deducted = net. Of advances and debts no more is taken than is left; at a net of nothing no money moves. */
export type Settlement = {
  lines: SettlementLine[]
  grossPesos: Pesos
  withheldPesos: Pesos
  advancesPesos: Pesos
  /** Of what he owes for other services, as much as this pays back. */
  deductedPesos: Pesos
  netPesos: Pesos
}

export type SettlementFacts = {
  kind: PayoutKind
  grossPesos: Pesos
  /** With all else the same service brings (its freight, its waiting): where withholding begins is judged on it. */
  ofServicePesos: Pesos
  rules: WithholdingRules
  /** ReteICA of the town where the cargo is dispatched; 0 where it has none. */
  industryRate: number
  /** Of the vehicle that carried it; null where none did. */
  vehicleType: VehicleTypeKey | null
  advancesPesos: Pesos
  /** What he owes for advances of services that were cancelled. */
  debtsPesos: Pesos
}

const lightConfigurations: readonly string[] = ['under C2-8', 'C2-8', 'C2-9', 'C2-10.5']
const lightGrossKg = 10_500
const heavyGrossKg = 17_000

/** At least so heavy when full, by its configuration: light two-axle trucks end at 10.5 t. */
export const grossWeightKg = (type: VehicleTypeKey): number =>
  lightConfigurations.includes(vehicleTypes[type].axleConfiguration) ? lightGrossKg : heavyGrossKg

const withheld = (concept: SettlementConcept, basePesos: Pesos, rate: number): SettlementLine => ({
  concept,
  basePesos,
  rate,
  amountPesos: 0 - ratio(basePesos, rate, wholeWithholding),
})

/** Of freight and of waiting; a cancellation's part is no freight, an advance is settled with its service. */
const withholdings = (facts: SettlementFacts): SettlementLine[] => {
  const { kind, grossPesos, ofServicePesos, rules, industryRate, vehicleType } = facts
  if (kind === 'cancellation' || kind === 'advance') return []
  const isOverMinimum = ofServicePesos >= rules.uvtPesos * rules.sourceFromUvt
  const isHeavy = vehicleType !== null && grossWeightKg(vehicleType) > rules.fopatFromKg
  return [
    withheld('sourceWithholding', grossPesos, isOverMinimum ? rules.sourceRate : 0),
    withheld('industryWithholding', grossPesos, industryRate),
    // Of the manifest's value: waiting is none of it.
    ...(kind === 'service' ? [withheld('fopat', grossPesos, isHeavy ? rules.fopatRate : 0)] : []),
  ]
}

/** Never more than there is, whatever the rates come to together. */
const within = (lines: readonly SettlementLine[], grossPesos: Pesos): SettlementLine[] => {
  let left = grossPesos
  return lines.map((line) => {
    const kept = least(pesos(0 - line.amountPesos), left)
    left = minus(left, kept)
    return { ...line, amountPesos: 0 - kept }
  })
}

const takenOff = (concept: SettlementConcept, amountPesos: Pesos): SettlementLine[] =>
  amountPesos === 0 ? [] : [{ concept, basePesos: null, rate: null, amountPesos: 0 - amountPesos }]

/** Lines at a rate of nothing stay: it is read that nothing was kept back. */
export const settle = (facts: SettlementFacts): Settlement => {
  const { kind, grossPesos } = facts
  const kept = within(withholdings(facts), grossPesos)
  const withheldPesos = sum(...kept.map(({ amountPesos }) => pesos(0 - amountPesos)))
  const earnedPesos = minus(grossPesos, withheldPesos)
  const advancesPesos = least(facts.advancesPesos, earnedPesos)
  const leftPesos = minus(earnedPesos, advancesPesos)
  const deductedPesos = least(facts.debtsPesos, leftPesos)
  const lines: SettlementLine[] = [
    { concept: kind, basePesos: null, rate: null, amountPesos: grossPesos },
    ...kept,
    ...takenOff('advances', advancesPesos),
    ...takenOff('debts', deductedPesos),
  ]
  return {
    lines,
    grossPesos,
    withheldPesos,
    advancesPesos,
    deductedPesos,
    netPesos: minus(leftPesos, deductedPesos),
  }
}

/** What a carrier has of a service that was cancelled: his part of the fee less his advances, and what he owes where they were more. */
export const advancesAtEnd = (
  partPesos: Pesos,
  advancesPesos: Pesos,
): { crossedPesos: Pesos; debtPesos: Pesos } => {
  const crossedPesos = least(partPesos, advancesPesos)
  return { crossedPesos, debtPesos: minus(advancesPesos, crossedPesos) }
}

/** Sums of several settlements by concept, in the sequence of the concepts. */
export const totalsOf = (settlements: readonly Pick<Settlement, 'lines'>[]): SettlementLine[] =>
  settlementConcepts.flatMap((concept) => {
    const amounts = settlements.flatMap(({ lines }) => lines.filter((line) => line.concept === concept))
    if (amounts.length === 0) return []
    const amountPesos = amounts.reduce((total, line) => total + line.amountPesos, 0)
    const bases = amounts.flatMap(({ basePesos }) => basePesos ?? [])
    return [{ concept, basePesos: bases.length > 0 ? sum(...bases) : null, rate: null, amountPesos }]
  })

export const nothingWithheld: WithholdingRules = {
  uvtPesos: noPesos,
  sourceRate: 0,
  sourceFromUvt: 0,
  fopatRate: 0,
  fopatFromKg: 0,
}
