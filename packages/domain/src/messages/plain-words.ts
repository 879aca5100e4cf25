/** A message without what makes a page lie or grow: marks that turn the direction of writing, letters that nobody sees, towers of accents. Pure. */

/** Nobody types more than two marks on a letter in any language that is written here. */
const marksMost = 3

/** Turns of direction, tags, fillers and joiners; the joiner of emojis is judged apart. */
const unseen =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]|\u034f|\u17b4|\u17b5/gu
/** Between two emojis it makes one of them; elsewhere it is only there to hide. */
const strayJoiner =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\u200d(?!\p{Extended_Pictographic})/gu
const towers = new RegExp(`(\\p{M}{${marksMost}})\\p{M}+`, 'gu')
/** Of what is no letter at all only the line break stays. */
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/gu
const blankLines = /\n[^\S\n]*(?:\n[^\S\n]*){2,}/gu

export const plainWords = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(controls, ' ')
    .replace(unseen, '')
    .replace(strayJoiner, '')
    .replace(towers, '$1')
    .replace(blankLines, '\n\n')
    .trim()
