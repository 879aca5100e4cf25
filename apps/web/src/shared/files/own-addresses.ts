/** Addresses this page has made for chosen files; a wizard that is resumed later keeps some that lead nowhere any more. */
const made = new Set<string>()

export const addressOf = (bytes: Blob): string => {
  const url = URL.createObjectURL(bytes)
  made.add(url)
  return url
}

/** The address, where it still leads somewhere. */
export const whileOpen = (url: string): string | undefined =>
  !url.startsWith('blob:') || made.has(url) ? url : undefined
