/** A thread for one PDF. Its bytes come with the thread's birth, its verdict goes back, and the thread is done. */
import { parentPort, workerData } from 'node:worker_threads'
import { judgePdf } from './pdf-judge.ts'

const bytes = workerData as Uint8Array
parentPort?.postMessage(judgePdf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
