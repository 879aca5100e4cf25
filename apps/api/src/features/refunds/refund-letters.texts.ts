/** The owner of an account reads at once that money of his is to go somewhere. */
export const accountLetter = (bank: string, ending: string) => ({
  subject: 'Dio una cuenta para su devolución',
  lines: [`Le devolvemos el dinero a la cuenta de ${bank} terminada en ${ending}.`],
})
