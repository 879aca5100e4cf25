/** Where the caret belongs after a number was written anew with its points: behind as many digits as before. */
export const digitsBefore = (text: string, caret: number): number =>
  text.slice(0, caret).replace(/\D/g, '').length

export const caretAfter = (text: string, digits: number): number => {
  let seen = 0
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place
    if (/\d/.test(text.charAt(place))) seen += 1
  }
  return text.length
}
