import { expect, test } from 'vitest'
import { trailIn, withTrail } from './step-history.ts'

test('an entry holds the way to its step, beside what else it held', () => {
  const held = withTrail({ failure: 'REFUSED' }, 'create-vehicle', ['basics', 'specs'])
  expect(trailIn(held, 'create-vehicle')).toEqual(['basics', 'specs'])
  expect(held).toMatchObject({ failure: 'REFUSED' })
})

test('an entry of another wizard, of a list or of nothing holds none', () => {
  expect(trailIn(withTrail(null, 'create-vehicle', ['basics']), 'create-service')).toBeUndefined()
  expect(trailIn({ failure: 'REFUSED' }, 'create-vehicle')).toBeUndefined()
  expect(trailIn(null, 'create-vehicle')).toBeUndefined()
  expect(trailIn({ wizard: { name: 'create-vehicle', trail: 'basics' } }, 'create-vehicle')).toBeUndefined()
})
