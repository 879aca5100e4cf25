/** Measures as people read them; on the wire `kl` means kilograms. Decisions §12. */
import { formatNumber } from './format.ts'
import { formatTexts as words } from './format.texts.ts'

const isUnit = (unit: string): unit is keyof typeof words.units => unit in words.units

/** `2.5 M` → `2,5 m`, `800 kl` → `800 kg`, `12 Unidades` → `12 unidades`; 'Indefinido' when there is none (Spec §2). */
export const measureText = (wire: string | null | undefined): string => {
  if (!wire) return words.undefinedMeasure
  const [value = '', unit = ''] = wire.split(' ')
  const written = Number.isFinite(Number(value)) ? formatNumber(Number(value), 3) : value
  return `${written}\u00a0${isUnit(unit) ? words.units[unit] : unit}`.trim()
}
