/** A process that does nothing but call: what it needs of the machine is not the product's. Told a stretch, it answers what came of it. */
import { runStretch } from './open-loop.ts'
import type { Places, Stretch } from './streams.ts'

const places: Places = new Map()

process.on('message', (stretch: Stretch) => {
  runStretch(stretch, places).then(
    (told) => process.send?.({ told }),
    (error: unknown) => process.send?.({ problem: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
process.send?.({ isReady: true })
