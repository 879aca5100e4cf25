import { Suspense } from 'react'
import { lazyPart } from '#shared/line/lazy-part.ts'
import type { QrProps } from './QrDrawing.tsx'

const QrDrawing = lazyPart(async () => ({ default: (await import('./QrDrawing.tsx')).QrDrawing }))

const room = { maxWidth: 300, aspectRatio: 1 } as const

/** A QR code. What draws it comes with the first one: few ever see one. */
export const QrCode = (props: QrProps) => (
  <Suspense fallback={<div style={room} />}>
    <QrDrawing {...props} />
  </Suspense>
)
