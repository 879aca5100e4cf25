import '#shared/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { TrackingScreen } from '#screens/public/tracking/TrackingScreen.tsx'
import { queryClient } from '#shared/api/queries.ts'
import { readHouseLook } from '#shared/brand/read-house-look.ts'
import { startColors } from '#shared/color-mode.ts'
import { startLine } from '#shared/line/line.ts'

startColors()
startLine()
void readHouseLook()
const root = document.querySelector('#root')
/** `/seguimiento/<token>`: nothing else is on this page, so it needs no router. */
const token = window.location.pathname.split('/')[2] ?? ''
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <TrackingScreen token={token} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
