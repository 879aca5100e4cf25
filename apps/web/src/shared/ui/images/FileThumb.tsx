import { PaperCard } from '#shared/files/PaperCard.tsx'
import { whileOpen } from '#shared/files/own-addresses.ts'
import type { UploadedImage } from './image-rules.ts'

/** A chosen file, shown small: its picture, or of a PDF a paper. Without Ant Design: the driver area shows the same. */
export const FileThumb = ({ file, alt }: { file: UploadedImage; alt: string }) =>
  file.pdfBytes === undefined ? (
    <img src={file.url} alt={alt} />
  ) : (
    <PaperCard name={file.name} url={whileOpen(file.url)} bytes={file.pdfBytes} />
  )
