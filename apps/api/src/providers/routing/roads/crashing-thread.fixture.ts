/** A thread that falls over one longitude, says nothing to another, and answers the others. */
import { parentPort } from 'node:worker_threads'
import type { Question } from './messages.ts'

parentPort?.on('message', (question: Question) => {
  const lon = question.ask === 'nearest' ? question.point.lon : 0
  if (lon === 666) throw new Error('fell over it')
  if (lon === 7) return
  const town = { code: '11001', name: 'Bogotá', km: 0 }
  const nearest = {
    edge: 0,
    alongKm: 0,
    gapKm: 0,
    lon,
    lat: 0,
    roadRef: '',
    roadName: '',
    roadClass: 'trunk',
    town,
  }
  parentPort?.postMessage({ id: question.id, nearest })
})
