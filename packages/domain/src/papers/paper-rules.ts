/** What a new paper must bring: pictures, dates, a category. One rule per kind, for form and server alike. Spec §1, §5, decisions §12. */
import { daysAfter, isDay, monthsAfter } from '../time/calendar.ts'
import { cargoKinds, type CargoKind } from '../orders/cargo.ts'
import {
  isInspectionDue,
  paperKinds,
  personPapers,
  soonDays,
  vehiclePapers,
  type PaperKind,
  type Registered,
} from './credentials.ts'
import type { ErrorCode } from '../errors/errors.ts'
import type { Role } from '../people/roles.ts'
import { licenceCategories } from '../vehicles/vehicles.ts'

/** Papers by which an owner asks for a type of cargo: refrigerated needs two, the others one. */
export const cargoPapers = {
  general: [],
  bulk: ['cargo:bulk'],
  special: ['cargo:special'],
  dangerous: ['cargo:dangerous'],
  moves: ['cargo:moves'],
  refrigerated: ['cargo:refrigerated', 'cargo:sanitary'],
} as const satisfies Record<CargoKind, readonly string[]>
export type CargoPaperKind = (typeof cargoPapers)[CargoKind][number]
export const cargoPaperKinds: readonly CargoPaperKind[] = Object.values(cargoPapers).flat()

/** Every kind of paper that its owner may bring. */
export type BroughtKind = PaperKind | CargoPaperKind

export const isCargoPaperKind = (kind: string): kind is CargoPaperKind =>
  cargoPaperKinds.some((one) => one === kind)
export const isBroughtKind = (kind: string): kind is BroughtKind =>
  isCargoPaperKind(kind) || paperKinds.some((one) => one === kind)

/** The cargo a paper is for; undefined of any other paper. */
export const cargoOfPaper = (kind: BroughtKind): CargoKind | undefined =>
  isCargoPaperKind(kind)
    ? cargoKinds.find((cargo) => cargoPapers[cargo].some((one) => one === kind))
    : undefined

type Wanted = 'required' | 'optional' | 'none'

type PaperRule = {
  leastPictures: number
  mostPictures: number
  issuedOn: Wanted
  expiresOn: Wanted
  hasCategory?: true
  /** It holds no longer than this from its first day on. */
  mostMonths?: number
}

const twoSides = { leastPictures: 2, mostPictures: 2 }
const oneOrTwo = { leastPictures: 1, mostPictures: 2 }
const pages = { leastPictures: 1, mostPictures: 8 }
const permit: PaperRule = { ...pages, issuedOn: 'required', expiresOn: 'required' }

export const paperRules: Readonly<Record<BroughtKind, PaperRule>> = {
  soat: { ...twoSides, issuedOn: 'required', expiresOn: 'required' },
  propertyCard: { ...twoSides, issuedOn: 'required', expiresOn: 'none' },
  inspection: { ...oneOrTwo, issuedOn: 'optional', expiresOn: 'required' },
  identity: { ...oneOrTwo, issuedOn: 'optional', expiresOn: 'none' },
  licence: { ...oneOrTwo, issuedOn: 'optional', expiresOn: 'required', hasCategory: true },
  occupationalRisk: { ...pages, issuedOn: 'optional', expiresOn: 'required' },
  health: { ...pages, issuedOn: 'optional', expiresOn: 'required' },
  taxRegistry: { ...pages, issuedOn: 'optional', expiresOn: 'none' },
  chamberOfCommerce: { ...pages, issuedOn: 'optional', expiresOn: 'optional' },
  legalRepresentativeIdentity: { ...oneOrTwo, issuedOn: 'optional', expiresOn: 'none' },
  'cargo:bulk': permit,
  'cargo:special': permit,
  'cargo:dangerous': permit,
  'cargo:moves': permit,
  // Preventive and corrective maintenance at most every 3 months. Spec §1.
  'cargo:refrigerated': { ...permit, mostMonths: 3 },
  'cargo:sanitary': permit,
}

export type NewPaper = {
  kind: BroughtKind
  pictureCount: number
  /** A PDF brings all its pages: no second side is asked for beside it. */
  hasPdf?: boolean
  /** Days; undefined where none was given. */
  issuedOn: string | undefined
  expiresOn: string | undefined
  category: string | undefined
}

export type PaperField = 'images' | 'issuedOn' | 'expiresOn' | 'category'
export type PaperDenials = Partial<Record<PaperField, ErrorCode>>

const issueDenial = ({ issuedOn }: NewPaper, rule: PaperRule, today: string): ErrorCode | undefined => {
  if (issuedOn === undefined) return rule.issuedOn === 'required' ? 'paper.issued_on_required' : undefined
  if (!isDay(issuedOn)) return 'input.invalid'
  return issuedOn > today ? 'paper.issued_in_future' : undefined
}

