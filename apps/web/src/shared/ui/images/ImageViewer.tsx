import { Suspense } from 'react'
import { lazyPart } from '#shared/line/lazy-part.ts'
import type { ImageViewerProps } from './image-viewer/viewed-image.ts'

const ViewerDialog = lazyPart(async () => ({
  default: (await import('./image-viewer/ViewerDialog.tsx')).ViewerDialog,
}))

/** Pictures over the whole window, one at a time: bigger, turned, the next one. Mounted = open. */
export const ImageViewer = (props: ImageViewerProps) => (
  <Suspense fallback={null}>
    <ViewerDialog {...props} />
  </Suspense>
)
