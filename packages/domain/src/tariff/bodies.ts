/** What a body costs to keep a month, and how well that is known. Domain facts §4.7. */
import type { BodyWork, TariffConfiguration } from '../vehicles/vehicles.ts'
import { isLight } from './empty-trips.ts'
import type { SolidBulkPesos, TariffEdition } from './model.ts'

export const solidBulk202506: SolidBulkPesos = { light: 203_000, other: 213_556 }

type Body = { configuration: TariffConfiguration; bodyWork: BodyWork; isSolidBulk?: boolean | undefined }

/** The ministry's tables print these bodies themselves; the first three cost the same. */
const printedBodies: ReadonlySet<BodyWork> = new Set([
  'stake',
  'pallet',
  'platform',
  'boxVan',
  'refrigerated',
])

/** Of these the facts tell a range against the general body; the editions' factor is its middle. This is half its width. */
const halfWidth: Partial<Record<BodyWork, number>> = { containerCarrier: 0.0055, dump: 0.0045, tank: 0.018 }

/** Whether the ministry's table has this very body, to the peso. */
export const isPrintedBody = (bodyWork: BodyWork): boolean => printedBodies.has(bodyWork)

/** The bodies that the tables print a second time, for solid bulk; a tipper or a tank has one price. */
const takesSolidBulk = (bodyWork: BodyWork): boolean =>
  printedBodies.has(bodyWork) && bodyWork !== 'refrigerated'

const baseFixed = (edition: TariffEdition, { configuration, bodyWork }: Body): number => {
  const { general, boxVan, refrigerated } = edition.configurations[configuration].monthlyFixedPesos
  if (bodyWork === 'boxVan') return boxVan
  return bodyWork === 'refrigerated' ? refrigerated : general * (edition.bodyFactor[bodyWork] ?? 1)
}

export const monthlyFixed = (edition: TariffEdition, body: Body): number => {
  const base = baseFixed(edition, body)
  if (!body.isSolidBulk || !takesSolidBulk(body.bodyWork)) return base
  const { light, other } = edition.solidBulkPesos ?? solidBulk202506
  return base + (isLight(body.configuration) ? light : other)
}

/** By how much the monthly cost may be off either way, where the body is known by a range. */
export const monthlyDoubt = (edition: TariffEdition, { configuration, bodyWork }: Body): number =>
  edition.configurations[configuration].monthlyFixedPesos.general * (halfWidth[bodyWork] ?? 0)
