import { describe, expect, test } from 'vitest'
import type { LyraConfig } from './lyra.config.ts'
import { attempt, returnsTo, shop } from './lyra.fixture.ts'
import { lyraGateway } from './lyra.ts'
import { gatewaySuite } from './payment.suite.ts'
import { livePlatform } from './platform.fixture.ts'

const secure = 'https://arriero.example.co'
const live: LyraConfig = {
  ...shop,
  origins: [secure],
  actionUrl: 'https://secure.payzen.lat/vads-payment/',
  mode: 'PRODUCTION',
  key: 'Rw6Jf1Uy9Gs4Ke7B',
  notificationUrl: `${secure}/v1/payment/notification`,
  returnUrls: {
    service: returnsTo('{origin}/pago/{orderId}'),
    standby: returnsTo('{origin}/pago/{orderId}/espera'),
  },
}
const older = 'Zt5Yh3Nb8Vc1Kd6W'

gatewaySuite('Lyra in production, SHA-256', async () => livePlatform(live))
gatewaySuite('Lyra in production, SHA-1', async () => livePlatform({ ...live, algorithm: 'sha1' }))
gatewaySuite('Lyra while its key is being changed: notices still signed with the one before', async () =>
  livePlatform({ ...live, previousKey: older }, older),
)

describe('a change of the key', () => {
  const told = async (config: LyraConfig, key: string) => {
    const { gateway, tell } = livePlatform(config, key)
    return gateway.read(await tell(gateway.form(attempt), 'CAPTURED')).ok
  }

  test('is a while in which both keys hold, and nothing is lost', async () => {
    expect(await told({ ...live, key: older }, older)).toBe(true)
    const changing = { ...live, previousKey: older }
    expect(await told(changing, older)).toBe(true)
    expect(await told(changing, live.key)).toBe(true)
    expect(await told(live, live.key)).toBe(true)
  })

  test('ends the key before: with it nothing is believed any more', async () => {
    expect(await told(live, older)).toBe(false)
  })

  test('signs forms with the new key from its first moment', () => {
    const form = lyraGateway({ ...live, previousKey: older }).form(attempt)
    expect(form.signature).toBe(lyraGateway(live).form(attempt).signature)
    expect(form.signature).not.toBe(lyraGateway({ ...live, key: older }).form(attempt).signature)
  })
})
