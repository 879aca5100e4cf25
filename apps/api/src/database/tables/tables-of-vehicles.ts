/** Tables of the catalogues, the vehicles and the papers of vehicles and people. Part of `tables.ts`. */

type Instant = Date

export type TypeLoadsTable = {
  id: string
  name: string
  needs_permission: boolean
  position: number
}

export type VehicleTypesTable = {
  id: string
  key: string
  name: string
  position: number
}

export type BrandsTable = {
  id: string
  name: string
}

export type BodyWorksTable = {
  id: string
  key: string
  name: string
}

export type VehiclesTable = {
  id: string
  owner_id: string
  license_plate: string
  trailer_plate: string | null
  vehicle_type_id: string
  body_work_id: string
  brand_id: string
  model: string
  capacity_kg: number
  capacity_text: string
  /** Null, like the next and the trailer's plate, until its owner has said it. */
  service: string | null
  registered_on: string | null
  image_ids: string[]
  is_active: boolean
  /** Grows with each review by staff and each fact the owner adds. */
  version: number
  search: string
  created_at: Instant
}

export type VehicleTypeLoadsTable = {
  vehicle_id: string
  type_load_id: string
}

export type CredentialsTable = {
  id: string
  user_id: string | null
  vehicle_id: string | null
  kind: string
  name: string
  type_load_id: string | null
  category: string | null
  issued_on: string | null
  expires_on: string | null
  is_active: boolean
  /** True for the version of the paper that counts now. */
  is_latest: boolean
  /** A newer version that takes its place once staff has validated it. */
  is_waiting: boolean
  image_ids: string[]
  created_at: Instant
  /** When and why staff turned down the newer version that waited beside this one; null once another is brought. */
  turned_down_at: Instant | null
  turned_down_reason: string | null
  /** When and why staff withdrew its validation, where it said so. */
  invalidated_at: Instant | null
  invalidated_reason: string | null
}

/** A missing paper that its owner was asked for; gone once he has brought it. */
export type PaperRequestsTable = {
  id: string
  user_id: string | null
  vehicle_id: string | null
  kind: string
  asked_at: Instant
  asked_by: string
}

/** What staff said of a paper, and what it was before: as long as nobody was told it can be taken back. */
export type PaperJudgementsTable = {
  id: string
  credential_id: string
  outcome: string
  reason: string | null
  took_ms: number | null
  judged_at: Instant
  judged_by: string
  was_issued_on: string | null
  was_expires_on: string | null
  /** The version of the same kind that counted beside it. */
  other_id: string | null
  told_at: Instant | null
  undone_at: Instant | null
}
