/** Tables of the reference price and of what VAT is taken on. Part of `tables.ts`. */
import type { ColumnType } from 'kysely'

type Instant = Date
type Json = ColumnType<unknown, string, string>

export type TariffEditionsTable = {
  id: string
  /** A Bogotá day. */
  valid_from: string
  figures: Json
  note: string | null
  created_at: Instant
  created_by: string | null
}

export type VatBaseChangesTable = {
  id: string
  vat_base: string
  /** A Bogotá day. */
  valid_from: string
  created_at: Instant
  created_by: string
  /** Null while its day has not come. */
  applied_at: Instant | null
}
