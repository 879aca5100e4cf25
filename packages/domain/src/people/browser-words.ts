/** With what somebody came in, in a word each: enough to know his own telephone in a list, too little to follow anybody. */
export type BrowserWords = {
  /** `Chrome`; null where it says nothing that is known. */
  name: string | null
  /** `Windows`; null where it says nothing that is known. */
  system: string | null
}

type Words = readonly (readonly [word: string, sign: RegExp])[]

/** The first that fits: most browsers also name those they descend from. */
const names: Words = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(\bCriOS|Chrom(e|ium))\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
]

const systems: Words = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** Longer than any browser's own; the rest of a made-up one is not looked at. */
const readMost = 400

const firstOf = (words: Words, text: string): string | null =>
  words.find(([, sign]) => sign.test(text))?.[0] ?? null

/** Of a `User-Agent` header, which is whatever its sender likes: nothing of it goes further than these words. */
export const browserWords = (userAgent: string | undefined): BrowserWords => {
  const text = (userAgent ?? '').slice(0, readMost)
  return { name: firstOf(names, text), system: firstOf(systems, text) }
}
