/** `1,5` and `1.5` are the same number; undefined for what is none, or below zero. */
export const numberOf = (typed: string): number | undefined => {
  const text = typed.trim().replace(',', '.')
  return /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : undefined
}

export const typedNumber = (value: number): string => String(value).replace('.', ',')
