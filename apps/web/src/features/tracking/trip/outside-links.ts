/** Addresses that open the phone's own apps. */

type Place = { latitude: number; longitude: number; name: string }

/** `geo:` lets Android offer every map app; Apple's phones know only their own address. */
export const mapsHref = ({ latitude, longitude, name }: Place, isApple: boolean): string => {
  const point = `${latitude},${longitude}`
  return isApple
    ? `https://maps.apple.com/?daddr=${point}`
    : `geo:${point}?q=${point}(${encodeURIComponent(name)})`
}

export const isApplePhone = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent)
