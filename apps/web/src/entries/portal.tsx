import '#shared/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keptOfPortal } from '#app/kept-of-portal.ts'
import { Portal } from '#app/Portal.tsx'
import { bringScreenAt } from '#app/routes.tsx'
import { watchSession } from '#features/sessions/enter-and-leave.ts'
import { startSession } from '#features/sessions/start.ts'
import { readHouseLook } from '#shared/brand/read-house-look.ts'
import { startColors } from '#shared/color-mode.ts'
import { startLine } from '#shared/line/line.ts'
import { keepReads } from '#shared/offline/keep-reads.ts'
import { startPortalWorker } from '#shared/offline/service-worker.ts'
import { watchPresence } from '#shared/session/presence.ts'
import { sessionStore } from '#shared/session/session-store.ts'

startColors()
startLine()
void readHouseLook()
watchPresence(window)
keepReads(keptOfPortal)
watchSession()
startSession()
if (sessionStore.isRemembered()) bringScreenAt(window.location.pathname)
startPortalWorker()
const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Portal />
    </StrictMode>,
  )
}
