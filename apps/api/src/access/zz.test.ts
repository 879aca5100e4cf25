import { test } from 'vitest'
import { openWorld, orderStates } from './world.fixture.ts'
test('profile', async () => {
  const w = await openWorld()
  await w.situation('finished','client')
  for (const s of orderStates) { const t=performance.now(); for(let i=0;i<4;i++) await w.situation(s, 'client'); console.log(s, (performance.now()-t)/4) }
  let t=performance.now(); for(let i=0;i<20;i++) await w.people.person('enterprise'); console.log('person', (performance.now()-t)/20)
  t=performance.now(); const a = await w.people.person('enterprise'); for(let i=0;i<20;i++) await w.people.truck(a); console.log('truck', (performance.now()-t)/20)
  t=performance.now(); for(let i=0;i<20;i++) await w.photo(a); console.log('photo', (performance.now()-t)/20)
}, 60000)
