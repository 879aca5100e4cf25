/**
 * A month's journal as accounting programs take it: what is known of how many lines each reads at once, and a split that cuts no
 * voucher. Where a program's own columns are not documented in public it gets the general file. docs/decisions/0071.
 */
export const accountingPrograms = ['general', 'siigo', 'alegra', 'worldOffice'] as const
export type AccountingProgram = (typeof accountingPrograms)[number]

export const voucherFileKinds = ['csv', 'xlsx', 'json'] as const
export type VoucherFileKind = (typeof voucherFileKinds)[number]

type Takes = { kinds: readonly VoucherFileKind[]; linesMost: number | null }

/** Siigo reads 500 lines of a sheet at once and documents the body of its web service; Alegra reads 2,000. */
export const programTakes: Record<AccountingProgram, Takes> = {
  general: { kinds: ['csv', 'xlsx'], linesMost: null },
  siigo: { kinds: ['csv', 'xlsx', 'json'], linesMost: 500 },
  alegra: { kinds: ['csv', 'xlsx'], linesMost: 2000 },
  worldOffice: { kinds: ['csv', 'xlsx'], linesMost: null },
}

/** Beyond it no spreadsheet opens a file with ease; a larger month is written in several. */
const linesOfFileMost = 100_000

export type VoucherSize = { number: number; lines: number }
export type VoucherPart = { from: number; to: number; vouchers: number; lines: number }

/** Parts in the sequence of their vouchers. A voucher longer than a part is one by itself. */
export const partsOf = (vouchers: readonly VoucherSize[], program: AccountingProgram): VoucherPart[] => {
  const most = programTakes[program].linesMost ?? linesOfFileMost
  const parts: VoucherPart[] = []
  for (const { number, lines } of vouchers) {
    const last = parts.at(-1)
    if (last && last.lines + lines <= most)
      parts[parts.length - 1] = {
        ...last,
        to: number,
        vouchers: last.vouchers + 1,
        lines: last.lines + lines,
      }
    else parts.push({ from: number, to: number, vouchers: 1, lines })
  }
  return parts
}
