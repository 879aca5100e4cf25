/** Measures as people read them. On the wire `kl` means kilograms. Decisions §12. */
import { formatNumber } from './format.ts'
import { formatTexts as words } from './format.texts.ts'

/** `2.5 M` → `2,5 M`, `800 kl` → `800 Kg`; 'Indefinido' when there is none (Spec §2). */
export const measureText = (wire: string | null | undefined): string => {
  if (!wire) return words.undefinedMeasure
  const [value = '', unit = ''] = wire.split(' ')
  const written = Number.isFinite(Number(value)) ? formatNumber(Number(value), 3) : value
  return `${written}\u00a0${unit === 'kl' ? words.measuredKilograms : unit}`.trim()
}
