/** A file the server made is fetched under the name a person knows it by. */
export const fetchMade = ({ name, url }: { name: string; url: string }): void => {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
