import { endInOrder } from './ending.ts'
import { letHeapGrow } from './threads/heap.ts'
import { explain, start } from './start.ts'

letHeapGrow()
const ending = endInOrder(process)
try {
  console.log(await ending.during(() => start(ending, { say: console.log, complain: console.error })))
} catch (error) {
  // What an end that was asked for breaks off is no failure; who asked ends the process.
  if (!ending.isAsked()) {
    console.error(explain(error) ?? error)
    process.exit(1)
  }
}
