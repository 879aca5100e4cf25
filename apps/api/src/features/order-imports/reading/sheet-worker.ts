/** A thread for one file. Its bytes come with the thread's birth, its sheets go back, and the thread is done. */
import { parentPort, workerData } from 'node:worker_threads'
import { readSheets } from './sheets.ts'

const bytes = workerData as Uint8Array
parentPort?.postMessage(readSheets(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
