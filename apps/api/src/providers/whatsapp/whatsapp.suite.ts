/** What every driver of WhatsApp keeps. */
import { expect, test } from 'vitest'
import type { WhatsappMessage, WhatsappSender } from './port.ts'

export const whatsappSuite = (
  name: string,
  open: () => Promise<{
    sender: WhatsappSender
    arrived(): Promise<(WhatsappMessage & { reference: string })[]>
  }>,
): void => {
  const message: WhatsappMessage = {
    to: '+573001234567',
    template: 'aviso_trips',
    parameters: ['Inició el viaje', 'Bogotá – Cali · Servicio a1b2c3'],
    button: 'main/cliente-servicios/1?x=ñ',
  }
  test(`${name} brings a message as it was written, with our name of it, and gives it one`, async () => {
    const { sender, arrived } = await open()
    const first = await sender.send(message, 'a'.repeat(24))
    const second = await sender.send({ ...message, to: '+573009999999' }, 'b'.repeat(24))
    expect(first).toMatch(/^wamid\../)
    expect(second).not.toBe(first)
    const all = await arrived()
    expect(all).toHaveLength(2)
    expect(all).toContainEqual(expect.objectContaining({ ...message, reference: 'a'.repeat(24) }))
  })
}
