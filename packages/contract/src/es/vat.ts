/** What the line of VAT is called, by what it is taken on. Decisions §9. */
import type { VatBase } from '@arriero/domain/money/rates'

export const vatLineTexts: Record<VatBase, string> = {
  freight: 'IVA del flete',
  commission: 'IVA de la comisión de Arriero',
  none: 'IVA del flete: no se cobra',
}

/** What it is taken on, inside a sentence. */
export const vatBaseTexts: Record<VatBase, string> = {
  freight: 'todo el flete',
  commission: 'solo la ganancia de la plataforma',
  none: 'ninguna',
}
