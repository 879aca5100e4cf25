import { photoRules, uploadPhoto } from '#shared/api/upload-photo.ts'
import type { UploadedImage } from '#shared/ui/image-rules.ts'
import { UploadImage } from '#shared/ui/UploadImage.tsx'

interface PhotoFieldProps {
  label: string
  value: readonly UploadedImage[] | undefined
  problem: string | undefined
  most?: number
  help?: string
  onChange: (images: UploadedImage[]) => void
}

/** Photographs of the vehicle or of one side of a paper: JPG or PNG under 2 MB, from a file or the camera. */
export const PhotoField = ({ label, value = [], problem, most = 1, help, onChange }: PhotoFieldProps) => (
  <UploadImage
    label={label}
    value={value}
    onChange={onChange}
    upload={uploadPhoto}
    rules={photoRules}
    most={most}
    hasCamera
    problem={problem}
    {...(help === undefined ? {} : { help })}
  />
)
