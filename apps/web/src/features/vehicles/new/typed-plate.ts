import { formatPlate } from '#shared/format.ts'

/** Spec §9. */
export const plateMost = 6

/** As a plate is typed, also with a sign between letters and digits. A seventh letter stays, and is refused: cut, it would be another truck's. */
export const typedPlate = (typed: string): string => {
  const plate = formatPlate(typed)
  return plate.length >= plateMost ? plate : typed.toUpperCase()
}
