/** Addresses that open the phone's own apps. */

const digits = (phone: string) => phone.replace(/\D/g, '')

/** Colombian numbers have ten digits; with its country code a number works from any SIM. */
export const phoneHref = (cellPhone: string): string => {
  const number = digits(cellPhone)
  return number.length === 10 ? `tel:+57${number}` : `tel:${cellPhone.startsWith('+') ? '+' : ''}${number}`
}

type Place = { latitude: number; longitude: number; name: string }

/** `geo:` lets Android offer every map app; Apple's phones know only their own address. */
export const mapsHref = ({ latitude, longitude, name }: Place, isApple: boolean): string => {
  const point = `${latitude},${longitude}`
  return isApple
    ? `https://maps.apple.com/?daddr=${point}`
    : `geo:${point}?q=${point}(${encodeURIComponent(name)})`
}

export const isApplePhone = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent)
