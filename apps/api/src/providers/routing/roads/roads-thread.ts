/** The thread that holds the roads: reads them once, then answers one question after the other. */
import { parentPort } from 'node:worker_threads'
import { answer, type Question } from './messages.ts'
import { loadRoads } from './roads.ts'

const roads = loadRoads()
parentPort?.on('message', (question: Question) => {
  const { reply, moved } = answer(roads, question)
  parentPort?.postMessage(reply, moved)
})
