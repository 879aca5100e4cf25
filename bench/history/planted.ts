/** Histories that no service may have, each with what it is called. */
import type { Operation } from './checker.ts'

type Given = Partial<Omit<Operation, 'beganAt' | 'endedAt'>> & { time?: [number, number] }
/** All at once unless told when. */
const op = ({
  time: [beganAt, endedAt] = [0, 100],
  outcome = 'done',
  appends = [],
  reads = [],
}: Given): Operation => ({
  beganAt,
  endedAt,
  outcome,
  appends,
  reads,
})

const two = (order: readonly string[], other: readonly string[]): Operation =>
  op({
    reads: [
      ['x', order],
      ['y', other],
    ],
  })

export const plantedHistories: Record<string, Operation[]> = {
  G0: [
    op({
      appends: [
        ['x', '1'],
        ['y', '1'],
      ],
    }),
    op({
      appends: [
        ['x', '2'],
        ['y', '2'],
      ],
    }),
    two(['1', '2'], ['2', '1']),
  ],
  G1a: [op({ appends: [['x', '1']], outcome: 'refused' }), op({ reads: [['x', ['1']]] })],
  G1b: [
    op({
      appends: [
        ['x', '1'],
        ['x', '2'],
      ],
    }),
    op({ reads: [['x', ['1']]] }),
    op({ reads: [['x', ['1', '2']]] }),
  ],
  G1c: [
    op({ appends: [['x', '1']], reads: [['y', ['1']]] }),
    op({ appends: [['y', '1']], reads: [['x', ['1']]] }),
  ],
  // A read that saw one write of an operation and not the other.
  'G-single': [
    op({
      appends: [
        ['x', '1'],
        ['y', '1'],
      ],
    }),
    two(['1'], []),
    two(['1'], ['1']),
  ],
  // Write skew: each read what the other had not written yet.
  G2: [
    op({ appends: [['x', '1']], reads: [['y', []]] }),
    op({ appends: [['y', '1']], reads: [['x', []]] }),
    two(['1'], ['1']),
  ],
  // A stale read: it began when the write was acknowledged, and did not see it.
  'G-single against the clock': [
    op({ appends: [['x', '1']], time: [0, 1] }),
    op({ reads: [['x', []]], time: [2, 3] }),
    op({ reads: [['x', ['1']]], time: [4, 5] }),
  ],
  // Seen before anybody had begun to write it.
  'G1c against the clock': [
    op({ reads: [['x', ['1']]], time: [0, 1] }),
    op({ appends: [['x', '1']], time: [2, 3] }),
  ],
  lost: [op({ appends: [['x', '1']], time: [0, 1] }), op({ reads: [['x', []]], time: [2, 3] })],
  fork: [
    op({ appends: [['x', '1']] }),
    op({ appends: [['x', '2']] }),
    op({ reads: [['x', ['1']]] }),
    op({ reads: [['x', ['2']]] }),
  ],
  doubled: [op({ appends: [['x', '1']] }), op({ reads: [['x', ['1', '1']]] })],
  'from nowhere': [op({ reads: [['x', ['1']]] })],
}

/** Two clients who saw two writes in different sequences: a long fork. */
export const longFork: Operation[] = [
  op({ appends: [['x', '1']] }),
  op({ appends: [['y', '1']] }),
  two(['1'], []),
  two([], ['1']),
]

export const soundHistory: Operation[] = [
  op({ appends: [['x', '1']], time: [0, 2] }),
  // Not yet seen: it had not ended.
  op({ reads: [['x', []]], time: [1, 3] }),
  op({ appends: [['x', '2']], time: [3, 5], outcome: 'unknown' }),
  op({ appends: [['x', '3']], time: [3, 5], outcome: 'refused' }),
  op({
    appends: [
      ['x', '4'],
      ['y', '1'],
    ],
    reads: [['y', []]],
    time: [6, 9],
  }),
  two(['1', '2', '4'], ['1']),
  op({ reads: [['x', ['1', '2', '4']]], time: [10, 11] }),
]
