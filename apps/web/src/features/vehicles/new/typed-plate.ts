import { formatPlate } from '#shared/format.ts'

/** Spec §9. */
const plateMost = 6

/** As a plate is typed, also with a sign between letters and digits; no seventh letter or digit is taken. */
export const typedPlate = (typed: string): string => {
  const plate = formatPlate(typed)
  return plate.length > plateMost ? plate.slice(0, plateMost) : typed.toUpperCase()
}
