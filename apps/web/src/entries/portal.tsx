import '#shared/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Portal } from '#app/Portal.tsx'
import { watchSession } from '#features/session/enter-and-leave.ts'
import { startSession } from '#features/session/start.ts'
import { readHouseLook } from '#shared/brand/read-house-look.ts'
import { startColors } from '#shared/color-mode.ts'
import { watchPresence } from '#shared/session/presence.ts'

startColors()
void readHouseLook()
watchPresence(window)
watchSession()
startSession()
const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Portal />
    </StrictMode>,
  )
}
