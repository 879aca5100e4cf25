/** Addresses made of the contact that is set. */
const localDigits = 10
const countryCode = '57'

const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '')

/** A number of ten digits is one of this country. */
export const messagingLink = (phone: string): string => {
  const digits = digitsOf(phone)
  return `https://wa.me/${digits.length === localDigits ? countryCode + digits : digits}`
}

export const mailLink = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`
