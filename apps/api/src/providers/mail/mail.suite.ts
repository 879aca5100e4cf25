/** Tests that every mail driver has to pass. */
import { expect, test } from 'vitest'
import type { Mail, MailCarrier } from './port.ts'

export type CarriedMail = { to: string; subject: string; text: string }

export const mailSuite = (
  name: string,
  open: () => Promise<{ carrier: MailCarrier; arrived(): Promise<CarriedMail[]> }>,
): void => {
  const letter = (more: Partial<Mail> = {}): Mail => ({
    to: 'ana@example.co',
    subject: 'Su código: ñandú',
    text: 'Línea uno\n\nLínea dos con acentos: áéíóú',
    html: '<p>Línea uno</p>',
    reference: 'a'.repeat(24),
    ...more,
  })
  test(`${name} brings a letter as it was written`, async () => {
    const { carrier, arrived } = await open()
    await carrier.send(letter())
    expect(await arrived()).toMatchObject([
      {
        to: 'ana@example.co',
        subject: 'Su código: ñandú',
        text: expect.stringMatching(/^Línea uno\s+Línea dos con acentos: áéíóú\s*$/),
      },
    ])
  })
  test(`${name} adds no header that a subject smuggles in`, async () => {
    const { carrier, arrived } = await open()
    await carrier.send(letter({ subject: 'Hola\r\nBcc: otro@example.co' }))
    const [one, ...others] = await arrived()
    expect(others).toEqual([])
    expect(one?.to).toBe('ana@example.co')
  })
}
