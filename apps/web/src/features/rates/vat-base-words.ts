import { ratesTexts } from './rates.texts.ts'

const { vatBases } = ratesTexts

/** A base of another release keeps its own name. */
export const vatBaseWords = (vatBase: string): string =>
  Object.hasOwn(vatBases, vatBase) ? vatBases[vatBase as keyof typeof vatBases] : vatBase
