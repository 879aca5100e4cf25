/** As many letters as a search takes. */
export const searchLettersMost = 80
/** Of the search over everything; fewer would find it all. */
export const searchLettersLeast = 2
