/** What a person types to find something, and the words it is found in: one rule for the server and for lists a screen holds whole. Decisions §3. */

/** Lower case without accents. */
export const searchForm = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** A shorter form would be found in nearly everything; trigrams need as many. */
export const searchLeast = 3

/** What people write into plates, identifications and telephones, and the words of a row do not have. */
const separators = /[\s.\-()+]/g
const country = /^57(?=3\d{9}$)/
/** The check digit that ends a NIT (tax number), with the dash before it. */
const checkDigit = /(?<=\d)\s?-\s?\d$/

/** A searched text as it may stand in the words of a row: as typed, and where it holds digits also without what separates them. */
export const searchForms = (text: string): string[] => {
  if (!/\d/.test(text)) return [text]
  const joined = text.replace(separators, '').replace(country, '')
  const unchecked = /[a-z]/.test(text) ? joined : text.replace(checkDigit, '').replace(separators, '')
  return [...new Set([text, joined, unchecked])].filter((form) => form === text || form.length >= searchLeast)
}

/** The words of a row, in their search form, hold one of the forms of what was typed. */
export const holdsWords = (words: string, typed: string): boolean =>
  searchForms(searchForm(typed)).some((form) => words.includes(form))
