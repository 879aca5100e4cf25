import { joinCredits, openStreetMapCredit } from '#providers/credits.texts.ts'

/** Whose the roads, the official kilometres and the tolls are. */
export const roadsAttribution = joinCredits(
  openStreetMapCredit,
  'Ministerio de Transporte, SICE-TAC',
  'INVÍAS',
)
