/** A workbook that the server answers in base64, offered as a download of its name. */
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export interface Workbook {
  name: string
  file: string
}

export const saveWorkbook = ({ name, file }: Workbook): void => {
  const bytes = Uint8Array.from(atob(file), (sign) => sign.codePointAt(0) ?? 0)
  const url = URL.createObjectURL(new Blob([bytes], { type: xlsxType }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken it by the next turn of its loop.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
