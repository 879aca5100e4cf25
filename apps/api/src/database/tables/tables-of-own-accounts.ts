/** Tables of what keeps an account its owner's, and of those who left. Part of `tables.ts`. */

type Instant = Date

export type RecoveriesTable = {
  /** What its job is told, so that no address travels. */
  id: string
  email_key: string
  asked_at: Instant
  /** Null until a mail goes out, where there is no account, and once it was used. */
  code_hash: Buffer | null
  code_expires_at: Instant | null
  wrong_tries: number
}

export type SecondFactorsTable = {
  user_id: string
  /** Readable with this installation's key only. */
  sealed_secret: string
  begun_at: Instant
  /** Null until the first right code: nothing is asked for before. */
  confirmed_at: Instant | null
  /** Of the last code that was used: none is good twice. */
  last_step: number
}

export type BackupCodesTable = {
  user_id: string
  code_hash: Buffer
}

/** Of the data folder's keys, by the file each stands in. */
export type InstallationKeysTable = {
  name: string
  fingerprint: string
  kept_at: Instant
}

export type PayAccountChangesTable = {
  user_id: string
  bank: string
  account_type: string
  account_number: string
  asked_at: Instant
  counts_from: Instant
}

/** For the books alone. */
export type KeptIdentitiesTable = {
  user_id: string
  name: string
  identification: string
  /** Where he was paid; all three or none. */
  bank: string | null
  account_type: string | null
  account_number: string | null
  kept_until: Instant
}
