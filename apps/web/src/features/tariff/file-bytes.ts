/** Files between the browser's disk and a JSON body. */

/** As base64; for files of a megabyte at most. */
export const base64Of = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Offers the bytes as a download of that name. */
export const saveWorkbook = ({ name, file }: { name: string; file: string }): void => {
  const bytes = Uint8Array.from(atob(file), (sign) => sign.codePointAt(0) ?? 0)
  const url = URL.createObjectURL(new Blob([bytes], { type: xlsxType }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken it by the next turn of its loop.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
