import '#shared/strict-zod.ts'
import '#shared/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Driver } from '#app/Driver.tsx'
import { startColors } from '#shared/color-mode.ts'

startColors()
const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Driver />
    </StrictMode>,
  )
}
