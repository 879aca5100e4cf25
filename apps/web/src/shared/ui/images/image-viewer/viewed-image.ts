export interface ViewedImage {
  url: string
  /** Read aloud and written over the picture; where there are several, their place is told beside it. */
  name: string
}

export interface ImageViewerProps {
  images: readonly ViewedImage[]
  /** Which one is seen first, counted from 0. */
  start?: number
  onClose: () => void
}
