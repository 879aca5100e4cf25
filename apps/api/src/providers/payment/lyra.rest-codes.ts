/** What Lyra's error codes of its web services are worth. What is not listed may have happened all the same. */
import type { RefusalRemedy } from '@arriero/domain/money/gateway-refunds'

const codes: Readonly<Record<RefusalRemedy, readonly string[]>> = {
  /** Wrong credentials, web services not open, production not open. */
  settings: ['INT_905', 'PSP_100', 'PSP_109'],
  /** Unpaid, given back or cancelled before, beyond what is left: what stands there decides. */
  look: ['PSP_083', 'PSP_104', 'PSP_105', 'PSP_510', 'PSP_511'],
  /** Wrong state, too late to cancel, too early to give back, limits of the shop. */
  later: ['PSP_011', 'PSP_503', 'PSP_075', 'PSP_076', 'PSP_106', 'PSP_513', 'PSP_514', 'PSP_515', 'PSP_516'],
  /** Not known there, not for this card or acquirer, no parts, card expired, too old. */
  transfer: [
    'PSP_010',
    'PSP_020',
    'PSP_043',
    'PSP_077',
    'PSP_078',
    'PSP_079',
    'PSP_090',
    'PSP_101',
    'PSP_112',
    'PSP_507',
    'PSP_582',
    'PSP_638',
    'PSP_639',
  ],
}

const remedies = new Map(
  Object.entries(codes).flatMap(([remedy, listed]) =>
    listed.map((code) => [code, remedy as RefusalRemedy] as const),
  ),
)

/** Undefined: an outage, or a code that is newer than this list. */
export const remedyOf = (code: string): RefusalRemedy | undefined => remedies.get(code)
