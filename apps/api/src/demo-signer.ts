/** Signs notices as the sandbox gateway would, with the key of this installation. */
import { randomUUID } from 'node:crypto'
import { addressesFor, type Config } from '#config.ts'
import { signedNotice } from '#providers/payment/sandbox/notice.ts'
import { gatewayConfig } from '#providers/providers.ts'
import type { SignNotice } from '#world/stage.ts'
import { secretsOf } from './secrets.ts'

export type SignerFacts = { config: Config; dataFolder: string; publicUrl: string }

export const sandboxSigner = async ({ config, dataFolder, publicUrl }: SignerFacts): Promise<SignNotice> => {
  const addresses = addressesFor(config, publicUrl)
  const secrets = await secretsOf(config.ARRIERO_KEYS, dataFolder)
  const { key, algorithm } = gatewayConfig({ config, secrets, addresses })
  return (form, status) => {
    const uuid = randomUUID().replaceAll('-', '')
    return signedNotice({ form, uuid, status, result: '00', source: 'PAY' }, key, algorithm)
  }
}
