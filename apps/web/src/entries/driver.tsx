import '#shared/strict-zod.ts'
import '#shared/base.css'
import '#screens/driver/driver-area.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Driver } from '#app/Driver.tsx'
import { watchSession } from '#features/session/enter-and-leave.ts'
import { startSession } from '#features/session/start.ts'
import { startColors } from '#shared/color-mode.ts'

startColors()
watchSession()
startSession()
const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Driver />
    </StrictMode>,
  )
}
