import type { PaperKind } from '@arriero/domain/papers/credentials'

/** How the files of a company's papers are usually called, in the form of a search. */
export const paperWords: readonly [PaperKind, RegExp][] = [
  ['taxRegistry', /\brut\b|registro unico tributario/],
  ['chamberOfCommerce', /camara|existencia y representacion/],
  ['legalRepresentativeIdentity', /cedula|representante/],
]
