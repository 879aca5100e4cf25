// Secrets that the library does not know by their form: those this product makes, and some of others. Each begins with what is rare: files of
// megabytes in one line are read too.

export interface Form {
  /** What is found. */
  is: string
  /** Of the secret and what stands around it; with `g`. */
  pattern: RegExp
}

export const ownForms: readonly Form[] = [
  { is: 'an API key of a company', pattern: /\barriero_[\w-]{43}(?![\w-])/g },
  { is: 'the secret of a webhook', pattern: /\bwhsec_[A-Za-z0-9+/]{32,}={0,2}/g },
  { is: 'the keys of an installation in a line', pattern: /\bARRIERO_KEYS['"]?\s*[=:]\s*['"]?[\w-]{200,}/g },
  {
    is: 'a key of the data folder',
    pattern: /"(?:key|fileKey|sealKey|webhookKey|privateKey|sandbox\w+Key)"\s*:\s*"[\w-]{32,}"/g,
  },
  {
    is: 'a key of the gateway',
    pattern: /\bPAYMENT_(?:PREVIOUS_|TEST_)?KEY['"]?\s*[=:]\s*['"]?[A-Za-z0-9]{16,}/g,
  },
  {
    is: 'a secret among the settings',
    pattern:
      /\b(?:WHATSAPP_TOKEN|WHATSAPP_APP_SECRET|INSURER_KEY|FILES_S3_SECRET|NATS_TOKEN|[A-Z]{1,30}_PASSWORD)['"]?\s*[=:]\s*['"]?[A-Za-z0-9+/]{20,}/g,
  },
  { is: 'a password of the gateway’s web services', pattern: /\b(?:test|prod)password_[A-Za-z0-9]{20,}/g },
  { is: 'a token of Meta', pattern: /\bEAA[A-Za-z0-9]{60,}/g },
  {
    is: 'an address with a password, of mail or of a bus',
    pattern: /\b(?:smtps?|nats|tls|rediss?|amqps?):\/\/[^\s:/@'"`]+:[^\s@/'"`]{4,}@/g,
  },
  {
    is: 'the hash of a password',
    pattern: /\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$[\w+/]{16,}\$[\w+/]{40,}/g,
  },
  { is: 'the secret of an authenticator', pattern: /otpauth:\/\/totp\/[^\s'"`]*secret=[A-Z2-7]{16,}/g },
  { is: 'a seed of NATS', pattern: /\bS[UANOC][A-Z2-7]{56}\b/g },
  { is: 'a signed token', pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/g },
  { is: 'a private key of PGP', pattern: /-----BEGIN PGP PRIVATE[ ]KEY BLOCK-----/g },
  { is: 'a private key of PuTTY', pattern: /PuTTY-User-Key-File-[23]:/g },
  { is: 'a private key of age', pattern: /AGE-SECRET-KEY-1[0-9A-Z]{58}/g },
  { is: 'a key of Stripe', pattern: /\b[rs]k_live_[A-Za-z0-9]{20,}/g },
  { is: 'a key of Google', pattern: /\bAIza[\w-]{35}(?![\w-])/g },
  { is: 'a secret key of Mapbox', pattern: /\bsk\.eyJ[\w-]{20,}\.[\w-]{20,}/g },
  { is: 'a key of Twilio', pattern: /\bSK[0-9a-f]{32}\b/g },
  { is: 'the token of a Telegram bot', pattern: /\b\d{8,10}:AA[\w-]{33}(?![\w-])/g },
  { is: 'a key of Azure’s storage', pattern: /AccountKey=[A-Za-z0-9+/]{86}==/g },
  {
    is: 'an address of a store signed for somebody',
    pattern: /X-Amz-Credential=[^&\s'"`]+&[^\s'"`]*X-Amz-Signature=[0-9a-f]{64}/g,
  },
]
