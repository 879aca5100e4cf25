/** How a camera's picture becomes one the server takes: JPEG, under 2 MB, at most 2400 pixels a side. Spec §5. */
import { photoLimitBytes, photoMostPixels, photoSidePixels } from '@arriero/domain/typed/limits'

export type PhotoFacts = { type: string; sizeBytes: number; width: number; height: number }

/** Whether the photo may be sent without being made smaller. */
export const fitsAsIs = ({ type, sizeBytes, width, height }: PhotoFacts): boolean =>
  type === 'image/jpeg' && sizeBytes < photoLimitBytes && width * height <= photoMostPixels

/** The picture's sides at most `sideMax` pixels, in its own proportion, never enlarged. */
export const within = (width: number, height: number, sideMax: number): { width: number; height: number } => {
  const scale = Math.min(1, sideMax / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** From the best to the smallest; the last one of any picture is far below the limit. */
export const photoTries: readonly { sideMax: number; quality: number }[] = [
  { sideMax: photoSidePixels, quality: 0.85 },
  { sideMax: photoSidePixels, quality: 0.7 },
  { sideMax: 1800, quality: 0.7 },
  { sideMax: 1200, quality: 0.65 },
  { sideMax: 800, quality: 0.6 },
]

/** The first try whose outcome is small enough. */
export const firstThatFits = async (
  encode: (attempt: { sideMax: number; quality: number }) => Promise<Blob | null>,
): Promise<Blob | undefined> => {
  for (const attempt of photoTries) {
    const blob = await encode(attempt)
    if (blob && blob.size < photoLimitBytes) return blob
  }
  return undefined
}
