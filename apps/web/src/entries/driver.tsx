import '#shared/strict-zod.ts'
import '#shared/base.css'
import '#screens/driver/driver-area.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Driver } from '#app/Driver.tsx'
import { watchSession } from '#features/session/enter-and-leave.ts'
import { startSession } from '#features/session/start.ts'
import { startCourier } from '#features/trips/outbox/start-courier.ts'
import { startColors } from '#shared/color-mode.ts'
import { keepReadsOf } from '#shared/offline/keep-reads.ts'
import { startServiceWorker } from '#shared/offline/service-worker.ts'
import { readsOfDriver, workOffline } from '#features/trips/offline.ts'

startColors()
workOffline()
keepReadsOf(readsOfDriver)
startCourier()
watchSession()
startSession()
startServiceWorker()
const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Driver />
    </StrictMode>,
  )
}
