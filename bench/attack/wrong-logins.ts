/** A thread of callers who log in wrongly and come again at once, each time for another account and from another address; what they were answered. */
import { workerData } from 'node:worker_threads'
import { tellWhatIsAnswered } from './answered.ts'
import { networks } from './attacked.ts'

export type WrongLogins = { url: string; callers: number; seconds: number }

const { url, callers, seconds } = workerData as WrongLogins
const from = networks(60_000)
let turn = 0
await tellWhatIsAnswered({
  url,
  connections: callers,
  duration: seconds,
  requests: [
    {
      method: 'POST',
      path: '/v1/auth/tokenbackoffice',
      setupRequest: (one) => ({
        ...one,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from[turn % from.length] ?? '' },
        body: JSON.stringify({ email: `nadie.${turn++}@example.co`, password: 'no es esta contraseña' }),
      }),
    },
  ],
})
