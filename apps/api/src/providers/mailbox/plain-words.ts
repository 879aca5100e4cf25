/** What a mail may say outside of its text, whichever way it came: one line, of what the database can hold. */

/** Letters, and how many of each. */
export const mailMost = {
  /** A mail's own name, or one that it answers. */
  name: 500,
  address: 400,
  addresses: 100,
  subject: 2_000,
  references: 100,
  body: 2_000_000,
  files: 50,
  fileName: 300,
} as const

/** Control characters in a name or a subject are nobody's words, and halves of letters none. */
export const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u0020\u007f]+/gu, ' ')
    .trim()

export const isAddress = (text: string): boolean => /^[^\s<>@]+@[^\s<>@]+$/.test(text)
