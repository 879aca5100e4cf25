import { expect, test } from 'vitest'
import { objections } from '../prove/proof.ts'
import { uploadsProof } from '../prove/uploads.proof.ts'
import { costlyImages, suspects } from './decoding.ts'

const oneOf = 5
const fewOf = 40

/** How long is waited is judged by the long form, which has the machine to itself; so is how many there are. */
const isTime = ({ unit }: { unit?: string }) => unit === 'ms' || unit === 's'

test('of hostile files one in five is sent: each is refused, nothing of it is left, reading one takes no more memory than it may, and what was planted is found', async () => {
  const proof = await uploadsProof({
    sent: (files) => files.filter((_, at) => at % oneOf === 0),
    read: [...suspects.filter((_, at) => at % fewOf === 0), ...costlyImages],
  })
  const figures = proof.figures
    .filter((one) => !isTime(one))
    .map(({ says, value, most }) => ({ says, value, ...(most && { most }) }))
  expect(objections({ ...proof, figures })).toEqual([])
  expect(figures.find(({ says }) => says === 'refused')?.value).toBeGreaterThan(10)
})
