/** A place in two lines: the town, by which people know it, and the street below. */
export interface PlaceLines {
  town: string
  street: string | undefined
}

/** Places end in `…, town, department`; what is shorter is all there is to say. */
export const placeLines = (name: string): PlaceLines => {
  const parts = name.split(',').map((part) => part.trim())
  if (parts.length < 3) return { town: name, street: undefined }
  const [town = '', department = ''] = parts.slice(-2)
  return {
    town: department.startsWith(town) ? town : `${town}, ${department}`,
    street: parts.slice(0, -2).join(', '),
  }
}
