import { photoRules, uploadPhoto } from '#shared/api/upload-photo.ts'
import { paperFiles, uploadPaper } from '#shared/files/upload-paper.ts'
import type { UploadedImage } from '#shared/ui/images/image-rules.ts'
import { UploadImage } from '#shared/ui/images/UploadImage.tsx'

interface PhotoFieldProps {
  label: string
  value: readonly UploadedImage[] | undefined
  problem: string | undefined
  most?: number
  help?: string
  /** A paper, which may come as a PDF; else a photograph of the vehicle. */
  isPaper?: boolean
  onChange: (images: UploadedImage[]) => void
}

/** Photographs of the vehicle, JPG or PNG under 2 MB, or one side of a paper, from a file or the camera. */
export const PhotoField = (props: PhotoFieldProps) => {
  const { label, value = [], problem, most = 1, help, isPaper = false, onChange } = props
  return (
    <UploadImage
      label={label}
      value={value}
      onChange={onChange}
      upload={isPaper ? uploadPaper : uploadPhoto}
      rules={isPaper ? paperFiles : photoRules}
      most={most}
      hasCamera
      problem={problem}
      {...(help === undefined ? {} : { help })}
    />
  )
}
