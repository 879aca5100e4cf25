/** The rules of the last years, each with the norm it comes from. Domain facts §4.8. */
import type { Selectable } from 'kysely'
import type { WithholdingRulesTable } from '#database/tables/tables-of-payouts.ts'

export type NewRules = Omit<Selectable<WithholdingRulesTable>, 'id' | 'created_at' | 'created_by'>

const fopat = { fopat_rate: 100, fopat_from_kg: 10_500 }
const onePercent = 1000

export const knownRules: readonly NewRules[] = [
  {
    valid_from: '2025-01-01',
    uvt_pesos: 49_799,
    source_rate: onePercent,
    source_from_uvt: 4,
    ...fopat,
    basis: 'UVT 2025: $49.799. Retención del 1 % desde 4 UVT. FOPAT: Ley 2251 de 2022, art. 21.',
  },
  {
    valid_from: '2025-06-01',
    uvt_pesos: 49_799,
    source_rate: onePercent,
    source_from_uvt: 2,
    ...fopat,
    basis: 'Decreto 572 de 2025: retención del 1 % desde 2 UVT. FOPAT: Ley 2251 de 2022, art. 21.',
  },
  {
    valid_from: '2026-01-01',
    uvt_pesos: 52_374,
    source_rate: onePercent,
    source_from_uvt: 2,
    ...fopat,
    basis:
      'Resolución DIAN 238 de 2025: UVT 2026 de $52.374. Retención del 1 % desde 2 UVT. FOPAT: Ley 2251 de 2022, art. 21.',
  },
]
