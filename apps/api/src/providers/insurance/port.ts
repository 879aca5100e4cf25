/** What the product asks of a cargo insurer. Decisions §7, §9, §10; security M13. */

/** One service to insure. `reference` names the service and what of it is insured: everything is idempotent by it. */
export type InsuranceRequest = {
  reference: string
  declaredPesos: number
  premiumPesos: number
  commodity: { code: string; name: string; typeCode: string }
  packaging: { code: string; name: string }
  mobilization: { code: string; name: string }
  /** Names of places. */
  origin: string
  destination: string
  /** Cover begins here: the reserved time. */
  coverFrom: Date
  insured: { name: string; identification: string }
}

/** `link` opens the quotation for whoever holds it. */
export type Quote = { quoteId: string; link: string }

/** `link` opens the policy for whoever holds it. */
export type IssuedPolicy = { policyNumber: string; link: string; issuedAt: Date }

export type Policy = IssuedPolicy & { reference: string; annulledAt?: Date }

/** Names as the specification's catalogue calls carry them (Spec §3). */
export type InsuranceCatalogues = {
  commodities: { cod_mercan: string; nom_mercan: string; cod_tipmer: string }[]
  packagings: { cod_tipemp: string; nom_tipemp: string }[]
  mobilizations: { cod_movili: string; nom_movili: string }[]
}

/**
 * Every call throws ProviderError. `rejected`: the insurer said no, nothing was done. `unavailable`: it was not reached or
 * refused to work, nothing was done. `timeout` and `garbled`: unknown; ask `find` before buying again.
 */
export interface Insurer {
  catalogues(): Promise<InsuranceCatalogues>
  /** The same request again gives the same quotation; another one under the same reference is rejected. */
  quote(request: InsuranceRequest): Promise<Quote>
  /** One policy per reference, however often it is asked for. */
  issue(request: InsuranceRequest): Promise<IssuedPolicy>
  find(reference: string): Promise<Policy | undefined>
  /** Annulling twice is annulling once; an unknown number is rejected. */
  annul(policyNumber: string): Promise<void>
}
