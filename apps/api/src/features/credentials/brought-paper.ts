import type { broughtPaper } from '@arriero/contract/papers/paper-shapes'
import type { z } from 'zod'
import type { BroughtPaper } from './give.actions.ts'

/** Turns a paper's field names in the API into those of the code. */
export const broughtOf = (document: z.output<typeof broughtPaper>): BroughtPaper => ({
  kind: document.kind,
  issuedOn: document.expeditionDate,
  expiresOn: document.expirationDate,
  category: document.category,
  imageIds: document.images,
})
