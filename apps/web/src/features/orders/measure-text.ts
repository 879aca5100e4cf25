/** Measures as people read them. On the wire `kl` means kilograms. Decisions §12. */
import { formatNumber } from '#shared/format.ts'
import { ordersTexts } from './orders.texts.ts'

/** `2.5 M` → `2,5 M`, `800 kl` → `800 Kg`; 'Indefinido' when there is none (Spec §2). */
export const measureText = (wire: string | null | undefined): string => {
  if (!wire) return ordersTexts.undefinedMeasure
  const [value = '', unit = ''] = wire.split(' ')
  const written = Number.isFinite(Number(value)) ? formatNumber(Number(value), 3) : value
  return `${written} ${unit === 'kl' ? ordersTexts.kilograms : unit}`.trim()
}
