const digits = (phone: string) => phone.replace(/\D/g, '')

/** A chat of WhatsApp with that number; none where its country cannot be told. */
export const whatsappHref = (cellPhone: string): string | undefined => {
  const number = digits(cellPhone)
  if (number.length === 10) return `https://wa.me/57${number}`
  return cellPhone.startsWith('+') ? `https://wa.me/${number}` : undefined
}

/** Colombian numbers have ten digits; with its country code a number works from any SIM. */
export const phoneHref = (cellPhone: string): string => {
  const number = digits(cellPhone)
  return number.length === 10 ? `tel:+57${number}` : `tel:${cellPhone.startsWith('+') ? '+' : ''}${number}`
}
