/** As one types in a hurry: without accents and capitals. */
export const bareWords = (words: string): string =>
  words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