/** The order of the two days is told before whether it is over: that is how people mistype. */
const expiryDenial = (
  { issuedOn, expiresOn }: NewPaper,
  rule: PaperRule,
  today: string,
): ErrorCode | undefined => {
  if (expiresOn === undefined) return rule.expiresOn === 'required' ? 'paper.expires_on_required' : undefined
  if (!isDay(expiresOn) || rule.expiresOn === 'none') return 'input.invalid'
  if (issuedOn !== undefined && expiresOn <= issuedOn) return 'paper.dates_out_of_order'
  if (expiresOn < today) return 'paper.already_expired'
  const { mostMonths } = rule
  const isTooLong =
    mostMonths !== undefined &&
    issuedOn !== undefined &&
    isDay(issuedOn) &&
    expiresOn > monthsAfter(issuedOn, mostMonths)
  return isTooLong ? 'paper.refrigeration_too_long' : undefined
}

const picturesDenial = (
  { pictureCount, hasPdf = false }: NewPaper,
  rule: PaperRule,
): ErrorCode | undefined => {
  if (pictureCount === 0) return 'image.required'
  if (pictureCount < rule.leastPictures && !hasPdf) return 'paper.both_sides_required'
  return pictureCount > rule.mostPictures ? 'paper.too_many_pictures' : undefined
}

const categoryDenial = ({ category }: NewPaper, { hasCategory }: PaperRule): ErrorCode | undefined => {
  if (!hasCategory) return category === undefined ? undefined : 'input.invalid'
  return licenceCategories.some((known) => known === category) ? undefined : 'licence.category_required'
}

/** What is wrong with each field of a paper somebody brings today; empty means it may come in. `today`: a Bogotá day. */
export const newPaperDenials = (paper: NewPaper, today: string): PaperDenials => {
  const rule = paperRules[paper.kind]
  const found: [PaperField, ErrorCode | undefined][] = [
    ['images', picturesDenial(paper, rule)],
    ['issuedOn', issueDenial(paper, rule, today)],
    ['expiresOn', expiryDenial(paper, rule, today)],
    ['category', categoryDenial(paper, rule)],
  ]
  return Object.fromEntries(found.filter(([, code]) => code !== undefined))
}

type SeenDates = { issuedOn: string | null; expiresOn: string | null }

/** The same of its days alone: whoever looks at the picture corrects what was mistyped. */
export const datesDenials = (
  kind: BroughtKind,
  { issuedOn, expiresOn }: SeenDates,
  today: string,
): Pick<PaperDenials, 'issuedOn' | 'expiresOn'> => {
  const { leastPictures: pictureCount } = paperRules[kind]
  const paper = { kind, pictureCount, category: undefined }
  const seen = { issuedOn: issuedOn ?? undefined, expiresOn: expiresOn ?? undefined }
  const { issuedOn: first, expiresOn: last } = newPaperDenials({ ...paper, ...seen }, today)
  return { ...(first && { issuedOn: first }), ...(last && { expiresOn: last }) }
}

/** Whose papers they are, as far as it decides which are asked for. */
export type AskedOf = { role: Role } | Registered

/** The papers somebody or something must show on this Bogotá day; the inspection from the day the vehicle needs one. */
export const papersAsked = (holder: AskedOf, today: string): readonly PaperKind[] =>
  'role' in holder
    ? (personPapers[holder.role] ?? [])
    : vehiclePapers.filter((kind) => kind !== 'inspection' || isInspectionDue(holder, today))

/** What waits while a paper is missing: no service for the truck or the driver, no approval nor offers, or the proof of whose the truck is. */
export const paperBlocks = {
  soat: 'assignment',
  inspection: 'assignment',
  licence: 'assignment',
  propertyCard: 'ownership',
  identity: 'approval',
  occupationalRisk: 'approval',
  health: 'approval',
  taxRegistry: 'approval',
  chamberOfCommerce: 'approval',
  legalRepresentativeIdentity: 'approval',
} as const satisfies Record<PaperKind, string>

type Standing = { expiresOn: string | null; isWaiting: boolean }

/** Whether of one kind the next is wanted: none of them lasts for longer than it takes to bring and look at another, and none waits. */
export const isToRenew = (papers: readonly Standing[], today: string): boolean =>
  papers.length > 0 &&
  papers.every(
    ({ expiresOn, isWaiting }) => !isWaiting && expiresOn !== null && expiresOn <= daysAfter(today, soonDays),
  )

/** Its owner is asked for a paper that is not there, not a good one, or soon over; what he has brought answers it. */
export const askDenial = (
  kind: PaperKind,
  standing: { asked: readonly PaperKind[]; has: readonly string[]; isAskedAlready: boolean },
): ErrorCode | undefined => {
  if (!standing.asked.includes(kind)) return 'paper.not_for_holder'
  if (standing.has.includes(kind)) return 'paper.not_missing'
  return standing.isAskedAlready ? 'paper.already_asked' : undefined
}

/** Why staff withdraws the validation of a paper; the last one asks for words of one's own. */
export const invalidationReasons = [
  'unreadable',
  'new_copy',
  'incomplete',
  'expired',
  'other_holder',
  'different_data',
  'not_authentic',
  'other',
] as const
export type InvalidationReason = (typeof invalidationReasons)[number]

/** Staff chooses a reason before anything is told; "other" says nothing without words. */
export const reasonDenial = (
  reason: InvalidationReason | undefined,
  words: string,
): ErrorCode | undefined => {
  if (reason === undefined) return 'paper.invalidation_reason_required'
  return reason === 'other' && words.trim() === '' ? 'paper.invalidation_words_required' : undefined
}
