const digits = (phone: string) => phone.replace(/\D/g, '')

/** Colombian numbers have ten digits; with its country code a number works from any SIM. */
export const phoneHref = (cellPhone: string): string => {
  const number = digits(cellPhone)
  return number.length === 10 ? `tel:+57${number}` : `tel:${cellPhone.startsWith('+') ? '+' : ''}${number}`
}
