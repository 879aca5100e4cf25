/** All that a sheet comes to once it has ended; asked for before anything is drawn on it. */
export const sheetBytes = (sheet: PDFKit.PDFDocument): Promise<Buffer> => {
  const chunks: Buffer[] = []
  return new Promise<Buffer>((resolve, reject) => {
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.on('end', () => resolve(Buffer.concat(chunks)))
    sheet.on('error', reject)
  })
}
