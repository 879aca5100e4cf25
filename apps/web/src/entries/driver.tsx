import '#shared/base.css'
import '#screens/driver/driver-area.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Driver, loadDriverArea } from '#app/Driver.tsx'
import { watchSession } from '#features/sessions/enter-and-leave.ts'
import { startSession } from '#features/sessions/start.ts'
import { readHouseLook } from '#shared/brand/read-house-look.ts'
import { startColors } from '#shared/color-mode.ts'
import { startLine } from '#shared/line/line.ts'
import { keepReads } from '#shared/offline/keep-reads.ts'
import { startServiceWorker } from '#shared/offline/service-worker.ts'
import { sessionStore } from '#shared/session/session-store.ts'
import { stylesArrived } from '#shared/styles-arrived.ts'
import { keptOfDriver } from '#features/tracking/trip/offline.ts'

startColors()
startLine()
void readHouseLook()
keepReads(keptOfDriver)
watchSession()
startSession()
startServiceWorker()
// Asked for while the server says who this is, where somebody was here before.
if (sessionStore.isRemembered()) void loadDriverArea()
const root = document.querySelector('#root')
void stylesArrived().then(() => {
  if (root)
    createRoot(root).render(
      <StrictMode>
        <Driver />
      </StrictMode>,
    )
})
