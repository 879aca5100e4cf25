/** As many letters as a search takes. */
export const searchLettersMost = 80
