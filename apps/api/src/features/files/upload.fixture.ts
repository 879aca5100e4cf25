/** A multipart body with one file, by hand, so that tests can also make bad ones. */

export type Upload = { bytes: Buffer | string; filename?: string; mediaType?: string; field?: string }

const boundary = 'limite-de-la-prueba'

export const multipart = ({
  bytes,
  filename = 'foto.jpg',
  mediaType = 'image/jpeg',
  field = 'file',
}: Upload) => ({
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  payload: Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: ${mediaType}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]),
})
